// What the page draws from everybody's way through the days: nothing is calculated here but lengths.

import type { CourseOf, PersonId, ResultRow, Results } from "../platform";

export interface PersonIn {
  row: ResultRow;
  course: CourseOf;
}

/** Who played, with their way, in the order of the standings. */
export function peopleIn(results: Results): PersonIn[] {
  const courses = new Map(results.courses.people.map((course) => [course.person, course]));
  return results.rows.flatMap((row) => {
    const course = courses.get(row.person);
    return course === undefined || row.games === 0 ? [] : [{ row, course }];
  });
}

/** Each name as short as tells it from the others: the family name, all of it, or with the number. */
export function shortNames(rows: readonly ResultRow[]): Map<PersonId, string> {
  const ways: ((row: ResultRow) => string)[] = [
    ({ name }) => name.split(/\s/u)[0] ?? name,
    ({ name }) => name,
    ({ number, name }) => `${number} ${name}`,
  ];
  const all = ways.map((way) => rows.map(way));
  const isAlone = (names: readonly string[] | undefined, name: string) =>
    names?.filter((other) => other === name).length === 1;
  return new Map(
    rows.map((row, at) => {
      const names = all.map((some) => some[at] ?? "");
      const found = names.find((name, way) => isAlone(all[way], name));
      return [row.person, found ?? names.at(-1) ?? ""];
    }),
  );
}

/** A day in a chart: the totals after it, and the day's own results, empty for who did not play. */
export interface ChartDay {
  day: string;
  series: string;
  daily: string[];
  running: string[];
}

export interface ChartNumbers {
  names: string[];
  days: ChartDay[];
}

/**
 * The numbers of the lines, to be read off.
 * @param only whose line alone; null for everybody's.
 */
export function numbersOf(results: Results, only: PersonId | null): ChartNumbers {
  const people = peopleIn(results).filter(({ row }) => only === null || row.person === only);
  const names = shortNames(people.map(({ row }) => row));
  return {
    names: people.map(({ row }) => names.get(row.person) ?? row.name),
    days: results.courses.days.map(({ day, series }, at) => ({
      day,
      series,
      daily: people.map(
        ({ course }) => course.played.find((one) => one.day === at)?.total.shown ?? "",
      ),
      running: people.map(({ course }) => course.running[at]?.shown ?? ""),
    })),
  };
}
