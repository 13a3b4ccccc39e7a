import { useText } from "../../frame/context";
import { Share } from "../../parts/Place";
import type { PersonResults, ResultRow, StandingFigure } from "../../platform";

interface Props {
  results: PersonResults;
  standing: ResultRow;
}

/** What one asks first: the rank, the total, how many games, and how they went. */
export function KeyFigures({ results, standing }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  const cell = (figure: StandingFigure, heading = columns[figure], className = "") => {
    const shown = standing.figures[figure]?.shown;
    return (
      shown !== undefined && (
        <div className={className}>
          <dt>{heading}</dt>
          <dd>
            <Amount shown={shown} />
          </dd>
        </div>
      )
    );
  };
  return (
    <dl className="kp" aria-label={text.summary}>
      <div>
        <dt>{columns.rank}</dt>
        <dd>
          {standing.rank === null ? (
            <small>{figures.unranked}</small>
          ) : (
            <>
              {standing.rank}
              <small>{text.rankOf(results.ranked)}</small>
            </>
          )}
        </dd>
      </div>
      {cell("total", text.withUnit(columns.total, results.unit))}
      <div>
        <dt>{columns.games}</dt>
        <dd>{standing.games}</dd>
      </div>
      {cell("averagePlace")}
      {cell("inTheMoneyRate", columns.inTheMoneyRate, "opt")}
      {cell("best", columns.best, "opt")}
      {standing.games > 0 && (
        <div className="opt">
          <dt>{text.placesOf(results.places)}</dt>
          <dd>
            <Share counts={standing.places} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A figure with its percent sign set small; what is taken stands with ▲, and in its colour. */
export function Amount({ shown }: { shown: string }) {
  const isRate = shown.endsWith("%");
  return (
    <span className={shown.startsWith("▲") ? "neg" : undefined}>
      {isRate ? shown.slice(0, -1) : shown}
      {isRate && <small>%</small>}
    </span>
  );
}
