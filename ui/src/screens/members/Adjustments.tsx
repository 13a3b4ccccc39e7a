import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import type { AdjustmentId, AdjustmentRow, MemberEntry, PersonAdjustments } from "../../platform";
import { AdjustmentForm } from "./AdjustmentForm";
import { EntryList } from "./EntryList";
import { EntrySection } from "./EntrySection";

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
    <EntrySection words={words} found={found}>
      {(value) => <List key={String(begins)} member={member} found={value} begins={begins} />}
    </EntrySection>
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
  const remove = useWrite((platform, id: AdjustmentId) => platform.deleteAdjustment(id));

  async function removeRow(row: AdjustmentRow) {
    if (!remove.running && (await remove.run(row.id)).ok) {
      say(words.deleted(row.shown));
    }
  }

  return (
    <EntryList
      words={words}
      rows={found.rows}
      begins={begins}
      named={(row) => words.row(row.day.shown, row.shown)}
      form={(row, done) => <AdjustmentForm member={member} found={found} row={row} onDone={done} />}
      onRemove={removeRow}
      problem={remove.problem}
    >
      {(row) => (
        <>
          <span>
            {row.day.shown} {row.seriesName}
          </span>
          <strong className={row.direction === "taken" ? "fig neg" : "fig"}>{row.shown}</strong>
          <span className="reason">{row.reason}</span>
        </>
      )}
    </EntryList>
  );
}
