import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { NoteBox } from "../../../parts/NoteBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { Day, DaySeries, SeriesId, SessionDetails, SessionGiven } from "../../../platform";
import { DeleteSession } from "./DeleteSession";
import { MoveForm } from "./MoveForm";
import { RoundsBox } from "./RoundsBox";
import { SeriesForm } from "./SeriesForm";

interface Props {
  day: Day;
  series: DaySeries;
  /** Every series there is. */
  allSeries: readonly DaySeries[];
  onMoved: (day: Day, series: SeriesId) => void;
}

/** What is written down about a day's play as a whole. */
export function SessionPart({ day, series, allSeries, onMoved }: Props) {
  const { text } = useFrame();
  const words = text.session;
  const found = useRead(["sessionDetails", day.iso, series.id], (platform) =>
    platform.sessionDetails(day.iso, series.id),
  );
  const details = found.value;
  return (
    <>
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {details === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : (
        <>
          <section className="panel" aria-label={words.heading}>
            <h3>{words.heading}</h3>
            {!details.isThere && <p className="hint">{words.notThere}</p>}
            <DetailBoxes day={day.iso} series={series.id} details={details} />
          </section>
          {details.isThere && (
            <>
              <MoveForm
                day={day}
                series={series}
                allSeries={allSeries}
                sheets={details.sheets}
                onMoved={onMoved}
              />
              <DeleteSession day={day} series={series.id} details={details} />
            </>
          )}
          <SeriesForm
            key={series.name}
            series={series}
            onDeleted={() => {
              const other = allSeries.find(({ id }) => id !== series.id);
              if (other !== undefined) {
                onMoved(day, other.id);
              }
            }}
          />
        </>
      )}
    </>
  );
}

interface BoxesProps {
  day: string;
  series: SeriesId;
  details: SessionDetails;
}

function DetailBoxes({ day, series, details }: BoxesProps) {
  const words = useFrame().text.session;
  const { venue, note, rounds, usual, planned } = details;
  const save = useWrite((platform, given: SessionGiven) =>
    platform.describeSession(day, series, given),
  );

  function change(given: Partial<SessionGiven>) {
    void save.run({ venue, note, rounds, ...given });
  }

  return (
    <>
      {planned !== null && venue === "" && rounds === null && (
        <div className="actions">
          <button
            type="button"
            onClick={() => change({ venue: planned.venue, rounds: planned.rounds })}
          >
            {words.planned(planned.venue, planned.rounds)}
          </button>
        </div>
      )}
      {usual !== null && planned === null && venue === "" && rounds === null && (
        <div className="actions">
          <button
            type="button"
            onClick={() => change({ venue: usual.venue, rounds: usual.rounds })}
          >
            {words.usual(usual.day.shown, usual.venue, usual.rounds)}
          </button>
        </div>
      )}
      <div className="sheet-head">
        <TextBox
          label={words.venue}
          width={20}
          value={venue}
          onChange={(typed) => {
            if (typed.trim() !== venue) {
              change({ venue: typed });
            }
          }}
        />
        <RoundsBox value={rounds} onChange={(given) => change({ rounds: given })} />
      </div>
      <NoteBox
        label={words.note}
        hint={words.noteHint}
        value={note}
        onChange={(given) => change({ note: given })}
      />
      {save.problem && <ProblemMessage problem={save.problem} />}
    </>
  );
}
