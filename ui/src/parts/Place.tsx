import { useText } from "../frame/context";
import "./place.css";

/** One sign for each of the places, told by fill as well as by its figure; nought is a game not played. */
export function Place({ place, small = false }: { place: number; small?: boolean }) {
  const text = useText().parts;
  const size = small ? "s" : "";
  return place === 0 ? (
    <span className={`p p0 ${size}`} aria-hidden="true" />
  ) : (
    <span className={`p p${place} ${size}`} role="img" aria-label={text.place(place)}>
      {place}
    </span>
  );
}

/** Signs grow with the text. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** A circle as a part of a path: one path for all that look alike is drawn sooner than each by itself. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Places in the order they were played: by height as well as by fill. */
export function PlaceStrip({ places }: { places: readonly number[] }) {
  const text = useText().parts;
  const step = 9.4;
  const width = places.length * step + 4;
  const height = 26;
  const middle = height / 2;
  return (
    <svg
      className="strip"
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text.places(places)}
    >
      <line className="mid" x1={0} x2={width} y1={middle} y2={middle} />
      {[...new Set(places)].map((place) => (
        <path
          key={place}
          className={`d${place}`}
          d={places
            .map((one, game) =>
              one === place ? circle(6 + game * step, middle + (place - 2.5) * 5, 3.75) : "",
            )
            .join("")}
        />
      ))}
    </svg>
  );
}

/** How often each place was taken, as a bar: from the first to the last. */
export function Share({ counts }: { counts: readonly number[] }) {
  const text = useText().parts;
  return (
    <div className="share" role="img" aria-label={text.placeCounts(counts)}>
      {counts.map(
        (count, place) =>
          count > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is.
            <span key={place} className={`q${place + 1}`} style={{ flexGrow: count }}>
              {count}
            </span>
          ),
      )}
    </div>
  );
}

/** How a total went, from nought; nothing but its shape. */
export function Spark({ totals }: { totals: readonly number[] }) {
  const [width, height] = [96, 28];
  const all = [0, ...totals];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => 2 + (at * (width - 4)) / Math.max(all.length - 1, 1);
  const y = (total: number) =>
    highest === lowest ? height / 2 : 3 + ((highest - total) * (height - 6)) / (highest - lowest);
  const path = all.map((total, at) => `${at === 0 ? "M" : "L"}${x(at)} ${y(total)}`).join(" ");
  return (
    <svg
      className="spark"
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} />
      <path d={path} />
      <circle cx={x(all.length - 1)} cy={y(all.at(-1) ?? 0)} r={2.5} />
    </svg>
  );
}
