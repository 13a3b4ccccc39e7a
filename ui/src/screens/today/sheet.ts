// A sheet as it is typed: how it begins, what is kept on this computer from one to the next, and
// what changes in it.

import type {
  DayRules,
  DayTable,
  DraftPlace,
  HanchanId,
  MemberChoice,
  NextPlace,
  ScoreUnit,
  SeriesId,
  Sheet,
  SheetHand,
  SheetSeat,
} from "../../platform";

export const scoreUnits: readonly ScoreUnit[] = ["hundreds", "points", "difference"];

/** A sheet, and who sits there by name. */
export interface Typed {
  sheet: Sheet;
  people: readonly (MemberChoice | null)[];
}

/** What somebody's typing makes of a sheet. */
export type Change = (typed: Typed) => Typed;

interface Kept {
  rules: DayRules;
  unit: ScoreUnit;
  fillLast: boolean;
}

const unitPlace = "unit of scores";
const fillPlace = "fill the last score";
const detailsPlace = "details of hands";

/** The rule set that the club plays by, and how scores were typed last on this computer. */
export function kept(rules: readonly DayRules[], usual: number): Kept | undefined {
  const chosen = rules.find(({ id }) => id === usual) ?? rules[0];
  return (
    chosen && {
      rules: chosen,
      unit: keptUnit(),
      fillLast: localStorage.getItem(fillPlace) === "yes",
    }
  );
}

/** In which unit scores were typed last on this computer. */
export function keptUnit(): ScoreUnit {
  const unit = localStorage.getItem(unitPlace);
  return scoreUnits.find((one) => one === unit) ?? "hundreds";
}

export function keepUnit(unit: ScoreUnit) {
  localStorage.setItem(unitPlace, unit);
}

export function keepFillLast(fillLast: boolean) {
  localStorage.setItem(fillPlace, fillLast ? "yes" : "no");
}

/** Whether a hand's boxes are all shown, as they were left. */
export function showsDetails(): boolean {
  return localStorage.getItem(detailsPlace) === "yes";
}

export function keepDetails(shown: boolean) {
  localStorage.setItem(detailsPlace, shown ? "yes" : "no");
}

const emptySeat: SheetSeat = { person: null, search: "", score: "", chombo: "" };

export const handFields = [
  "winner",
  "loser",
  "level",
  "hand",
  "honba",
  "han",
  "fu",
  "yaku",
  "note",
  "tiles",
] as const satisfies readonly (keyof SheetHand)[];

/** A line for a hand in which nothing is typed. */
export const blankHand: SheetHand = {
  winner: "",
  loser: "",
  level: "",
  hand: "",
  honba: "",
  han: "",
  fu: "",
  yaku: "",
  note: "",
  tiles: "",
};

export function isBlank(hand: SheetHand): boolean {
  return Object.values(hand).every((typed) => typed === "");
}

/** A sheet of a place of the day on which nothing is typed yet. */
export function blankSheet(
  day: string,
  series: SeriesId,
  keeps: Kept | undefined,
  { round, table }: NextPlace,
): Sheet {
  const winds = keeps?.rules.winds ?? "東南西北";
  return {
    day,
    series,
    round,
    table,
    rules: keeps?.rules.id ?? 0,
    unit: keeps?.unit ?? "hundreds",
    seats: [...winds].map(() => emptySeat),
    lastDealer: [...winds].at(-1) ?? "北",
    sticks: "",
    unbalanced: null,
    twoTables: null,
    fillLast: keeps?.fillLast ?? false,
    hands: [],
  };
}

/** Which sheet it is that begins so. */
export function placeOf(sheet: Sheet, hanchan: HanchanId | null): DraftPlace {
  const { day, series, round, table } = sheet;
  return { day, series, round, table, hanchan };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A sheet to type in; who sits where is said once, by name. */
export function inHand(sheet: Sheet, people: readonly (MemberChoice | null)[]): Typed {
  const seats = sheet.seats.map((seat) => ({ ...seat, person: null }));
  return { sheet: { ...sheet, seats }, people: seats.map((_, place) => people[place] ?? null) };
}

/** The sheet as it is sent: a seat for each wind of the rule set. */
export function sentSheet({ sheet, people }: Typed, winds: readonly string[]): Sheet {
  return {
    ...sheet,
    seats: winds.map((_, place) => ({
      ...(sheet.seats[place] ?? emptySeat),
      search: "",
      person: people[place]?.id ?? null,
    })),
  };
}

export function withHead(given: Partial<Sheet>): Change {
  return (typed) => ({ ...typed, sheet: { ...typed.sheet, ...given } });
}

export function withSeat(place: number, given: Partial<SheetSeat>): Change {
  return ({ sheet, people }) => {
    const count = Math.max(sheet.seats.length, place + 1);
    const seats = Array.from({ length: count }, (_, other) => {
      const before = sheet.seats[other] ?? emptySeat;
      return other === place ? { ...before, ...given } : before;
    });
    return { sheet: { ...sheet, seats }, people };
  };
}

export function withPerson(place: number, person: MemberChoice | null): Change {
  return (typed) => {
    const { sheet, people } = withSeat(place, { search: "" })(typed);
    const count = Math.max(people.length, place + 1);
    const seated = Array.from({ length: count }, (_, other) =>
      other === place ? person : (people[other] ?? null),
    );
    return { sheet, people: seated };
  };
}

/** The line may be the one after the last. */
export function withHand(line: number, given: Partial<SheetHand>): Change {
  return ({ sheet, people }) => {
    const hands = [...sheet.hands];
    hands[line] = { ...(hands[line] ?? blankHand), ...given };
    return { sheet: { ...sheet, hands }, people };
  };
}

export function withoutHand(line: number): Change {
  return ({ sheet, people }) => ({
    sheet: { ...sheet, hands: sheet.hands.filter((_, other) => other !== line) },
    people,
  });
}

/** The fields that Esc takes back, each by itself and then with its row. */
export type SheetField =
  | { row: "seat"; place: number; field: "person" | "score" | "chombo" }
  | { row: "head"; field: "round" | "table" | "sticks" | "unbalanced" | "twoTables" };

/** One field as it was at the start. */
export function fieldTakenBack(at: SheetField, start: Typed): Change {
  if (at.row === "head") {
    return withHead({ [at.field]: start.sheet[at.field] });
  }
  const { place, field } = at;
  return field === "person"
    ? withPerson(place, start.people[place] ?? null)
    : withSeat(place, { [field]: start.sheet.seats[place]?.[field] ?? "" });
}

/** The whole row of a field as it was at the start. */
export function rowTakenBack(at: SheetField, start: Typed): Change {
  if (at.row === "head") {
    const { round, table, sticks, unbalanced, twoTables } = start.sheet;
    return withHead({ round, table, sticks, unbalanced, twoTables });
  }
  const seat = start.sheet.seats[at.place] ?? emptySeat;
  return (typed) =>
    withSeat(at.place, seat)(withPerson(at.place, start.people[at.place] ?? null)(typed));
}

/** Where somebody sits for the second time on one sheet; -1 where nobody does. */
export function secondSeat(people: Typed["people"]): number {
  return people.findIndex(
    (person, at) => person !== null && people.findIndex((one) => one?.id === person.id) < at,
  );
}

/** Who sits there more than once. */
export function seatedHereTwice(people: Typed["people"]): MemberChoice[] {
  const person = people[secondSeat(people)];
  return person ? [person] : [];
}

/** Who sits on another sheet of the same round as well, and at which table: somebody was mistaken. */
export function seatedTwice(
  { sheet, people }: Typed,
  saved: number | undefined,
  tables: readonly DayTable[],
): { person: MemberChoice; table: string }[] {
  const others = tables.filter(
    ({ round, table, state, hanchan }) =>
      round === sheet.round && table !== sheet.table && state === "entered" && hanchan !== saved,
  );
  return people.flatMap((person) => {
    const other = others.find((one) => one.people.some((its) => its && its.id === person?.id));
    return person && other ? [{ person, table: other.table }] : [];
  });
}
