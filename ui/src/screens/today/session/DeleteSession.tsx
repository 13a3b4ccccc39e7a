import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { Day, SeriesId, SessionDetails } from "../../../platform";

interface Props {
  day: Day;
  series: SeriesId;
  details: SessionDetails;
}

/** Deletes a session of which no sheet is in; with sheets it says why it stays. */
export function DeleteSession({ day, series, details }: Props) {
  const { text, say } = useFrame();
  const words = text.session;
  const remove = useWrite((platform) => platform.deleteSession(day.iso, series));
  const sheets = details.sheets.length;

  async function removeIt() {
    const answer = await remove.run();
    if (answer.ok) {
      say(words.deleted(day.shown));
    }
  }

  return (
    <section className="panel" aria-label={words.deleteHeading}>
      <h3>{words.deleteHeading}</h3>
      <p className="hint">
        {sheets > 0 ? words.cannotDelete(sheets) : words.canDelete(details.came)}
      </p>
      {remove.problem && <ProblemMessage problem={remove.problem} />}
      {sheets === 0 && (
        <div className="actions">
          <button type="button" onClick={() => void removeIt()}>
            {words.delete}
          </button>
        </div>
      )}
    </section>
  );
}
