import { useState } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ColumnMatch, ColumnShown, FileShown, ImportRole, KnownColumn } from "../../platform";
import "../../parts/list.css";

interface Props {
  role: ImportRole;
  file: FileShown;
  locked: boolean;
  onChange: () => void;
}

/** Which column of the file is which: found by its name, and to be changed by hand. */
export function ImportColumns({ role, file, locked, onChange }: Props) {
  const { text, view } = useFrame();
  const words = text.imports;
  const match = useWrite((platform, place: number, to: ColumnMatch) =>
    platform.matchImportColumn(role, place, to),
  );
  const nameOf = (column: KnownColumn) => (view.language === "ja" ? column.japanese : column.name);
  const open = file.columns.filter(isOpen);
  const taken = file.columns.map(({ takenFor }) => takenFor);
  const missing = file.known.filter(({ name, required }) => required && !taken.includes(name));

  const asks = open.length > 0 || missing.length > 0;
  const [unfolded, unfold] = useState(asks);
  // It stays open when the last column is said: the person may be within it.
  if (asks && !unfolded) {
    unfold(true);
  }

  function say(place: number, chosen: string) {
    const to: ColumnMatch =
      chosen === LEFT_OUT ? { kind: "left_out" } : { kind: "as", name: chosen };
    if (!locked) {
      onChange();
      void match.run(place, to);
    }
  }

  return (
    <details open={unfolded} onToggle={(event) => unfold(event.currentTarget.open)}>
      <summary>{words.columnsOf(file.name, file.columns.length)}</summary>
      {match.problem !== null && <ProblemMessage problem={match.problem} />}
      <div role="status">
        {open.length > 0 && <p className="field-problem">{words.openColumns(open.length)}</p>}
        {missing.length > 0 && (
          <p className="field-problem">{words.missingColumns(missing.map(nameOf))}</p>
        )}
      </div>
      <div className="table-frame">
        <table className="t">
          <thead>
            <tr>
              <th scope="col" className="text">
                {words.heading_}
              </th>
              <th scope="col" className="text">
                {words.examples}
              </th>
              <th scope="col" className="text">
                {words.takenFor}
              </th>
            </tr>
          </thead>
          <tbody>
            {file.columns.map((column, place) => (
              // The columns of a file stay in their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading.
              <tr key={place}>
                <th scope="row" className="text">
                  {column.heading || words.noHeading(place + 1)}
                </th>
                <td className="text examples">{column.examples.join("、")}</td>
                <td className="text">
                  <select
                    className="f low list"
                    aria-label={words.takenForOf(column.heading || words.noHeading(place + 1))}
                    aria-invalid={isOpen(column)}
                    value={column.takenFor ?? (column.leftOut ? LEFT_OUT : "")}
                    onChange={(event) => say(place, event.target.value)}
                  >
                    {isOpen(column) && <option value="">{words.pleaseChoose}</option>}
                    {file.known.map((known) => (
                      <option key={known.name} value={known.name}>
                        {words.knownColumn(nameOf(known), known.required)}
                      </option>
                    ))}
                    <option value={LEFT_OUT}>{words.leftOut}</option>
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** No column's name. */
const LEFT_OUT = "-";

function isOpen({ takenFor, leftOut }: ColumnShown): boolean {
  return takenFor === null && !leftOut;
}
