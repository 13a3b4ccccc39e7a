import type { HallRound } from "../platform";
import type { Text } from "../text";
import { arrange, widest } from "./arrange";

/** With more tables than this the figures give them some of their room. */
const few = 4;

export function areMany(tables: readonly unknown[]): boolean {
  return tables.length > few;
}

interface Props {
  round: HallRound;
  words: Text["clock"]["hall"];
}

/** Who sits at which table, in letters as large as there is room. */
export function Seats({ round, words }: Props) {
  if (round.tables.length === 0) {
    return <p className="hall-nothing">{words.noSeats}</p>;
  }
  // Before the first sheet comes, nobody waits for any.
  const missing = round.tables.filter((table) => table.missing);
  const names = round.tables.flatMap(({ people }) => people);
  const most = Math.max(...round.tables.map(({ people }) => people.length));
  // The heading and the seats, each a line, with the frame around them.
  const each = { wide: widest(names) + 4, high: (most + 1) * 1.3 + 0.9 };
  const { columns, size } = arrange(round.tables.length, each);
  return (
    <>
      <section className="hall-part" aria-label={words.parts.seats}>
        <ul
          className="hall-tables"
          style={{ fontSize: size, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        >
          {round.tables.map(({ table, people }) => (
            <li key={table}>
              <h2>{words.table(table)}</h2>
              <ol>
                {people.map((name, seat) => (
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
      {missing.length > 0 && missing.length < round.tables.length && (
        <p className="hall-out">
          <strong>{words.missing}</strong>{" "}
          {missing.map(({ table }) => words.table(table)).join("　")}
        </p>
      )}
      {round.sitsOut.length > 0 && (
        <p className="hall-out">
          <strong>{words.sitsOut}</strong> {round.sitsOut.join("　")}
        </p>
      )}
    </>
  );
}
