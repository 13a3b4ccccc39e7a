import { useText } from "../../frame/context";
import { Check } from "../../parts/Check";
import { Switch } from "../../parts/Switch";
import type { Honorific, Paper } from "../../platform";

const honorifics: readonly Honorific[] = ["none", "san", "sama"];

interface Props {
  value: Paper;
  onChange: (paper: Paper) => void;
}

/** What every paper can be asked. */
export function PaperChoice({ value, onChange }: Props) {
  const words = useText().reports;
  return (
    <>
      <div className="line">
        {words.honorific}
        <Switch
          label={words.honorific}
          choices={honorifics.map((honorific) => [honorific, words.honorifics[honorific]])}
          chosen={value.honorific}
          onChoose={(honorific) => onChange({ ...value, honorific })}
        />
      </div>
      <Check
        label={words.large}
        value={value.large}
        onChange={(large) => onChange({ ...value, large })}
      />
    </>
  );
}
