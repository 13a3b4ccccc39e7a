import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { AdjustmentId, AdjustmentRow, MemberEntry, PersonAdjustments } from "../../platform";
import { AdjustmentForm } from "./AdjustmentForm";

interface Props {
  member: MemberEntry;
  /** Begins with a new one. */
  begins?: boolean;
}

/** Points given to somebody or taken outside any hanchan, each with its reason. */
export function Adjustments({ member, begins = false }: Props) {
  const words = useFrame().text.adjustments;
  const found = useRead(["adjustmentsOf", member.id], (platform) =>
    platform.adjustmentsOf(member.id),
  );
  return (
    <section className="pane r" aria-label={words.heading}>
      <header>
        <h3>{words.heading}</h3>
      </header>
      <div className="fill padded">
        <p className="quiet small">{words.hint}</p>
        {found.problem !== null && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        {found.value !== undefined && (
          <List key={String(begins)} member={member} found={found.value} begins={begins} />
        )}
      </div>
    </section>
  );
}

interface ListProps {
  member: MemberEntry;
  found: PersonAdjustments;
  begins: boolean;
}

function List({ member, found, begins }: ListProps) {
  const { text, say } = useFrame();
  const words = text.adjustments;
  const [editing, edit] = useState<number | "new" | null>(begins ? "new" : null);
  const remove = useWrite((platform, id: AdjustmentId) => platform.deleteAdjustment(id));

  async function removeRow(row: AdjustmentRow) {
    if (!remove.running && (await remove.run(row.id)).ok) {
      say(words.deleted(row.shown));
    }
  }

  if (found.series.length === 0) {
    return <p className="nothing-yet">{words.noSeries}</p>;
  }
  const form = (row: AdjustmentRow | null) => (
    <AdjustmentForm member={member} found={found} row={row} onDone={() => edit(null)} />
  );
  return (
    <>
      {remove.problem !== null && <ProblemMessage problem={remove.problem} />}
      {found.rows.length === 0 && editing !== "new" && <p className="nothing-yet">{words.none}</p>}
      {found.rows.length > 0 && (
        <ul className="adjustments">
          {found.rows.map((row) => {
            const named = words.row(row.day.shown, row.shown);
            return (
              <li key={row.id}>
                {editing === row.id ? (
                  form(row)
                ) : (
                  <>
                    <span>
                      {row.day.shown} {row.seriesName}
                    </span>
                    <strong className={row.direction === "taken" ? "fig neg" : "fig"}>
                      {row.shown}
                    </strong>
                    <span className="reason">{row.reason}</span>
                    <button
                      type="button"
                      className="b low"
                      aria-label={`${named} ${words.correct}`}
                      onClick={() => edit(row.id)}
                    >
                      {words.correct}
                    </button>
                    <button
                      type="button"
                      className="b low"
                      aria-label={`${named} ${words.delete}`}
                      onClick={() => removeRow(row)}
                    >
                      {words.delete}
                    </button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {editing === "new" ? (
        form(null)
      ) : (
        <button type="button" className="b" onClick={() => edit("new")}>
          {words.add}
        </button>
      )}
    </>
  );
}
