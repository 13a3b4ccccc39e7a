import { useFrame } from "../../frame/context";
import { type Column, Table } from "../../parts/Table";
import type { LedgerRow, RowSaid } from "../../platform";
import type { LedgerPartProps } from "./Ledger";
import "../../parts/list.css";

const AS_READ = "as_read";

/** What each row becomes; whatever must be looked at comes first. */
export function LedgerRows({ list, onSay }: LedgerPartProps) {
  const words = useFrame().text.ledger;
  const columns: Column<LedgerRow>[] = [
    {
      key: "row",
      heading: words.row,
      cell: ({ sheet, line }) => (sheet === "" ? line : `${sheet} ${line}`),
      text: true,
      rowHeading: true,
    },
    {
      key: "became",
      heading: words.became,
      cell: ({ became }) => words.becomes(became),
      text: true,
      className: ({ became }) => (became.kind === "wrong" ? "sentence field-problem" : "sentence"),
    },
    {
      key: "said",
      heading: words.what,
      cell: (row) =>
        row.became.kind === "wrong" || row.said !== null ? (
          <select
            className="f low list"
            aria-label={words.whatOf(row.line)}
            value={row.said ?? AS_READ}
            onChange={({ target }) =>
              onSay({
                of: "row",
                sheet: row.sheet,
                line: row.line,
                said: target.value === AS_READ ? null : (target.value as RowSaid),
              })
            }
          >
            <option value={AS_READ}>{words.asRead}</option>
            <option value="left_out">{words.rowLeftOut}</option>
            {(row.said === "as_it_stands" ||
              (row.became.kind === "wrong" && row.became.problem.what === "sum")) && (
              <option value="as_it_stands">{words.asItStands}</option>
            )}
          </select>
        ) : null,
      text: true,
    },
  ];
  return (
    <details className="ledger-part" open={list.openRows > 0}>
      <summary>{words.rows}</summary>
      <Table
        caption={words.rows}
        captionHeard
        columns={columns}
        rows={list.rows}
        rowKey={({ sheet, line }) => `${sheet} ${line}`}
      />
      {list.moreRows > 0 && <p className="hint">{words.moreRows(list.moreRows)}</p>}
    </details>
  );
}
