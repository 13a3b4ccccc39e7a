/**
 * The tile to which a key goes from another: in their order by ←, →, Home and End; by ↑ and ↓ to the
 * nearest of the line above or below.
 */
export function tileFrom<Tile extends Element>(
  tiles: readonly Tile[],
  from: Element,
  key: string,
): Tile | undefined {
  const at = tiles.indexOf(from as Tile);
  switch (key) {
    case "ArrowLeft":
      return tiles[at - 1];
    case "ArrowRight":
      return tiles[at + 1];
    case "Home":
      return tiles[0];
    case "End":
      return tiles.at(-1);
    case "ArrowUp":
      return nearest(tiles.slice(0, Math.max(at, 0)).reverse(), from);
    case "ArrowDown":
      return nearest(tiles.slice(at + 1), from);
    default:
      return undefined;
  }
}

/** Of tiles that go away from one, the nearest in the first line that is another. */
function nearest<Tile extends Element>(tiles: readonly Tile[], from: Element): Tile | undefined {
  const own = from.getBoundingClientRect();
  const next = tiles.find((tile) => tile.getBoundingClientRect().top !== own.top) ?? tiles[0];
  const top = next?.getBoundingClientRect().top;
  const line = tiles.filter((tile) => tile.getBoundingClientRect().top === top);
  const away = (tile: Element) => Math.abs(tile.getBoundingClientRect().left - own.left);
  return line.reduce<Tile | undefined>(
    (best, tile) => (best === undefined || away(tile) < away(best) ? tile : best),
    undefined,
  );
}
