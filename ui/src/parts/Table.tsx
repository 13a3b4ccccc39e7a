import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { isComposing } from "../composing";
import { ColumnButton } from "./ColumnButton";
import { type RowChoice, rowKeys } from "./rowKeys";
import { Term, TermWord } from "./Term";
import { useColumns } from "./useColumns";
import { useDrawn } from "./useDrawn";
import "./tables.css";

/** What a usual window has in view; more would hold up the page while it lays them out. */
const cellsAtOnce = 200;
const rowsAtOnce = 20;

export interface Column<Row> {
  /** Its name in the code, under which the choice of columns is kept. */
  key: string;
  heading: string;
  /** The term of the manual that explains the heading. */
  term?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by; a column without cannot be sorted by. Null comes last either way. */
  sortBy?: (row: Row) => number | string | null;
  /** Text stands at the left, figures at the right, which is the default. */
  text?: boolean;
  /** What names the row; just one column. */
  rowHeading?: boolean;
  className?: (row: Row) => string;
}

interface Props<Row> extends RowChoice<Row> {
  caption: ReactNode;
  /** The caption is only heard, where what stands above the table says the same. */
  captionHeard?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Under which the person's choice of columns is kept on this computer; without it none is offered. */
  choiceKey?: string;
  /** The columns that are not shown until the person chooses them. */
  hiddenAtFirst?: readonly string[];
  /** What the rows came sorted by. */
  cameBy?: Sorting | null;
  /** What stands under a column, for all rows together. */
  totals?: Readonly<Record<string, ReactNode>>;
  className?: string;
}

export interface Sorting {
  key: string;
  descending: boolean;
}

/**
 * A table that is sorted by its headings, whose columns can be chosen, and of whose rows one may be
 * the chosen one.
 */
export function Table<Row>({
  caption,
  captionHeard = false,
  columns,
  rows,
  rowKey,
  choiceKey,
  hiddenAtFirst = [],
  cameBy = null,
  totals,
  chosen,
  onChoose,
  className = "",
}: Props<Row>) {
  const captionId = useId();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const choice = useColumns(columns, choiceKey, hiddenAtFirst);
  const { shown } = choice;
  const sorted = sort(rows, columns, sorting);
  const drawn = useDrawn(
    sorted.length,
    Math.max(1, Math.min(rowsAtOnce, Math.floor(cellsAtOnce / shown.length))),
  );
  const by = sorting ?? cameBy;
  const first = sorted.some((row) => rowKey(row) === chosen)
    ? chosen
    : sorted[0] && rowKey(sorted[0]);

  return (
    <>
      {choiceKey && <ColumnButton choice={choice} />}
      <section
        className={`table-frame ${className}`}
        aria-labelledby={captionId}
        aria-busy={drawn < sorted.length}
        // A scrolling frame must be reachable by keyboard; where rows are chosen, one of them takes the focus.
        tabIndex={onChoose ? undefined : 0}
      >
        <table className="t">
          <caption id={captionId} className={captionHeard ? "heard-only" : ""}>
            {caption}
          </caption>
          <thead>
            <tr>
              {shown.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={column.text ? "" : "n"}
                  aria-sort={
                    by?.key !== column.key ? undefined : by.descending ? "descending" : "ascending"
                  }
                >
                  <Explained term={column.term} isPressed={column.sortBy !== undefined}>
                    {column.sortBy ? (
                      <button type="button" onClick={() => setSorting(next(sorting, column.key))}>
                        {column.heading}
                        {by?.key === column.key && <Arrow isDown={by.descending} />}
                      </button>
                    ) : (
                      column.heading
                    )}
                  </Explained>
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys of the buttons in it. */}
          <tbody
            onKeyDown={(event) => {
              if (onChoose && !isComposing(event.nativeEvent)) {
                rowKeys(event, sorted.slice(0, drawn), onChoose);
              }
            }}
          >
            {sorted.slice(0, drawn).map((row) => (
              <tr
                key={rowKey(row)}
                className={rowKey(row) === chosen ? "chosen" : ""}
                aria-current={rowKey(row) === chosen || undefined}
                onClick={onChoose && (() => onChoose(row))}
              >
                {shown.map((column) => {
                  const looks = `${column.text ? "" : "n"} ${column.className?.(row) ?? ""}`;
                  return column.rowHeading ? (
                    <th key={column.key} scope="row" className={looks}>
                      {onChoose ? (
                        <button
                          type="button"
                          className="row-choice"
                          aria-pressed={rowKey(row) === chosen}
                          tabIndex={rowKey(row) === first ? 0 : -1}
                        >
                          {column.cell(row)}
                        </button>
                      ) : (
                        column.cell(row)
                      )}
                    </th>
                  ) : (
                    <td key={column.key} className={looks}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                {shown.map((column) => (
                  <td key={column.key} className={column.text ? "" : "n"}>
                    {totals[column.key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </>
  );
}

interface ExplainedProps {
  term: string | undefined;
  /** Whether the heading takes the focus itself. */
  isPressed: boolean;
  children: ReactNode;
}

function Explained({ term, isPressed, children }: ExplainedProps) {
  if (term === undefined) {
    return children;
  }
  return isPressed ? <Term id={term}>{children}</Term> : <TermWord id={term}>{children}</TermWord>;
}

function Arrow({ isDown }: { isDown: boolean }) {
  return isDown ? <ChevronDown className="i" /> : <ChevronUp className="i" />;
}

/** Ascending, descending, and as it came. */
function next(sorting: Sorting | null, key: string): Sorting | null {
  if (sorting?.key !== key) {
    return { key, descending: false };
  }
  return sorting.descending ? null : { key, descending: true };
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
