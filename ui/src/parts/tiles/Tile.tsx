import faces from "./faces.json";
import "./tiles.css";

type Part = readonly [paint: string, path: string];

const all: Readonly<Record<string, readonly Part[]>> = faces as unknown as Record<string, Part[]>;

/** A tile by the name that files have for it, such as 5m, 0p or 7z; without one, its back. */
export function Tile({ tile }: { tile: string | null }) {
  return (
    <svg
      className={tile === null ? "tile-face back" : "tile-face"}
      viewBox="0 0 100 140"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="98" height="138" rx="9" />
      {(tile === null ? [] : (all[tile] ?? [])).map(([paint, path]) => (
        <path key={path} className={`paint-${paint}`} d={path} />
      ))}
    </svg>
  );
}
