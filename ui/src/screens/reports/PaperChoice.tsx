import { useId } from "react";
import { useText } from "../../frame/context";
import type { Honorific, Paper } from "../../platform";

const honorifics: readonly Honorific[] = ["sama", "san", "none"];

interface Props {
  value: Paper;
  onChange: (paper: Paper) => void;
}

export function PaperChoice({ value, onChange }: Props) {
  const words = useText().reports;
  const select = useId();
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
      <label htmlFor={select}>{words.honorific}</label>
      <select
        id={select}
        value={value.honorific}
        onChange={(event) => {
          const honorific = honorifics.find((other) => other === event.target.value);
          if (honorific !== undefined) {
            onChange({ ...value, honorific });
          }
        }}
      >
        {honorifics.map((honorific) => (
          <option key={honorific} value={honorific}>
            {words.honorifics[honorific]}
          </option>
        ))}
      </select>
    </div>
  );
}
