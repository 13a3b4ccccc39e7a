import { type SubmitEvent, useId, useState } from "react";
import { isComposing } from "../../composing";
import type { Month, MonthStandings } from "../../platform";
import type { ResultsText } from "../../text/results.ja";

interface Props {
  text: ResultsText;
  standings: MonthStandings;
  problem: string | null;
  onGo: (month: Month) => void;
  /** Whether that was a month; if not, what was typed stays to be corrected. */
  onTyped: (typed: string) => Promise<boolean>;
}

export function MonthBar({ text, standings, problem, onGo, onTyped }: Props) {
  const [typed, setTyped] = useState("");
  const box = useId();
  const explanation = useId();
  const { previous, next } = standings;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await onTyped(typed)) {
      setTyped("");
    }
  }

  return (
    <div className="month-bar">
      <h2 aria-live="polite">
        {text.monthHeading(standings.month, standings.heading)} {text.standings}
      </h2>
      <button
        type="button"
        disabled={previous === null}
        onClick={() => previous !== null && onGo(previous)}
      >
        {text.previousMonth}
      </button>
      <button type="button" disabled={next === null} onClick={() => next !== null && onGo(next)}>
        {text.nextMonth}
      </button>
      <form onSubmit={submit}>
        <label htmlFor={box}>{text.monthBox}</label>
        <input
          id={box}
          type="text"
          autoComplete="off"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={explanation}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && isComposing(event.nativeEvent)) {
              event.preventDefault();
            }
          }}
        />
        <button type="submit">{text.showMonth}</button>
      </form>
      {problem !== null && (
        <p id={explanation} className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
