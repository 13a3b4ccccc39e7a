import { useState } from "react";
import { useText } from "../frame/context";
import type { PersonId, Results } from "../platform";
import { numbersOf } from "./courses";
import { RunningTotals } from "./RunningTotals";
import { TotalsChart } from "./TotalsChart";

interface Props {
  results: Results;
  chosen: PersonId | null;
  onChoose: (person: PersonId) => void;
  /** Whether only the chosen person's numbers are read off, with what each day brought. */
  isOfOne?: boolean;
}

/** How it came to the totals: everybody's lines, or their numbers. */
export function CoursePane({ results, chosen, onChoose, isOfOne = false }: Props) {
  const words = useText().figures;
  const [readsOff, readOff] = useState(false);
  return (
    <section className="pane">
      <header>
        <h2>{words.cumulative}</h2>
        <span className="quiet small grow">{results.unit}</span>
        <button
          type="button"
          className="b plain low"
          aria-pressed={readsOff}
          onClick={() => readOff(!readsOff)}
        >
          {readsOff ? words.asChart : words.asNumbers}
        </button>
      </header>
      {readsOff ? (
        <RunningTotals
          caption={words.cumulative}
          numbers={numbersOf(results, isOfOne ? chosen : null)}
          daily={isOfOne}
        />
      ) : (
        <TotalsChart
          results={results}
          chosen={chosen}
          onChoose={onChoose}
          name={isOfOne ? "one" : "all"}
        />
      )}
    </section>
  );
}
