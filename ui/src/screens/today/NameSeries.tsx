import { useState } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { SeriesId } from "../../platform";

interface Props {
  label: string;
  hint: string;
  onNamed: (series: SeriesId) => void;
}

/** What a new series is called; it is made by Enter or the button, and not by leaving the box. */
export function NameSeries({ label, hint, onNamed }: Props) {
  const words = useFrame().text.today;
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const keep = useWrite((platform, given: string) => platform.nameSeries(given));

  async function nameIt() {
    const given = name.trim();
    setIsMissing(given === "");
    if (given !== "" && !keep.running) {
      const answer = await keep.run(given);
      if (answer.ok) {
        onNamed(answer.value);
      }
    }
  }

  return (
    <div className="name-series" data-first-field>
      <TextBox
        label={label}
        hint={hint}
        width={20}
        autoFocus
        value={name}
        onType={setName}
        onChange={setName}
        onEnter={() => void nameIt()}
        problem={isMissing && name.trim() === "" ? words.needsSeriesName : null}
      />
      <div className="actions">
        <button
          type="button"
          className="primary"
          aria-disabled={keep.running}
          onClick={() => void nameIt()}
        >
          {words.beginSeries}
        </button>
      </div>
      {keep.problem && <ProblemMessage problem={keep.problem} />}
    </div>
  );
}
