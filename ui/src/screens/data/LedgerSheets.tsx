import { useFrame } from "../../frame/context";
import { Check } from "../../parts/Check";
import type {
  Amounts,
  ColumnSaid,
  LedgerColumn,
  LedgerColumnShown,
  LedgerSheet,
  ListKind,
} from "../../platform";
import { Choice } from "./Choice";
import type { LedgerPartProps } from "./Ledger";
import "../../parts/list.css";

const kinds: readonly ListKind[] = ["players", "tables", "across", "days", "totals"];
const amounts: readonly Amounts[] = ["points", "hundreds", "thousands", "result", "result_points"];
const known: readonly LedgerColumn[] = [
  "date",
  "round",
  "table",
  "number",
  "name",
  "kana",
  "seat",
  "place",
  "points",
  "result",
  "games",
  "first",
  "second",
  "third",
  "fourth",
];
/** No kind and no way of writing numbers: as the list itself says. */
const FOUND = "as_found";

/** Each sheet with the kind of list that it is, and what each of its columns is taken for. */
export function LedgerSheets({ list, onSay }: LedgerPartProps) {
  const words = useFrame().text.ledger;
  return (
    <>
      <div className="ledger-whole">
        <Choice
          label={words.kind}
          value={list.saidKind ?? FOUND}
          choices={[FOUND, ...kinds]}
          words={(kind) => (kind === FOUND ? words.asFound : words.kinds(kind as ListKind))}
          onChange={(kind) =>
            onSay({ of: "kind", kind: kind === FOUND ? null : (kind as ListKind) })
          }
        />
        <Choice
          label={words.amounts}
          value={list.saidAmounts ?? FOUND}
          choices={[FOUND, ...amounts]}
          words={(how) => (how === FOUND ? words.asFound : words.amountsOf(how as Amounts))}
          onChange={(how) =>
            onSay({ of: "amounts", amounts: how === FOUND ? null : (how as Amounts) })
          }
        />
      </div>
      {list.sheets.map((sheet) => (
        <Sheet key={sheet.name} sheet={sheet} list={list} onSay={onSay} />
      ))}
    </>
  );
}

function Sheet({ sheet, list, onSay }: LedgerPartProps & { sheet: LedgerSheet }) {
  const { text } = useFrame();
  const words = text.ledger;
  const kind = sheet.kind === null ? words.noList : words.kinds(sheet.kind);
  const how = sheet.amounts === null ? "" : words.amountsOf(sheet.amounts);
  const understood = [kind, how].filter((part) => part !== "").join("・");
  return (
    <details className="ledger-part" open={list.sheets.length === 1}>
      <summary>
        {words.sheetOf(sheet.name)} — {sheet.taken ? understood : words.nobody}
      </summary>
      {list.sheets.length > 1 && (
        <Check
          label={words.taken}
          value={sheet.taken}
          onChange={(taken) => onSay({ of: "sheet", name: sheet.name, taken })}
        />
      )}
      {sheet.heads.length > 0 && <p className="hint">{words.headLines(sheet.heads)}</p>}
      <div className="table-frame">
        <table className="t">
          <thead>
            <tr>
              <th scope="col" className="text">
                {text.imports.heading_}
              </th>
              <th scope="col" className="text">
                {text.imports.examples}
              </th>
              <th scope="col" className="text">
                {text.imports.takenFor}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
              <tr key={place}>
                <th scope="row" className="text">
                  {column.heading || text.imports.noHeading(place + 1)}
                </th>
                <td className="text examples">{column.examples.join("、")}</td>
                <td className="text">
                  <TakenFor
                    column={column}
                    heading={column.heading || text.imports.noHeading(place + 1)}
                    onSay={(to) => onSay({ of: "column", place, to })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface TakenProps {
  column: LedgerColumnShown;
  heading: string;
  onSay: (to: ColumnSaid) => void;
}

function TakenFor({ column, heading, onSay }: TakenProps) {
  const { text } = useFrame();
  const words = text.ledger;
  const now = column.taken.kind === "of" ? column.taken.column : column.taken.kind;
  const isPlain = column.taken.kind === "of" || column.taken.kind === "left_out";
  return (
    <select
      className="f low list"
      aria-label={text.imports.takenForOf(heading)}
      value={now}
      onChange={(event) => onSay(said(event.target.value))}
    >
      {!isPlain && <option value={column.taken.kind}>{words.takenFor(column.taken)}</option>}
      <option value={FOUND}>{words.asFound}</option>
      {known.map((one) => (
        <option key={one} value={one}>
          {words.column(one)}
        </option>
      ))}
      <option value="left_out">{words.nobody}</option>
    </select>
  );
}

function said(value: string): ColumnSaid {
  const column = known.find((one) => one === value);
  if (column !== undefined) {
    return { kind: "as", column };
  }
  return { kind: value === "left_out" ? "left_out" : "as_found" };
}
