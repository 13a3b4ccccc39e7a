import type { AttendanceGroup, Attending, Stay } from "../../../platform";

/** Whom the list shows: everybody, who is there, or one row of kana. */
export type Shown = string;

/** The rows of readings as they are said. */
export const kanaRows = [..."あかさたなはまやらわ"];

/** Everybody of a list, in its order. */
export function everybody(groups: readonly AttendanceGroup[]): Attending[] {
  return groups.flatMap(({ people }) => people);
}

export function isWhole({ fromRound, untilRound }: Stay): boolean {
  return fromRound === null && untilRound === null;
}

export function isThereIn(stay: Stay | null, round: number): boolean {
  return (
    stay !== null &&
    (stay.fromRound === null || stay.fromRound <= round) &&
    (stay.untilRound === null || stay.untilRound >= round)
  );
}

export interface Row {
  key: string;
  of: Pick<AttendanceGroup, "row" | "kana"> | "guests";
  people: Attending[];
}

/** The members under their kana, and after them the guests; who is only found by a search comes last. */
export function rowsOf(
  groups: readonly AttendanceGroup[],
  meant: readonly Attending[],
  shown: Shown,
): Row[] {
  const listed = new Set(everybody(groups).map(({ id }) => id));
  const foundOnly = meant.filter(({ id }) => !listed.has(id));
  const isShown = (person: Attending) => shown !== "present" || person.stay !== null;
  const members = groups
    .filter(({ kana }) => !kanaRows.includes(shown) || kana === shown)
    .map((group) => ({
      key: `${group.row} ${group.kana}`,
      of: group,
      people: group.people.filter((person) => !person.guest && isShown(person)),
    }));
  const guests = everybody(groups).filter((person) => person.guest && isShown(person));
  const last: Row = {
    key: "guests",
    of: "guests",
    people: [...(kanaRows.includes(shown) ? [] : guests), ...foundOnly],
  };
  return [...members, last].filter(({ people }) => people.length > 0);
}
