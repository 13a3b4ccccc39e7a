import { FilterNotes } from "../../figures/Filters";
import { HandTable } from "../../figures/HandTable";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ColumnButton } from "../../parts/ColumnButton";
import { Switch } from "../../parts/Switch";
import { useRoom } from "../../parts/useRoom";
import type { ChosenPeriod, PersonId, Results, ResultsChoice } from "../../platform";
import { HeadToHead } from "./HeadToHead";
import { RecordTable } from "./RecordTable";
import { SideColumn } from "./SideColumn";
import { StandingsTable, useStandingsColumns } from "./StandingsTable";

/** The course is a view of its own only where there is no room for it beside the others. */
const views = ["standings", "course", "headToHead", "records", "yakuman"] as const;
type View = (typeof views)[number];

interface Props {
  results: Results;
  period: ChosenPeriod;
  choice: ResultsChoice;
}

/** The views of the results at the left; beside them how the totals ran, and the chosen person. */
export function ResultViews({ results, period, choice }: Props) {
  const { text } = useFrame();
  const words = text.results;
  const isAlone = useRoom() === "rail";
  const [kept, look] = useKept<View>("results view", () => "standings");
  const view = kept === "course" && !isAlone ? "standings" : kept;
  const [held, choose] = useKept<PersonId | null>("results person", () => null);
  const chosen = results.rows.find(({ person }) => person === held) ?? results.rows[0];
  const columns = useStandingsColumns(results);
  const heading = text.periodHeading(period);
  const side = <SideColumn results={results} chosen={chosen?.person ?? null} onChoose={choose} />;
  return (
    <div className="res">
      <section className="pane" aria-labelledby="results-of">
        <header>
          <h2 id="results-of" className="heard-only" aria-live="polite">
            {words.heading(heading)}
          </h2>
          <Switch
            label={words.views}
            choices={views
              .filter((one) => one !== "course" || isAlone)
              .map((one) => [one, words.viewNames[one]] as const)}
            chosen={view}
            onChoose={look}
          />
          <span className="quiet small grow nowrap">
            {results.hanchan > 0 && words.played(results.days, results.hanchan)}
          </span>
          {view === "standings" && <ColumnButton choice={columns} />}
        </header>
        <div className="notes-above">
          <FilterNotes shown={results} />
        </div>
        {view === "standings" && (
          <StandingsTable
            results={results}
            caption={`${words.viewNames.standings} ${text.figures.unit(results.unit)}`}
            columns={columns.shown}
            chosen={chosen?.person ?? null}
            onChoose={choose}
          />
        )}
        {view === "course" && <div className="fill">{side}</div>}
        {view === "headToHead" && (
          <HeadToHead choice={choice} period={heading} played={results.rows} />
        )}
        {view === "records" && <RecordTable records={results.records} unit={results.unit} />}
        {view === "yakuman" &&
          (results.yakuman.length === 0 ? (
            <p className="fill no-results">{words.noYakuman}</p>
          ) : (
            <HandTable caption={words.yakuman} hands={results.yakuman} inPane />
          ))}
      </section>
      {!isAlone && side}
    </div>
  );
}
