import type { SeenMeld } from "../../platform";
import { Tile } from "./Tile";

interface Props {
  /** What the picture shows, in words. */
  label: string;
  concealed: readonly string[];
  win: string | null;
  melds: readonly SeenMeld[];
}

/** A hand's tiles in a row: what is concealed, the winning tile, and each set on the table. */
export function HandTiles({ label, concealed, win, melds }: Props) {
  return (
    <div className="hand-tiles" role="img" aria-label={label}>
      {concealed.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles have no other name.
        <Tile key={`${tile} ${place}`} tile={tile} />
      ))}
      {win !== null && (
        <span className="tile-set won">
          <Tile tile={win} />
        </span>
      )}
      {melds.map(({ tiles, concealed: hidden }, set) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets have no name but their place.
        <span key={set} className="tile-set">
          {tiles.map((tile, place) => (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles have no other name.
              key={`${tile} ${place}`}
              tile={hidden && (place === 0 || place === 3) && !tile.startsWith("0") ? null : tile}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
