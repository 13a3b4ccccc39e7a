// Seats as they are typed: who sits where, and what stands in boxes that found nobody yet.

import type {
  DrawView,
  MemberChoice,
  SeatRead,
  SeatsByHand,
  SeatsRead,
} from "../../../../platform";

export interface TypedPlace {
  person: MemberChoice | null;
  /** What was typed and has found nobody yet. */
  text: string;
  /** Whom that resembles. */
  near: readonly MemberChoice[];
}

export interface TypedSeats {
  tables: readonly (readonly TypedPlace[])[];
  sitsOut: readonly TypedPlace[];
  /** Grows when all is filled in at once, so that every box begins anew. */
  version: number;
}

/** A box of the grid; the row of those who sit out has no table. */
export interface BoxAt {
  table: number | null;
  place: number;
}

export const noPlace: TypedPlace = { person: null, text: "", near: [] };

const places = (count: number) => Array.from({ length: count }, () => noPlace);

export function blankSeats(tables: number, seats: number): TypedSeats {
  return {
    tables: Array.from({ length: tables }, () => places(seats)),
    sitsOut: [noPlace],
    version: 0,
  };
}

/** Seats that were kept, to be put right. */
export function keptSeats({ tables, sitsOut }: Pick<DrawView, "tables" | "sitsOut">): TypedSeats {
  const place = ({ id, number, name }: { id: number; number: number; name: string }) => ({
    ...noPlace,
    person: { id, number, name, kana: "", unranked: false },
  });
  return {
    tables: tables.map(({ people }) => people.map(place)),
    sitsOut: [...sitsOut.map(place), noPlace],
    version: 0,
  };
}

/** A list that was read, with room for as many tables as there were. */
export function listedSeats(
  read: Extract<SeatsRead, { kind: "seats" }>,
  before: TypedSeats,
  seats: number,
): TypedSeats {
  const place = ({ person, text, near }: SeatRead): TypedPlace => ({
    person,
    text: person === null ? text : "",
    near,
  });
  const filled = read.tables.map((table) => [...table.map(place), ...places(seats - table.length)]);
  const room = before.tables.length - filled.length;
  return {
    tables: [...filled, ...Array.from({ length: Math.max(room, 0) }, () => places(seats))],
    sitsOut: [...read.sits_out.map(place), noPlace],
    version: before.version + 1,
  };
}

/** With something else in one box; behind the last who sits out there is always room for one more. */
export function withPlace(seats: TypedSeats, at: BoxAt, change: Partial<TypedPlace>): TypedSeats {
  const changed = (row: readonly TypedPlace[]) =>
    row.map((one, place) => (place === at.place ? { ...one, ...change } : one));
  if (at.table !== null) {
    const tables = seats.tables.map((row, table) => (table === at.table ? changed(row) : row));
    return { ...seats, tables };
  }
  const sitsOut = changed(seats.sitsOut);
  const last = sitsOut.at(-1);
  const isFull = last !== undefined && (last.person !== null || last.text !== "");
  return { ...seats, sitsOut: isFull ? [...sitsOut, noPlace] : sitsOut };
}

export function withTable(seats: TypedSeats, count: number): TypedSeats {
  return { ...seats, tables: [...seats.tables, places(count)] };
}

export function withOut(seats: TypedSeats, people: readonly MemberChoice[]): TypedSeats {
  const there = seats.sitsOut.filter(({ person, text }) => person !== null || text !== "");
  const more = people.map((person) => ({ ...noPlace, person }));
  return { ...seats, sitsOut: [...there, ...more, noPlace], version: seats.version + 1 };
}

export const personIn = ({ person, text }: TypedPlace) => (text === "" ? person : null);

/** What is sent to be looked at and kept. */
export function asSeats({ tables, sitsOut }: TypedSeats): SeatsByHand {
  return {
    tables: tables.map((row) => row.map((place) => personIn(place)?.id ?? null)),
    sitsOut: sitsOut.map((place) => personIn(place)?.id).filter((id) => id !== undefined),
  };
}

/** The boxes in which something stands that is nobody. */
export function openBoxes({ tables, sitsOut }: TypedSeats): { at: BoxAt; place: TypedPlace }[] {
  const rows = [...tables.map((row, table) => [table, row] as const), [null, sitsOut] as const];
  return rows.flatMap(([table, row]) =>
    row
      .map((place, at) => ({ at: { table, place: at }, place }))
      .filter(({ place }) => place.text !== ""),
  );
}
