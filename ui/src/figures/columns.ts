// Columns of figures: shown just as they came, sorted by the number that came with them.

import { termOf } from "../help/termOf";
import type { Column } from "../parts/Table";
import type { Figure } from "../platform";

export function figureColumn<Row>(
  key: string,
  heading: string,
  of: (row: Row) => Figure | undefined,
  className = "",
): Column<Row> {
  return {
    key,
    heading,
    term: termOf[key as keyof typeof termOf],
    cell: (row) => of(row)?.shown ?? "",
    sortBy: (row) => of(row)?.order ?? null,
    // The ▲ says it without colour; the colour only helps the eye find it.
    className: (row) => `${className} ${of(row)?.shown.startsWith("▲") ? "neg" : ""}`.trim(),
  };
}

export function countColumn<Row>(
  key: string,
  heading: string,
  of: (row: Row) => number | null,
): Column<Row> {
  return { key, heading, term: termOf[key as keyof typeof termOf], cell: of, sortBy: of };
}

export function textColumn<Row>(
  key: string,
  heading: string,
  of: (row: Row) => string,
): Column<Row> {
  return { key, heading, cell: of, sortBy: (row) => of(row) || null, text: true };
}
