// What the lines of a rule book are; the backend prints them by the same marks.

import type { BookHeading, RuleForm } from "../platform";

export type RuleBook = RuleForm["book"];

/** In the order in which they are read, which the backend has. */
export const bookHeadings: readonly BookHeading[] = [
  "equipment",
  "seating",
  "course",
  "calls",
  "winning",
  "points",
  "draws",
  "fouls",
  "settlement",
  "manners",
  "event",
];

/** A heading of its own, or what the club's sheet is silent about. */
const isNoRule = (line: string) => line.startsWith("■") || line.startsWith("記載なし：");

/** How many rules a text has: a line is one. */
export function rulesIn(text: string | undefined): number {
  const lines = (text ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !isNoRule(line)).length;
}

export function rulesOfBook(book: RuleBook): number {
  return bookHeadings.reduce((sum, heading) => sum + rulesIn(book[heading]), 0);
}
