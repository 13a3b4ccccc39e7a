import type { HallRound } from "../platform";
import type { Text } from "../text";
import { arrange, widest } from "./arrange";

/** With more tables than this they need all the room there is. */
const few = 4;

export function areMany(tables: readonly unknown[]): boolean {
  return tables.length > few;
}

/** How wide for its height the part of the screen is in which they stand beside the clock. */
const shape = 9 / 4;

interface Props {
  round: HallRound;
  words: Text["clock"]["hall"];
}

/** Who sits at which table, in letters as large as there is room. */
export function Seats({ round, words }: Props) {
  if (round.tables.length === 0) {
    return <p className="hall-nothing">{words.noSeats}</p>;
  }
  const missing = round.tables.filter((table) => table.missing).length;
  // Before the first sheet comes, nobody waits for any.
  const areAwaited = missing > 0 && missing < round.tables.length;
  const names = round.tables.flatMap(({ people }) => people);
  const most = Math.max(...round.tables.map(({ people }) => people.length));
  // The heading and the seats, each a line, with the frame around them.
  const each = { wide: Math.max(widest(names) + 4, 8), high: (most + 1) * 1.4 + 1.4 };
  const { columns, size } = arrange(round.tables.length, each, shape);
  return (
    <div className="hall-seats">
      <section className="hall-part" aria-label={words.parts.seats}>
        <ul
          className="hall-tables"
          style={{ fontSize: size, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        >
          {round.tables.map((table) => (
            <li key={table.table}>
              <div className="hall-table-head">
                <h2>{words.table(table.table)}</h2>
                {areAwaited && <small>{words.sheet(table.missing)}</small>}
              </div>
              <ol>
                {table.people.map((name, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the order.
                  <li key={seat}>
                    <span className="hall-wind">{words.winds[seat]}</span> {name}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </section>
      {round.sitsOut.length > 0 && (
        <p className="hall-out">
          <strong>{words.sitsOut}</strong> {round.sitsOut.join("　")}
        </p>
      )}
    </div>
  );
}
