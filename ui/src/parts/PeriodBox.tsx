import { useId, useState } from "react";
import { useFrame } from "../frame/context";
import type { Answer, ChosenPeriod, Day, PeriodKind, Problem } from "../platform";
import { problemInOne } from "../text";
import { DateBox } from "./DateBox";
import { TextBox } from "./TextBox";

const kinds: readonly PeriodKind[] = ["day", "month", "half", "fiscal_year", "all", "custom"];

type Ends = Pick<ChosenPeriod, "from" | "to">;

interface Props {
  value: ChosenPeriod;
  onChange: (period: ChosenPeriod) => void;
  /** Only some kinds of period, for documents that want one. */
  kinds?: readonly PeriodKind[];
}

/** Chooses a day, month, half, fiscal year, everything, or any days in a row. */
export function PeriodBox({ value, onChange, kinds: offered = kinds }: Props) {
  const { platform, text } = useFrame();
  const words = text.parts.period;
  const [problem, setProblem] = useState<Problem | null>(null);
  // What is no day stays in the box to be corrected.
  const [refused, setRefused] = useState("");
  // Two days of which one is still to come, or which are refused together.
  const [ends, setEnds] = useState<Ends | null>(null);
  // The day that was in view before its month or year was: one kind of period after the other is
  // looked at on the way down a list.
  const [remembered, remember] = useState(value.to?.iso ?? null);
  const near = holds(value, remembered) ? remembered : (value.to?.iso ?? null);
  const select = useId();

  const shown = ends === null ? value.kind : "custom";
  const shownEnds = ends ?? { from: value.from, to: value.to };

  async function take(asked: Promise<Answer<ChosenPeriod>>, typed = "") {
    const answer = await asked;
    setProblem(answer.ok ? null : answer.problem);
    setRefused(answer.ok ? "" : typed);
    if (answer.ok) {
      setEnds(null);
      onChange(answer.value);
    }
  }

  function chooseKind(kind: PeriodKind) {
    setProblem(null);
    setRefused("");
    if (kind === "custom") {
      setEnds({ from: null, to: null });
    } else {
      setEnds(null);
      remember(near);
      void take(platform.periodOf(kind, near));
    }
  }

  function chooseEnd(end: "from" | "to", day: Day | null) {
    const chosen = { ...shownEnds, [end]: day };
    setEnds(chosen);
    if (chosen.from !== null && chosen.to !== null) {
      void take(platform.periodBetween(chosen.from.iso, chosen.to.iso));
    }
  }

  const steps = shown !== "custom" && shown !== "all";
  return (
    <fieldset className="period-box" aria-label={words.label}>
      <div className="box">
        <label htmlFor={select}>{words.label}</label>
        <select
          id={select}
          value={shown}
          onChange={(event) => {
            const chosen = offered.find((offer) => offer === event.target.value);
            if (chosen !== undefined) {
              chooseKind(chosen);
            }
          }}
        >
          {offered.map((offer) => (
            <option key={offer} value={offer}>
              {words.kinds[offer]}
            </option>
          ))}
        </select>
      </div>
      {steps && (
        <>
          <div className="period-steps">
            <button
              type="button"
              aria-disabled={value.previous === null}
              onClick={() =>
                value.previous !== null && take(platform.periodOf(shown, value.previous))
              }
            >
              {words.previous}
            </button>
            <output className="period-heading">{text.periodHeading(value)}</output>
            <button
              type="button"
              aria-disabled={value.next === null}
              onClick={() => value.next !== null && take(platform.periodOf(shown, value.next))}
            >
              {words.next}
            </button>
          </div>
          <TextBox
            label={words.goTo}
            hint={words.goToHint}
            width={12}
            value={refused}
            onChange={(typed) => {
              setRefused(typed);
              if (typed.trim() === "") {
                setProblem(null);
              } else {
                void take(platform.periodFromText(shown, typed), typed);
              }
            }}
            problem={problem === null ? null : problemInOne(text, problem)}
          />
        </>
      )}
      {shown === "custom" && (
        <>
          <DateBox
            label={words.from}
            value={shownEnds.from}
            onChange={(day) => chooseEnd("from", day)}
          />
          <DateBox
            label={words.to}
            value={shownEnds.to}
            onChange={(day) => chooseEnd("to", day)}
            problem={problem === null ? null : problemInOne(text, problem)}
          />
        </>
      )}
    </fieldset>
  );
}

/** ISO days stand in the order of the calendar. */
function holds({ from, to }: Ends, day: string | null): boolean {
  return day !== null && (from === null || from.iso <= day) && (to === null || day <= to.iso);
}
