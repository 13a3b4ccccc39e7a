import type { MonthStandings, StandingRow } from "../../platform";
import type { ResultsText } from "../../text/results.ja";

interface Props {
  text: ResultsText;
  standings: MonthStandings;
}

export function StandingsTable({ text, standings }: Props) {
  const columns = text.columns;
  return (
    <section
      className="table-frame"
      aria-label={text.standings}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="standings">
        <caption>{text.unit(standings.unit)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.rank}</th>
            <th scope="col">{columns.number}</th>
            <th scope="col" className="name">
              {columns.name}
            </th>
            <th scope="col">{columns.games}</th>
            {standings.places.map((place) => (
              <th scope="col" key={place}>
                {columns.place(place)}
              </th>
            ))}
            <th scope="col">{columns.averagePlace}</th>
            <th scope="col">{columns.base}</th>
            <th scope="col">{columns.uma}</th>
            {standings.any_chombo && <th scope="col">{columns.chombo}</th>}
            {standings.any_adjustments && <th scope="col">{columns.adjustments}</th>}
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.best}</th>
            <th scope="col">{columns.worst}</th>
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => (
            <Row key={row.number} text={text} standings={standings} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ text, standings, row }: Props & { row: StandingRow }) {
  return (
    <tr>
      <td>{row.rank ?? text.unranked}</td>
      <td>{row.number}</td>
      <th scope="row" className="name">
        {row.name}
      </th>
      <td>{row.games}</td>
      {row.places.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place, which is what the count is of.
        <td key={index}>{count}</td>
      ))}
      <td>{row.average_place}</td>
      <Amount shown={row.base} />
      <Amount shown={row.uma} />
      {standings.any_chombo && <Amount shown={row.chombo} />}
      {standings.any_adjustments && <Amount shown={row.adjustments} />}
      <Amount shown={row.total} className="total" />
      <Amount shown={row.best} />
      <Amount shown={row.worst} />
    </tr>
  );
}

function Amount({ shown, className = "" }: { shown: string; className?: string }) {
  // The ▲ says it without colour; the colour only helps the eye find it.
  return <td className={`${className} ${shown.startsWith("▲") ? "negative" : ""}`}>{shown}</td>;
}
