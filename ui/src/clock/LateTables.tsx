import type { ClockNow } from "../platform";
import type { Text } from "../text";
import { Figures } from "./Figures";

interface Props {
  clock: ClockNow;
  words: Text["clock"];
}

/** The tables that play on when the round is over, each with what it still has. */
export function LateTables({ clock, words }: Props) {
  if (clock.tables.length === 0) {
    return null;
  }
  return (
    <ul className="late-tables" aria-label={words.lateTables}>
      {clock.tables.map(({ table, minutes, secondsLeft }) => (
        <li key={table}>
          <strong>{words.besides(table, minutes)}</strong>{" "}
          {secondsLeft === 0 ? (
            words.states.over
          ) : (
            <Figures secondsLeft={secondsLeft} words={words} />
          )}
        </li>
      ))}
    </ul>
  );
}
