import { useId } from "react";
import "../../parts/list.css";

interface Props<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly Value[];
  words: (choice: Value) => string;
  onChange: (chosen: Value) => void;
}

/** One of several, by a list. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, value, choices, words, onChange } = props;
  const id = useId();
  return (
    <div className="box choice-row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="f list"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice) === event.target.value);
          if (chosen !== undefined) {
            onChange(chosen);
          }
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}
