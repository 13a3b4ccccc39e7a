// Where the lines of the chart of running totals run, and where their names stand.

import type { Figure, PersonId } from "../platform";
import type { PersonIn } from "./courses";

/** The part of the picture within the axes, in pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const order = (figure: Figure | undefined) => figure?.order ?? 0;

/** Where an amount stands. */
export function heightIn(area: Area, axis: readonly Figure[]): (amount: number) => number {
  const lowest = order(axis[0]);
  const range = order(axis.at(-1)) - lowest;
  const height = area.bottom - area.top;
  return (amount) =>
    range === 0 ? area.top + height / 2 : area.bottom - ((amount - lowest) * height) / range;
}

/** Where a day stands, of so many. */
export function dayIn(area: Area, days: number): (day: number) => number {
  // A single day has its line as well: from nought.
  const [first, steps] = days === 1 ? [1, 1] : [0, days - 1];
  return (day) => area.left + ((day + first) * (area.right - area.left)) / Math.max(steps, 1);
}

/** Somebody's line. */
export function lineOf(
  { course }: PersonIn,
  x: (day: number) => number,
  y: (amount: number) => number,
): string {
  const points = course.running.map((total, day) => `${x(day)} ${y(order(total))}`);
  if (points.length === 1) {
    points.unshift(`${x(-1)} ${y(0)}`);
  }
  return `M${points.join(" L")}`;
}

export function endOf({ course }: PersonIn): number {
  return order(course.running.at(-1));
}

/** Names beside the ends of their lines, moved apart where they would cover each other. */
export function namesApart(
  ends: readonly { person: PersonId; y: number }[],
  least: number,
  area: Area,
): Map<PersonId, number> {
  const sorted = [...ends].sort((one, other) => one.y - other.y);
  const placed: { person: PersonId; y: number }[] = [];
  for (const { person, y } of sorted) {
    const above = placed.at(-1);
    placed.push({ person, y: above === undefined ? y : Math.max(y, above.y + least) });
  }
  // What was pushed out below goes up again, and what is above it with it.
  let lowest = area.bottom;
  for (const one of placed.reverse()) {
    one.y = Math.min(one.y, lowest);
    lowest = one.y - least;
  }
  return new Map(placed.map(({ person, y }) => [person, y]));
}

/** Which of so many days are named under the axis: the last always, and as many as have room. */
export function namedDays(days: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((days - 1) / Math.max(room - 1, 1)));
  const named: number[] = [];
  for (let day = days - 1; day >= 0; day -= step) {
    named.unshift(day);
  }
  return named;
}
