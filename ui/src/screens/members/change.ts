import type { MemberChange, MemberEntry, PersonKind } from "../../platform";

/** What can be written down about somebody. */
export type Field = keyof MemberChange;

/** Names nothing: the start of every change. */
export const unchanged: MemberChange = {
  number: null,
  name: null,
  kana: null,
  kind: null,
  sex: null,
  joined: null,
  left: null,
  beginnerUntil: null,
  publicName: null,
  note: null,
};

/** Everything that can be written down, in its order. */
export const memberFields = Object.keys(unchanged) as readonly Field[];

export const memberKinds: readonly PersonKind[] = ["member", "guest", "staff"];

/** What is written down there, as its box has it. */
export function writtenIn(member: MemberEntry, field: Field): string | number {
  const value = member[field];
  return typeof value === "object" ? (value?.shown ?? "") : value;
}

/** All of it. */
export function written(member: MemberEntry): MemberChange {
  const boxes = memberFields.map((field) => [field, writtenIn(member, field)]);
  return Object.fromEntries(boxes) as MemberChange;
}
