import { useState } from "react";
import { RunningTotals } from "../../figures/RunningTotals";
import { useText } from "../../frame/context";
import type { PersonId, Results } from "../../platform";
import { numbersOf, peopleIn } from "./courses";
import { PersonPane } from "./PersonPane";
import { TotalsChart } from "./TotalsChart";

interface Props {
  results: Results;
  chosen: PersonId | null;
  onChoose: (person: PersonId) => void;
}

/** Beside the standings: how it came to them, and the chosen person. */
export function SideColumn({ results, chosen, onChoose }: Props) {
  const words = useText().results;
  const [readsOff, readOff] = useState(false);
  const person = peopleIn(results).find(({ row }) => row.person === chosen);
  return (
    <div className="sidecol">
      <section className="pane" aria-labelledby="results-course">
        <header>
          <h2 id="results-course">{words.cumulative}</h2>
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
          <RunningTotals caption={words.cumulative} numbers={numbersOf(results)} inPane />
        ) : (
          <TotalsChart results={results} chosen={chosen} onChoose={onChoose} />
        )}
      </section>
      {person && <PersonPane person={person} results={results} />}
    </div>
  );
}
