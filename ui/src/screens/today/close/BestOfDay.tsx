import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import type { Day, DaySeries, DayView } from "../../../platform";

interface Props {
  day: Day;
  series: DaySeries;
  view: DayView;
}

/** What is read out when everybody goes home. */
export function BestOfDay({ day, series, view }: Props) {
  const words = useText().close;
  const choice = {
    from: day.iso,
    to: day.iso,
    play: "all",
    series: series.id,
    rules: null,
    players: null,
  } as const;
  const results = useRead(["results", choice], (platform) => platform.results(choice)).value;
  const first = view.standings.find(({ rank }) => rank === 1);
  if (first === undefined || results === undefined) {
    return null;
  }
  const highest = results.records.find(({ kind }) => kind === "highest_points");
  const holder = highest?.holders[0];
  const hands = results.rows.reduce((sum, { figures }) => sum + (figures.won?.order ?? 0), 0);
  return (
    <dl className="best" aria-label={words.best}>
      <div>
        <dt>{words.first}</dt>
        <dd>
          {first.name}
          <small className="fig">
            {first.total}
            {view.unit}
          </small>
        </dd>
      </div>
      {highest && holder && (
        <div>
          <dt>{words.highest}</dt>
          <dd>
            {holder.name}
            <small>
              <span className="fig">{highest.figure}</span>
              {words.points}
              {holder.at && `　${words.at(holder.at.round, holder.at.table)}`}
            </small>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.hands}</dt>
        <dd>
          {words.handsCount(hands)}
          <small>{words.yakuman(results.yakuman.length)}</small>
        </dd>
      </div>
    </dl>
  );
}
