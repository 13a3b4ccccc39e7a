import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MemberEntry, OpeningRow, OpeningTotalId, PersonOpenings } from "../../platform";
import { EntryList } from "./EntryList";
import { OpeningForm } from "./OpeningForm";

interface Props {
  member: MemberEntry;
}

/** Results of somebody of which only the sum is known, each with where it comes from. */
export function Openings({ member }: Props) {
  const words = useFrame().text.openings;
  const found = useRead(["openingsOf", member.id], (platform) => platform.openingsOf(member.id));
  return (
    <section className="pane r" aria-label={words.heading} data-help="members.adjustment">
      <header>
        <h3>{words.heading}</h3>
      </header>
      <div className="fill padded">
        <p className="quiet small">{words.hint}</p>
        {found.problem !== null && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        {found.value !== undefined && <List member={member} found={found.value} />}
      </div>
    </section>
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

  if (found.series.length === 0) {
    return <p className="nothing-yet">{words.noSeries}</p>;
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
