/** How much room something takes, in widths and heights of its own letters. */
export interface Extent {
  wide: number;
  high: number;
}

/** As what is below the clock is on projectors and televisions; elsewhere the letters are only less well chosen. */
const usualShape = 16 / 5;

/**
 * In how many columns such things stand in largest letters, and how large these then are, so that
 * all of them stay within the box they stand in (which is a container of its own).
 */
export function arrange(
  count: number,
  each: Extent,
  shape = usualShape,
): { columns: number; size: string } {
  const sizes = Array.from({ length: Math.max(count, 1) }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(count / columns) || 1;
    return { columns, wide: 99 / (columns * each.wide), high: 99 / (rows * each.high) };
  });
  const letter = ({ wide, high }: { wide: number; high: number }) => Math.min(wide * shape, high);
  const best = sizes.reduce((one, other) => (letter(other) > letter(one) ? other : one));
  return {
    columns: best.columns,
    size: `min(${best.wide.toFixed(2)}cqw, ${best.high.toFixed(2)}cqh)`,
  };
}

/** How wide the longest of some names is, a kanji being one and a letter about half. */
export function widest(names: readonly string[]): number {
  const width = (name: string) =>
    [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x300 ? 0.6 : 1), 0);
  return Math.max(4, ...names.map(width));
}
