import { type ReactNode, useId, useState } from "react";
import { useText } from "../frame/context";
import { useDrawn } from "./useDrawn";

/** More would hold up the page while it lays them out. */
const cellsAtOnce = 240;
const rowsAtOnce = 30;

export interface Column<Row> {
  /** Its name in the code, under which the choice of columns is kept. */
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by; a column without cannot be sorted by. Null comes last either way. */
  sortBy?: (row: Row) => number | string | null;
  /** Text stands at the left, figures at the right, which is the default. */
  text?: boolean;
  /** What names the row; just one column. */
  rowHeading?: boolean;
  className?: (row: Row) => string;
}

interface Props<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Under which the person's choice of columns is kept on this computer; without it none is offered. */
  choiceKey?: string;
  /** The columns that are not shown until the person chooses them. */
  hiddenAtFirst?: readonly string[];
}

interface Sorting {
  key: string;
  descending: boolean;
}

/** A table that is sorted by its headings and whose columns can be chosen. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  choiceKey,
  hiddenAtFirst = [],
}: Props<Row>) {
  const text = useText().parts;
  const captionId = useId();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [hidden, hide] = useHidden(choiceKey, hiddenAtFirst);
  const shown = columns.filter((column) => column.rowHeading || !hidden.includes(column.key));
  const sorted = sort(rows, columns, sorting);
  const drawn = useDrawn(
    sorted.length,
    Math.max(1, Math.min(rowsAtOnce, Math.floor(cellsAtOnce / shown.length))),
  );

  return (
    <>
      {choiceKey && (
        <details className="column-choice">
          <summary>{text.chooseColumns}</summary>
          <fieldset aria-label={text.chooseColumns}>
            {columns
              .filter((column) => !column.rowHeading)
              .map((column) => (
                <label key={column.key}>
                  <input
                    type="checkbox"
                    checked={!hidden.includes(column.key)}
                    onChange={(event) => hide(column.key, !event.target.checked)}
                  />
                  {column.heading}
                </label>
              ))}
          </fieldset>
        </details>
      )}
      <section
        className="table-frame"
        aria-labelledby={captionId}
        aria-busy={drawn < sorted.length}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
        tabIndex={0}
      >
        <table className="table">
          <caption id={captionId}>{caption}</caption>
          <thead>
            <tr>
              {shown.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={column.text ? "text" : ""}
                  aria-sort={
                    sorting?.key !== column.key
                      ? undefined
                      : sorting.descending
                        ? "descending"
                        : "ascending"
                  }
                >
                  {column.sortBy ? (
                    <button type="button" onClick={() => setSorting(next(sorting, column.key))}>
                      {column.heading}
                      <span aria-hidden="true">{arrow(sorting, column.key)}</span>
                    </button>
                  ) : (
                    column.heading
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, drawn).map((row) => (
              <tr key={rowKey(row)}>
                {shown.map((column) => {
                  const className = `${column.text ? "text" : ""} ${column.className?.(row) ?? ""}`;
                  return column.rowHeading ? (
                    <th key={column.key} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={className}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Ascending, descending, and as it came. */
function next(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) {
    return { key, descending: false };
  }
  return sorting.descending ? null : { key, descending: true };
}

function arrow(sorting: Sorting | null, key: string): string {
  return sorting?.key !== key ? "" : sorting.descending ? " ▼" : " ▲";
}

function sort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const sortBy = columns.find((column) => column.key === sorting?.key)?.sortBy;
  if (sortBy === undefined || sorting === null) {
    return rows;
  }
  const sign = sorting.descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    if (a === null || b === null) {
      return (a === null ? 1 : 0) - (b === null ? 1 : 0);
    }
    const order =
      typeof a === "number" && typeof b === "number"
        ? a - b
        : String(a).localeCompare(String(b), "ja");
    return sign * order;
  });
}

function useHidden(
  choiceKey: string | undefined,
  atFirst: readonly string[],
): [readonly string[], (key: string, hide: boolean) => void] {
  const place = `hidden columns: ${choiceKey}`;
  const [hidden, setHidden] = useState(() =>
    choiceKey === undefined
      ? atFirst
      : (localStorage.getItem(place)?.split(",").filter(Boolean) ?? atFirst),
  );
  function hide(key: string, isHidden: boolean) {
    const now = isHidden ? [...hidden, key] : hidden.filter((other) => other !== key);
    setHidden(now);
    localStorage.setItem(place, now.join(","));
  }
  return [hidden, hide];
}
