import { Check } from "lucide-react";
import { useText } from "../../frame/context";
import type { DayTable, DayView } from "../../platform";
import "./flow.css";

/** What is done on a day, in the order of an evening. */
const steps = ["attendance", "draw", "sheets", "close"] as const;

export type Step = (typeof steps)[number];

interface Props {
  /** None while the day itself is being chosen. */
  current: Step | null;
  view: DayView | undefined;
  onChoose: (step: Step) => void;
}

/** The evening from who came to its last paper, each step with how far it is. */
export function DayFlow({ current, view, onChoose }: Props) {
  const words = useText().today.flow;
  const tables = view?.tables ?? [];
  const entered = tables.filter((table) => table.state !== "missing").length;
  const missing = view?.missing ?? 0;
  const state: Record<Step, { done: boolean; says: string }> = {
    attendance: { done: (view?.present ?? 0) > 0, says: words.people(view?.present ?? 0) },
    draw: { done: tables.length > 0, says: words.rounds(lastRound(tables)) },
    sheets: {
      done: entered > 0 && missing === 0,
      says: missing > 0 ? words.missing(missing) : words.sheets(entered),
    },
    close: { done: false, says: words.paper },
  };
  return (
    <nav className="flow" aria-label={words.label}>
      {steps.map((step, place) => (
        <span key={step} className="part">
          {place > 0 && <span className="join" />}
          <button
            type="button"
            className={state[step].done ? "done" : undefined}
            aria-current={step === current ? "step" : undefined}
            onClick={() => onChoose(step)}
          >
            <span className="ball" aria-hidden="true">
              {state[step].done && step !== current ? <Check className="i" /> : place + 1}
            </span>
            <span>
              <span>{words.steps[step]}</span> <small>{state[step].says}</small>
            </span>
          </button>
        </span>
      ))}
    </nav>
  );
}

function lastRound(tables: readonly DayTable[]): number {
  return tables.at(-1)?.round ?? 0;
}
