import { useState } from "react";
import { useFrame } from "../frame/context";
import type { Answer, ChosenPeriod, Day, PeriodKind, Problem } from "../platform";
import { problemInOne } from "../text";
import { PeriodDates } from "./PeriodDates";
import { Stepper } from "./Stepper";
import { Switch } from "./Switch";
import "./period.css";

const kinds: readonly PeriodKind[] = ["day", "month", "half", "fiscal_year", "all", "custom"];

/** Those that are reached through the dates; they stand in the row only while they are chosen. */
const byDate: readonly PeriodKind[] = ["day", "custom"];

export type Ends = Pick<ChosenPeriod, "from" | "to">;

const noEnds: Ends = { from: null, to: null };

interface Props {
  value: ChosenPeriod;
  onChange: (period: ChosenPeriod) => void;
  /** Only some kinds of period, for documents that want one. */
  kinds?: readonly PeriodKind[];
}

/**
 * Chooses a month, half, fiscal year, everything, a day, or any days in a row: in one row, whose
 * middle opens the boxes to type dates in.
 */
export function PeriodBox({ value, onChange, kinds: offered = kinds }: Props) {
  const { platform, text } = useFrame();
  const words = text.parts.period;
  const [isOpen, open] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // What is no day stays in the box to be corrected.
  const [refused, setRefused] = useState<string | null>(null);
  // Two days of which one is still to come, or which are refused together.
  const [ends, setEnds] = useState<Ends | null>(null);
  // The day that was in view before its month or year was: one kind of period after the other is
  // looked at on the way along the row.
  const [remembered, remember] = useState(value.to?.iso ?? null);
  const near = holds(value, remembered) ? remembered : (value.to?.iso ?? null);

  function forget() {
    setProblem(null);
    setRefused(null);
    setEnds(null);
  }

  async function take(asked: Promise<Answer<ChosenPeriod>>, typed: string | null = null) {
    const answer = await asked;
    if (answer.ok) {
      forget();
      open(false);
      onChange(answer.value);
    } else {
      setProblem(answer.problem);
      setRefused(typed);
    }
  }

  function chooseKind(kind: PeriodKind) {
    if (kind !== value.kind) {
      forget();
      remember(near);
      void take(platform.periodOf(kind, near));
    }
  }

  const shownEnds = ends ?? (value.kind === "custom" ? value : noEnds);

  function chooseEnd(end: "from" | "to", day: Day | null) {
    const chosen = { from: shownEnds.from, to: shownEnds.to, [end]: day };
    setEnds(chosen);
    if (chosen.from !== null && chosen.to !== null) {
      void take(platform.periodBetween(chosen.from.iso, chosen.to.iso));
    }
  }

  function goTo(typed: string) {
    setEnds(null);
    setRefused(typed);
    if (typed.trim() === "") {
      forget();
    } else {
      void take(platform.periodFromText(value.kind, typed), typed);
    }
  }

  const inRow = offered.filter((kind) => kind === value.kind || !byDate.includes(kind));
  const { previous, next } = value;
  const said = problem === null ? null : problemInOne(text, problem);
  return (
    <div className="period-box">
      {inRow.length > 1 && (
        <Switch
          label={words.label}
          choices={inRow.map((kind) => [kind, words.kinds[kind]] as const)}
          chosen={value.kind}
          onChoose={chooseKind}
        />
      )}
      <Stepper
        label={words.which}
        onPrevious={
          previous === null ? undefined : () => void take(platform.periodOf(value.kind, previous))
        }
        onNext={next === null ? undefined : () => void take(platform.periodOf(value.kind, next))}
      >
        <PeriodDates
          heading={text.periodHeading(value)}
          isOpen={isOpen}
          onOpen={(opened) => {
            open(opened);
            forget();
          }}
          steps={value.kind !== "custom" && value.kind !== "all"}
          typed={refused ?? ""}
          goToProblem={refused === null ? null : said}
          onGoTo={goTo}
          onOneDay={
            offered.includes("day") && value.kind !== "day" && offered.length > 1
              ? () => chooseKind("day")
              : undefined
          }
          ends={offered.includes("custom") ? shownEnds : null}
          endsProblem={refused === null ? said : null}
          onEnd={chooseEnd}
        />
      </Stepper>
    </div>
  );
}

/** ISO days stand in the order of the calendar. */
function holds({ from, to }: Ends, day: string | null): boolean {
  return day !== null && (from === null || from.iso <= day) && (to === null || day <= to.iso);
}
