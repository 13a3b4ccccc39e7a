import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Competitor, CutShown, Happening, StagePlay } from "../../../platform";
import { namesOf } from "../names";
import { cutPlace } from "./places";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  cut: CutShown;
  /** The name of the stage to which they go on. */
  next: string;
}

/** Who goes on: as the results say, asked where they tie, and never altered once decided. */
export function CutPart({ id, stage, cut, next }: Props) {
  const { text } = useFrame();
  const words = text.competitionPlay;
  const [anew, setAnew] = useState(false);
  const { decided } = cut;
  const differs = cut.wouldGoOn.length > 0 || cut.wouldNot.length > 0;
  return (
    <section
      aria-label={words.cutHeading(stage.name, next)}
      className="to-decide"
      id={cutPlace(stage.number)}
      tabIndex={-1}
    >
      <h4>{words.cutHeading(stage.name, next)}</h4>
      <p className="hint">{words.cutRule(cut.through, cut.byLastHanchan)}</p>
      {decided !== null && !anew ? (
        <>
          <p>{words.decided(decided.length)}</p>
          <People people={decided} />
          {differs && (
            <p className="field-problem">
              {words.cutDiffers(namesOf(text, cut.wouldGoOn), namesOf(text, cut.wouldNot))}
            </p>
          )}
          {differs && (
            <div className="actions">
              <button type="button" onClick={() => setAnew(true)}>
                {words.decideAnew}
              </button>
            </div>
          )}
        </>
      ) : stage.complete ? (
        <Decide id={id} stage={stage.number} cut={cut} onDone={() => setAnew(false)} />
      ) : (
        <p className="nothing-yet">{words.cutWaits}</p>
      )}
    </section>
  );
}

interface DecideProps {
  id: CompetitionId;
  stage: number;
  cut: CutShown;
  onDone: () => void;
}

function Decide({ id, stage, cut, onDone }: DecideProps) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [ticked, tick] = useState<readonly number[]>([]);
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );
  const of = cut.tied.filter((one) => ticked.includes(one.id));
  const through = [...cut.proposed, ...of];
  const mayDecide = cut.tied.length === 0 || of.length === cut.placesForTied;

  async function decide() {
    const answer = await record.run({
      kind: "cut_decided",
      stage,
      through: through.map((one) => one.id),
    });
    if (answer.ok) {
      say(words.cutKept);
      onDone();
    }
  }

  async function markAbsent({ id: person, name }: Competitor) {
    const { stage: of_stage, round } = cut.next;
    if ((await record.run({ kind: "absent", person, stage: of_stage, round })).ok) {
      say(words.markedAbsent(name));
    }
  }

  return (
    <>
      <p>{words.proposed(cut.proposed.length)}</p>
      <People people={cut.proposed} onAbsent={(one) => void markAbsent(one)} />
      {cut.movedUp.length > 0 && <p>{words.movedUp(namesOf(text, cut.movedUp))}</p>}
      {cut.absent.length > 0 && <p>{words.absent(namesOf(text, cut.absent))}</p>}
      {cut.tied.length > 0 && (
        <>
          <p className="field-problem">
            {words.cutTied(namesOf(text, cut.tied), cut.placesForTied)}
          </p>
          {cut.tied.map((one) => (
            <label key={one.id} className="tick">
              <input
                type="checkbox"
                checked={ticked.includes(one.id)}
                aria-label={words.goesOn(one.name)}
                onChange={(event) =>
                  tick(
                    event.target.checked
                      ? [...ticked, one.id]
                      : ticked.filter((other) => other !== one.id),
                  )
                }
              />
              {text.parts.member(one.number, one.name)}
            </label>
          ))}
        </>
      )}
      {record.problem && <ProblemMessage problem={record.problem} />}
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={!mayDecide}
          onClick={() => void decide()}
        >
          {words.decide(through.length)}
        </button>
      </div>
    </>
  );
}

interface PeopleProps {
  people: readonly Competitor[];
  onAbsent?: (person: Competitor) => void;
}

function People({ people, onAbsent }: PeopleProps) {
  const text = useFrame().text;
  const words = text.competitionPlay;
  return (
    <ol className="through">
      {people.map((one) => (
        <li key={one.id}>
          {text.parts.member(one.number, one.name)}
          {onAbsent && (
            <button
              type="button"
              aria-label={words.markAbsent(one.name)}
              onClick={() => onAbsent(one)}
            >
              {words.notThere}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
