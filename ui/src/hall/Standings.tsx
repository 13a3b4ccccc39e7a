import type { HallRound } from "../platform";
import type { Text } from "../text";
import { arrange, widest } from "./arrange";

interface Props {
  round: HallRound;
  words: Text["clock"]["hall"];
  /** How wide for its height the part of the screen is that they have. */
  shape?: number;
}

/** So many of the first stand out. */
const prized = 3;

/** How everybody stands on the day or in the stage of a competition, in letters as large as there is room. */
export function Standings({ round, words, shape }: Props) {
  if (round.standings.length === 0) {
    return <p className="hall-nothing">{words.noStandings}</p>;
  }
  const names = round.standings.map(({ name }) => name);
  const totals = round.standings.map(({ total }) => total);
  // A line with its rank, and the space and the rule between it and the next.
  const each = { wide: widest(names) + widest(totals) + 4.5, high: 1.62 };
  const { columns, size } = arrange(round.standings.length, each, shape);
  const rows = Math.ceil(round.standings.length / columns);
  const heading = round.stage === null ? words.standings : words.standingsOf(round.stage);
  return (
    <div className="hall-rank">
      <h2>{words.inUnit(heading, round.unit)}</h2>
      <section className="hall-part" aria-label={heading}>
        <ol
          className="hall-standings"
          style={{
            fontSize: size,
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            gridTemplateRows: `repeat(${rows}, auto)`,
          }}
        >
          {round.standings.map(({ rank, name, total }) => (
            <li key={name} className={rank !== null && rank <= prized ? "top" : undefined}>
              <span className="fig">{words.rank(rank)}</span>
              <span className="hall-name">{name}</span>
              <span className="fig">{total}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
