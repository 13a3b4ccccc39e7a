import { FilterNotes } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import type { ChosenPeriod, Results } from "../../platform";

interface Props {
  results: Results;
  period: ChosenPeriod;
  /** That of the newest results there are. */
  newest: ChosenPeriod;
  onNewest: () => void;
}

/** A period without results, and the way to where there are some. */
export function Nothing({ results, period, newest, onNewest }: Props) {
  const { text } = useFrame();
  const words = text.results;
  const isNewest = period.kind === newest.kind && period.from?.iso === newest.from?.iso;
  return (
    <section className="pane" aria-labelledby="results-of">
      <header>
        <h2 id="results-of" aria-live="polite">
          {words.heading(text.periodHeading(period))}
        </h2>
      </header>
      <div className="fill no-results">
        <p>{words.noGames}</p>
        <FilterNotes shown={results} />
        {!isNewest && (
          <>
            <p>{words.newest(text.periodHeading(newest))}</p>
            <button type="button" className="b main-act" onClick={onNewest}>
              {words.openNewest}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
