import type { MonthStandings, StandingRow } from "../platform";
import type { Text } from "../text";

interface Props {
  text: Text;
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
            {placesUpTo(standings.players).map((place) => (
              <th scope="col" key={place}>
                {columns.place(place)}
              </th>
            ))}
            <th scope="col">{columns.averagePlace}</th>
            <th scope="col">{columns.base}</th>
            <th scope="col">{columns.uma}</th>
            <th scope="col">{columns.chombo}</th>
            <th scope="col">{columns.adjustments}</th>
            <th scope="col">{columns.total}</th>
            <th scope="col">{columns.best}</th>
            <th scope="col">{columns.worst}</th>
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => (
            <Row key={row.number} text={text} row={row} players={standings.players} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ text, row, players }: { text: Text; row: StandingRow; players: number }) {
  return (
    <tr>
      <td>{row.rank ?? text.unranked}</td>
      <td>{row.number}</td>
      <th scope="row" className="name">
        {row.name}
      </th>
      <td>{row.games}</td>
      {placesUpTo(players).map((place) => (
        <td key={place}>{row.places[place - 1]}</td>
      ))}
      <td>{row.average_place}</td>
      <Amount shown={row.base} />
      <Amount shown={row.uma} />
      <Amount shown={row.chombo} />
      <Amount shown={row.adjustments} />
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

function placesUpTo(players: number): number[] {
  return Array.from({ length: players }, (_, index) => index + 1);
}
