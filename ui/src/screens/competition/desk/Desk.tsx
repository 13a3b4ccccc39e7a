import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Happening } from "../../../platform";
import { namesOf } from "../names";
import { EntryBox } from "./EntryBox";
import { EntryTable } from "./EntryTable";
import { StaffList } from "./StaffList";

/** 受付: who enters, waits, comes and fills tables. Each line is written down at once. */
export function Desk({ id }: { id: CompetitionId }) {
  const { text, say } = useFrame();
  const words = text.competitionDesk;
  const found = useRead(["competitionEntries", id], (platform) => platform.competitionEntries(id));
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );
  const entries = found.value;

  /** Whether it could be; says the sentence, and who is to be told of a place. */
  async function write(happened: Happening, sentence: string): Promise<boolean> {
    const answer = await record.run(happened);
    if (answer.ok) {
      const { promoted } = answer.value;
      const told = promoted.length > 0 ? words.tellThem(namesOf(text, promoted)) : "";
      say(`${sentence}${told}`);
    }
    return answer.ok;
  }

  if (entries === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  const playing = entries.people.filter(({ state }) => state === "playing");
  const waiting = entries.people.filter(({ state }) => state === "waiting").length;
  const toCome = playing.filter(({ checkedIn }) => !checkedIn).length;
  return (
    <>
      <section className="panel" aria-label={words.heading}>
        <h3>{words.heading}</h3>
        <p role="status" className="competition-count">
          {words.count(playing.length, entries.capacity, entries.free)}{" "}
          {words.waitingCount(waiting)} {words.arrived(entries.arrived, playing.length)}{" "}
          {entries.shortOfMinimum > 0 && words.short(entries.shortOfMinimum)}
        </p>
        {entries.closes !== null && (
          <p className="hint">{words.closes(entries.closes.day.shown, entries.closes.time)}</p>
        )}
        {entries.checkInUntil !== null && (
          <p className="hint">
            {words.checkInUntil(entries.checkInUntil.day.shown, entries.checkInUntil.time)}
          </p>
        )}
        {!entries.drawn && playing.length > 0 && <p className="hint">{words.next}</p>}
        <EntryBox entries={entries} onWrite={write} />
        {record.problem && <ProblemMessage problem={record.problem} />}
      </section>
      {entries.promoted.length > 0 && (
        <section className="panel promoted" aria-label={words.promoted}>
          <h3>{words.promoted}</h3>
          <ul>
            {entries.promoted.map(({ person, at }) => (
              <li key={`${person.id} ${at.day.iso} ${at.time}`}>
                {text.parts.member(person.number, person.name)}（{at.day.shown} {at.time}）
              </li>
            ))}
          </ul>
        </section>
      )}
      <EntryTable entries={entries} onWrite={write} />
      {toCome > 0 && entries.arrived > 0 && (
        <div className="panel">
          <p className="hint">{words.releaseHint}</p>
          <div className="actions">
            <button
              type="button"
              onClick={() => void write({ kind: "no_shows_released" }, words.released)}
            >
              {words.release(toCome)}
            </button>
          </div>
        </div>
      )}
      <StaffList staff={entries.staff} />
    </>
  );
}
