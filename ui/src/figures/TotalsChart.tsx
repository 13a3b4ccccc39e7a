import { type ReactNode, useRef, useState } from "react";
import { useText } from "../frame/context";
import type { PersonId, Results } from "../platform";
import { type Area, dayIn, endOf, heightIn, lineOf, namedDays, namesApart } from "./chartLayout";
import { type PersonIn, peopleIn, shortNames } from "./courses";
import { useSize } from "./useSize";
import "./chart.css";

interface Props {
  results: Results;
  chosen: PersonId | null;
  onChoose: (person: PersonId) => void;
  /** Of the place where it stands, by which the room for it is known the next time. */
  name: string;
}

/** How many of the best stand in front beside the chosen one. */
const best = 3;

/** Everybody's running total: in front the chosen one and the best, by name, and whoever is pointed at. */
export function TotalsChart({ results, chosen, onChoose, name }: Props) {
  const words = useText().figures;
  const box = useRef<HTMLDivElement>(null);
  const { width, height, rem } = useSize(box, name);
  const [pointed, point] = useState<PersonId | null>(null);
  const people = peopleIn(results);
  const names = shortNames(people.map(({ row }) => row));
  const { days, axis } = results.courses;

  const front = inFront(people, chosen, pointed);
  const shownNames = [...front.keys()].map(({ row }) => names.get(row.person) ?? "");
  const area: Area = {
    left: (widest(axis.map(({ shown }) => whole(shown))) + 0.75) * rem,
    right: width - (Math.min(widest(shownNames), 8) + 1) * rem,
    top: 0.75 * rem,
    bottom: height - 1.75 * rem,
  };
  const dayWidth = (widest(days.map(({ short }) => short)) + 1) * rem;
  const x = dayIn(area, days.length);
  const y = heightIn(area, axis);
  const places = namesApart(
    [...front.keys()].map(({ row, course }) => ({
      person: row.person,
      y: y(endOf({ row, course })),
    })),
    2.25 * rem,
    area,
  );
  const isPointed = ({ row }: PersonIn) => row.person === pointed;
  const line = (person: PersonIn): ReactNode => (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; by keys the rows of the standings lead through them.
    <g
      key={person.row.person}
      className={`line ${front.get(person) ?? "rest"}`}
      data-pointed={isPointed(person) || undefined}
      onPointerEnter={() => point(person.row.person)}
      onPointerLeave={() => point(null)}
      onClick={() => onChoose(person.row.person)}
    >
      <title>{`${person.row.name} ${person.course.running.at(-1)?.shown ?? ""}`}</title>
      <path className="near" d={lineOf(person, x, y)} />
      <path d={lineOf(person, x, y)} />
      {front.has(person) && <circle cx={x(days.length - 1)} cy={y(endOf(person))} r={0.22 * rem} />}
    </g>
  );

  return (
    <div className="totals-chart" ref={box}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={words.cumulative}>
          {axis.map((tick) => (
            <g key={tick.order}>
              <line
                className={tick.order === 0 ? "zero" : "grid"}
                x1={area.left}
                x2={area.right}
                y1={y(tick.order ?? 0)}
                y2={y(tick.order ?? 0)}
              />
              <text x={area.left - 0.5 * rem} y={y(tick.order ?? 0) + 0.3 * rem} textAnchor="end">
                {whole(tick.shown)}
              </text>
            </g>
          ))}
          {namedDays(days.length, Math.floor((area.right - area.left) / dayWidth) + 1).map(
            (day) => (
              <text key={day} x={x(day)} y={height - 0.375 * rem} textAnchor="middle">
                {days[day]?.short}
              </text>
            ),
          )}
          {people.filter((person) => !front.has(person)).map(line)}
          {[...front.keys()].reverse().map(line)}
        </svg>
      )}
      <ul>
        {[...front].map(([{ row }, look]) => (
          <li key={row.person} style={{ top: places.get(row.person), left: area.right }}>
            <button
              type="button"
              className={look}
              data-pointed={row.person === pointed || undefined}
              aria-pressed={row.person === chosen}
              onClick={() => onChoose(row.person)}
              onFocus={() => point(row.person)}
              onBlur={() => point(null)}
              onPointerEnter={() => point(row.person)}
              onPointerLeave={() => point(null)}
            >
              {names.get(row.person)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who stands in front, the foremost first, and with which look. */
function inFront(
  people: readonly PersonIn[],
  chosen: PersonId | null,
  pointed: PersonId | null,
): Map<PersonIn, string> {
  const isOf = (person: PersonId | null) => (one: PersonIn) => one.row.person === person;
  const front = new Map<PersonIn, string>();
  const first = people.find(isOf(chosen));
  if (first !== undefined) {
    front.set(first, "line-1");
  }
  for (const one of people.slice(0, best)) {
    if (one !== first && front.size < best) {
      front.set(one, `line-${front.size + 1}`);
    }
  }
  const held = people.find(isOf(pointed));
  if (held !== undefined) {
    front.set(held, front.get(held) ?? "line-4");
  }
  return front;
}

/** An amount of the axis, which has no tenths. */
function whole(shown: string): string {
  return shown.replace(/\.0$/, "");
}

/** How wide the widest of them is, in rem. */
function widest(written: readonly string[]): number {
  const widthOf = (letter: string) => (letter < "\u0250" ? 0.6 : 1.06);
  const widths = written.map((one) =>
    [...one].reduce((width, letter) => width + widthOf(letter), 0),
  );
  return Math.max(2.5, ...widths);
}
