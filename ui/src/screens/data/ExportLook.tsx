import { useState } from "react";
import { useFrame } from "../../frame/context";
import type { TableLook } from "../../platform";
import { Choice } from "./Choice";
import "./look.css";

/** The first rows of what is about to be written, one table at a time. */
export function ExportLook({ tables }: { tables: readonly TableLook[] }) {
  const words = useFrame().text.data;
  const [title, setTitle] = useState("");
  const shown = tables.find((table) => table.title === title) ?? tables[0];
  if (shown === undefined) {
    return null;
  }
  const line = (cells: readonly string[]) => cells.join("\t");
  return (
    <div className="look">
      <Choice
        label={words.exportLook}
        value={shown.title}
        choices={tables.map((table) => table.title)}
        words={(choice) => choice}
        onChange={setTitle}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is moved by keys */}
      <section className="table-frame" aria-label={shown.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {shown.heads.map(({ head, isNumber }) => (
                <th key={head} scope="col" className={isNumber ? "num" : ""}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((cells) => (
              <tr key={line(cells)}>
                {shown.heads.map(({ head, isNumber }, column) => (
                  <td key={head} className={isNumber ? "num" : ""}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">{words.lookedAt(shown.rows.length, shown.all)}</p>
    </div>
  );
}
