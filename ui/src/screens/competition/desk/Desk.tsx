import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId } from "../../../platform";
import "./desk.css";
import { EntryBox } from "./EntryBox";
import { EntryTable } from "./EntryTable";
import { StaffList } from "./StaffList";
import { useRecord } from "./useRecord";

/** 受付: who enters, waits, comes and fills tables. Each line is written down at once. */
export function Desk({ id }: { id: CompetitionId }) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  const found = useRead(["competitionEntries", id], (platform) => platform.competitionEntries(id));
  const record = useRecord(id);
  const entries = found.value;

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
    <div className="desk">
      <section className="pane" aria-label={words.heading}>
        <header>
          <h2>{words.heading}</h2>
        </header>
        <div className="fill">
          <EntryBox id={id} entries={entries} />
          <div role="status">
            <dl className="counts">
              <Count
                name={words.playing}
                count={playing.length}
                of={words.ofCapacity(entries.capacity, entries.free)}
              />
              <Count
                name={words.came}
                count={entries.arrived}
                of={words.ofPlaying(playing.length)}
              />
              {waiting > 0 && <Count name={words.waiting} count={waiting} of="" />}
            </dl>
          </div>
          {entries.shortOfMinimum > 0 && (
            <p className="note heed">{words.short(entries.shortOfMinimum)}</p>
          )}
          {entries.closes !== null && (
            <p className="quiet small">
              {words.closes(entries.closes.day.shown, entries.closes.time)}
            </p>
          )}
          {entries.checkInUntil !== null && (
            <p className="quiet small">
              {words.checkInUntil(entries.checkInUntil.day.shown, entries.checkInUntil.time)}
            </p>
          )}
          {!entries.drawn && playing.length > 0 && <p className="quiet small">{words.next}</p>}
          {toCome > 0 && entries.arrived > 0 && (
            <div className="release">
              <button
                type="button"
                className="b low"
                onClick={() => void record.write({ kind: "no_shows_released" }, words.released)}
              >
                {words.release(toCome)}
              </button>
              <p className="quiet small">{words.releaseHint}</p>
            </div>
          )}
          <StaffList staff={entries.staff} />
        </div>
      </section>
      <section className="pane" aria-label={words.people(entries.people.length)}>
        <header>
          <h2>{words.people(entries.people.length)}</h2>
        </header>
        {entries.promoted.length > 0 && (
          <section className="note heed promoted" aria-label={words.promoted}>
            <b>{words.promoted}</b>
            <ul>
              {entries.promoted.map(({ person, at }) => (
                <li key={`${person.id} ${at.day.iso} ${at.time}`}>
                  {text.parts.member(person.number, person.name)}（{at.day.shown} {at.time}）
                </li>
              ))}
            </ul>
          </section>
        )}
        <div
          className="fill"
          data-scrolls
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {record.problem && <ProblemMessage problem={record.problem} />}
          <EntryTable entries={entries} onWrite={record.write} />
        </div>
      </section>
    </div>
  );
}

function Count({ name, count, of }: { name: string; count: number; of: string }) {
  const unit = useFrame().text.competitionDesk.countUnit;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="fig">{count}</b>
        {unit} <small>{of}</small>
      </dd>
    </div>
  );
}
