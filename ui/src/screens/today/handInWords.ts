import type { HandPreview } from "../../platform";
import type { Text } from "../../text";

/** Who won, from whom, how high, and what it brings, as far as it is typed. */
export function handInWords(
  text: Text,
  { winner, loser, level, worth }: HandPreview,
  winds: readonly string[],
  names: readonly (string | null)[],
): string[] {
  const words = text.hands;
  if (winner === null) {
    return [];
  }
  const named = (wind: string) => words.person(wind, names[winds.indexOf(wind)] ?? null);
  const how = loser === null ? words.tsumo : words.ron(named(loser));
  const high = level === null ? "" : text.figures.levels[level];
  return [named(winner), how, high, words.worth(worth)].filter(Boolean);
}
