import type { HallRound } from "../platform";
import type { Text } from "../text";
import { arrange, widest } from "./arrange";

interface Props {
  round: HallRound;
  words: Text["clock"]["hall"];
}

/** How everybody stands on the day or in the stage of a competition, in letters as large as there is room. */
export function Standings({ round, words }: Props) {
  if (round.standings.length === 0) {
    return <p className="hall-nothing">{words.noStandings}</p>;
  }
  const names = round.standings.map(({ name }) => name);
  const totals = round.standings.map(({ total }) => `${total}${round.unit}`);
  // A line with its rank, and the space and the rule between it and the next.
  const each = { wide: widest(names) + widest(totals) + 5, high: 1.62 };
  const { columns, size } = arrange(round.standings.length, each);
  const rows = Math.ceil(round.standings.length / columns);
  return (
    <section
      className="hall-part"
      aria-label={round.stage === null ? words.standings : words.standingsOf(round.stage)}
    >
      <ol
        className="hall-standings"
        style={{
          fontSize: size,
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gridTemplateRows: `repeat(${rows}, auto)`,
        }}
      >
        {round.standings.map(({ rank, name, total }) => (
          <li key={name}>
            <span>{words.rank(rank)}</span>
            <span className="hall-name">{name}</span>
            <span className={total.startsWith("▲") ? "negative" : ""}>
              {total}
              {round.unit}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
