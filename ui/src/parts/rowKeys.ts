import type { KeyboardEvent } from "react";
import { focusOn } from "./nextField";

/** One of a table's rows is the chosen one. */
export interface RowChoice<Row> {
  /** Its key. */
  chosen?: string | number | null;
  /** Pressing a row, or going there with the arrows, chooses it. */
  onChoose?: (row: Row) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrows go from row to row and choose it. */
export function rowKeys<Row>(
  event: KeyboardEvent<HTMLTableSectionElement>,
  rows: readonly Row[],
  onChoose: (row: Row) => void,
) {
  const step = steps[event.key];
  if (step === undefined) {
    return;
  }
  const lines = [...event.currentTarget.rows];
  const at = lines.findIndex((line) => line.contains(event.target as Node));
  const to = step(at, rows.length - 1);
  const row = rows[to];
  const button = lines[to]?.querySelector<HTMLElement>(".row-choice");
  if (row !== undefined && button) {
    event.preventDefault();
    focusOn(button);
    button.scrollIntoView({ block: "nearest" });
    onChoose(row);
  }
}
