import { useState } from "react";
import { useFrame } from "../../frame/context";
import type { PresetChoice } from "../../platform";

interface Props {
  presets: readonly PresetChoice[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Most clubs choose among these; of the others it is said how many there are. */
const usual = ["shirakaba-2025", "kenko-25000"];

/** The rules to begin with. */
export function RuleChoice({ presets, chosen, onChoose }: Props) {
  const words = useFrame().text.start;
  const [all, showAll] = useState(false);
  const first = presets.filter(({ id }) => usual.includes(id));
  const others = presets.filter(({ id }) => !usual.includes(id));
  const shown = all || first.length === 0 ? [...first, ...others] : first;
  return (
    <fieldset className="rule-choice">
      <legend>
        {words.rules}
        <small>{words.rulesHint}</small>
      </legend>
      {shown.map(({ id, name }) => (
        <label key={id} className="rule">
          <input type="radio" name="rules" checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            {name}
            <small>{words.preset(id)}</small>
          </span>
        </label>
      ))}
      {shown.length < presets.length && (
        <button type="button" className="rule" onClick={() => showAll(true)}>
          <span aria-hidden="true">＋</span>
          <span>
            {words.otherPresets(presets.length - shown.length)}
            <small>{words.otherPresetsHint}</small>
          </span>
        </button>
      )}
    </fieldset>
  );
}
