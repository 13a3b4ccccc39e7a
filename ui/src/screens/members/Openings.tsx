import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import type { MemberEntry, OpeningRow, OpeningTotalId, PersonOpenings } from "../../platform";
import { EntryList } from "./EntryList";
import { EntrySection } from "./EntrySection";
import { OpeningForm } from "./OpeningForm";

interface Props {
  member: MemberEntry;
}

/** Results of somebody of which only the sum is known, each with where it comes from. */
export function Openings({ member }: Props) {
  const words = useFrame().text.openings;
  const found = useRead(["openingsOf", member.id], (platform) => platform.openingsOf(member.id));
  return (
    <EntrySection words={words} found={found}>
      {(value) => <List member={member} found={value} />}
    </EntrySection>
  );
}

function List({ member, found }: { member: MemberEntry; found: PersonOpenings }) {
  const { text, say } = useFrame();
  const words = text.openings;
  const remove = useWrite((platform, id: OpeningTotalId) => platform.deleteOpening(id));

  async function removeRow(row: OpeningRow) {
    if (!remove.running && (await remove.run(row.id)).ok) {
      say(words.deleted(row.shown));
    }
  }

  return (
    <EntryList
      words={words}
      rows={found.rows}
      named={(row) => words.row(row.from.shown, row.to.shown, row.shown)}
      form={(row, done) => <OpeningForm member={member} found={found} row={row} onDone={done} />}
      onRemove={removeRow}
      problem={remove.problem}
    >
      {(row) => (
        <>
          <span>
            {row.from.shown}–{row.to.shown} {row.seriesName}
          </span>
          <strong className={row.total < 0 ? "fig neg" : "fig"}>{row.shown}</strong>
          <span className="reason">
            {row.games !== null && `${words.gamesOf(row.games)} `}
            {row.source}
          </span>
        </>
      )}
    </EntryList>
  );
}
