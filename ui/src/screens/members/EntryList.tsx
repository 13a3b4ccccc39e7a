import { type ReactNode, useState } from "react";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Problem } from "../../platform";

interface Props<Row extends { id: number }> {
  words: { none: string; add: string; correct: string; delete: string };
  rows: readonly Row[];
  /** Begins with a new one. */
  begins?: boolean;
  /** What a row is called beside its buttons. */
  named: (row: Row) => string;
  /** The boxes of a row, or of a new one. */
  form: (row: Row | null, done: () => void) => ReactNode;
  onRemove: (row: Row) => void;
  /** Why the last could not be removed. */
  problem: Problem | null;
  /** What stands in a row. */
  children: (row: Row) => ReactNode;
}

/** What was written down of somebody outside any hanchan: each is corrected where it stands. */
export function EntryList<Row extends { id: number }>(props: Props<Row>) {
  const { words, rows, begins = false, named, form, onRemove, problem, children } = props;
  const [editing, edit] = useState<number | "new" | null>(begins ? "new" : null);
  const done = () => edit(null);
  return (
    <>
      {problem !== null && <ProblemMessage problem={problem} />}
      {rows.length === 0 && editing !== "new" && <p className="nothing-yet">{words.none}</p>}
      {rows.length > 0 && (
        <ul className="adjustments">
          {rows.map((row) => (
            <li key={row.id}>
              {editing === row.id ? (
                form(row, done)
              ) : (
                <>
                  {children(row)}
                  <button
                    type="button"
                    className="b low"
                    aria-label={`${named(row)} ${words.correct}`}
                    onClick={() => edit(row.id)}
                  >
                    {words.correct}
                  </button>
                  <button
                    type="button"
                    className="b low"
                    aria-label={`${named(row)} ${words.delete}`}
                    onClick={() => onRemove(row)}
                  >
                    {words.delete}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing === "new" ? (
        form(null, done)
      ) : (
        <button type="button" className="b" onClick={() => edit("new")}>
          {words.add}
        </button>
      )}
    </>
  );
}
