// What was done, as a sentence: what kind of deed, to what or whom, and what became of it.

import type { Day, EntryChange, HistoryTold } from "../../platform";
import type { Text } from "../../text";

/** A sheet's place in the record: 2025-09-27 土曜会 3 A, and what follows it of a seat. */
const sheet = /^(\d{4}-\d\d-\d\d) (.+) (\d+) (\S+?)(?: ([ESWN]))?$/;
/** Somebody: 3 (山田 勇). */
const somebody = /(\d+) \((.+)\)$/;
/** A day of a series: 2025-09-27 土曜会, and who or which round it is about. */
const day = /^(\d{4}-\d\d-\d\d) (.+)$/;

/** What follows from the others, so that it need not be said. */
const settled = ["place", "base", "uma", "chombo_points", "total", "version", "json"];

/** More is read by opening it. */
const MOST_FIELDS = 2;

export function sentence({ line, changes }: HistoryTold, text: Text): string {
  const subjects = [...new Set(changes.filter(isMain).map((change) => about(change, text)))];
  const [first = about(changes[0], text), ...others] = subjects;
  const isOfMore = others.length > 0 && !isOneSheet(changes);
  const parts = [
    text.frame.operation(line.operation),
    isOfMore ? text.data.about.more(first) : first,
  ];
  const fields = changes.flatMap((change) => became(change, text)).slice(0, MOST_FIELDS);
  const said = parts.filter((part) => part !== "").join(text.data.about.gap);
  return fields.length === 0 ? said : text.data.withFields(said, fields);
}

/** A day or a round comes to be with what is entered on it, and is not what was entered. */
const isMain = ({ table }: EntryChange) => !["session", "round"].includes(table);

/** A sheet has a seat of its own for each of four. */
const isOneSheet = (changes: readonly EntryChange[]) =>
  changes.every(({ table }) => ["hanchan", "seat", "hand", "session", "round"].includes(table));

/** What or whom it is about. */
function about(change: EntryChange | undefined, text: Text): string {
  const words = text.data.about;
  if (change === undefined || change.table === "club") {
    return "";
  }
  const { table, record } = change;
  if (["hanchan", "seat", "hand", "set_aside", "round"].includes(table)) {
    const [, on, , round, label] = sheet.exec(record) ?? [];
    return on && round && label ? words.sheet(on, round, label) : record;
  }
  const name = somebody.exec(record)?.[2];
  const [, on, rest = ""] = day.exec(record) ?? [];
  if (on === undefined) {
    return name ?? record;
  }
  if (table === "draw" || table === "draw_seat") {
    const round = /(\d+)(?: \d+ \(.+\))?$/.exec(rest)?.[1];
    return round === undefined ? record : words.round(on, round);
  }
  return name === undefined ? words.day(on, rest) : words.person(on, name);
}

/** What stood there, and stands there now; of what is new or gone nothing. */
function became({ fields, table, record }: EntryChange, text: Text): string[] {
  const seat = table === "seat" ? sheet.exec(record)?.[5] : undefined;
  return fields.flatMap(({ field, before, after }) => {
    if (before === null || after === null || settled.includes(field)) {
      return [];
    }
    const name = seat === undefined ? text.data.field(field) : text.data.about.seat(seat, field);
    const value = (one: string) => text.data.recorded(field, one);
    return [`${name} ${value(before)}→${value(after)}`];
  });
}

export function foundIn(all: readonly HistoryTold[], search: string, text: Text): HistoryTold[] {
  const wanted = search.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((told) => {
    const { line, changes } = told;
    const records = changes.map(({ record }) => record);
    const said = [sentence(told, text), line.day.shown, line.time, ...records].join(" ");
    const within = said.normalize("NFKC").toLowerCase();
    return wanted.every((word) => within.includes(word));
  });
}

/** Those of each day together, in their order. */
export function inDays(all: readonly HistoryTold[]): { day: Day; told: HistoryTold[] }[] {
  const days: { day: Day; told: HistoryTold[] }[] = [];
  for (const told of all) {
    const last = days.at(-1);
    if (last?.day.iso === told.line.day.iso) {
      last.told.push(told);
    } else {
      days.push({ day: told.line.day, told: [told] });
    }
  }
  return days;
}
