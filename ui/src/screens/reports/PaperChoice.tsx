import { useText } from "../../frame/context";
import type { Honorific, Paper } from "../../platform";
import { Choice } from "../data/Choice";

const honorifics: readonly Honorific[] = ["sama", "san", "none"];

interface Props {
  value: Paper;
  onChange: (paper: Paper) => void;
}

export function PaperChoice({ value, onChange }: Props) {
  const words = useText().reports;
  return (
    <div className="choice-row">
      <label className="tick">
        <input
          type="checkbox"
          checked={value.large}
          onChange={(event) => onChange({ ...value, large: event.target.checked })}
        />
        {words.large}
      </label>
      <Choice
        label={words.honorific}
        value={value.honorific}
        choices={honorifics}
        words={(honorific) => words.honorifics[honorific]}
        onChange={(honorific) => onChange({ ...value, honorific })}
      />
    </div>
  );
}
