import type { DayTable, DrawnPerson, DrawView } from "../../../platform";

/** Two who sit at one table, and the other rounds of the day in which they did as well. */
export interface Meeting {
  pair: readonly [DrawnPerson, DrawnPerson];
  rounds: number[];
}

/** The pairs of a table who have another round of the day together. */
export function meetingsAt(
  people: readonly DrawnPerson[],
  round: number,
  tables: readonly DayTable[],
): Meeting[] {
  const others = tables.filter((table) => table.round !== round);
  const pairs = people.flatMap((one, at) =>
    people.slice(at + 1).map((other) => [one, other] as const),
  );
  return pairs
    .map((pair) => ({
      pair,
      rounds: others
        .filter((table) => pair.every(({ id }) => table.people.some((sat) => sat?.id === id)))
        .map((table) => table.round),
    }))
    .filter(({ rounds }) => rounds.length > 0);
}

/** How many pairs would meet for the third time of the day or more. */
export function metOften(
  drawn: DrawView["tables"],
  round: number,
  tables: readonly DayTable[],
): number {
  const met = drawn.flatMap(({ people }) => meetingsAt(people, round, tables));
  return met.filter(({ rounds }) => rounds.length > 1).length;
}

/** The family names of those who are drawn; the whole name of those who share theirs. */
export function shortNames({ tables, sitsOut }: Pick<DrawView, "tables" | "sitsOut">) {
  const all = [...tables.flatMap(({ people }) => people), ...sitsOut];
  const family = ({ name }: DrawnPerson) => name.split(/\s/u)[0] ?? name;
  const shared = (person: DrawnPerson) =>
    all.some((other) => other.id !== person.id && family(other) === family(person));
  return (person: DrawnPerson) => (shared(person) ? person.name : family(person));
}
