import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Competitor, CutShown, Happening, StagePlay } from "../../../platform";
import { namesOf } from "../names";
import { useDecide } from "./useDecide";

/** Where one of several who are tied is ticked, so that it can be led to. */
export const choosePlace = "choose-who-goes-on";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  cut: CutShown;
  /** The name of the stage to which they go on. */
  next: string;
  /** Whether deciding is what comes next, which has its button elsewhere. */
  isNext?: boolean;
}

/** Who goes on: as the results say, asked where they tie, and never altered once decided. */
export function CutPart({ id, stage, cut, next, isNext = false }: Props) {
  const { text } = useFrame();
  const words = text.competitionPlay;
  const [anew, setAnew] = useState(false);
  const { decided } = cut;
  const differs = cut.wouldGoOn.length > 0 || cut.wouldNot.length > 0;
  return (
    <section aria-label={words.cutHeading(stage.name, next)} className="to-decide">
      <h3>{words.cutHeading(stage.name, next)}</h3>
      <p className="quiet">{words.cutRule(cut.through, cut.byLastHanchan)}</p>
      {decided !== null && !anew ? (
        <>
          <p>{words.decided(decided.length)}</p>
          <People people={decided} />
          {differs && (
            <p className="note heed">
              {words.cutDiffers(namesOf(text, cut.wouldGoOn), namesOf(text, cut.wouldNot))}
            </p>
          )}
          {differs && (
            <button type="button" className="b low" onClick={() => setAnew(true)}>
              {words.decideAnew}
            </button>
          )}
        </>
      ) : stage.complete ? (
        <Decide
          id={id}
          stage={stage.number}
          cut={cut}
          isNext={isNext && !anew}
          onDone={() => setAnew(false)}
        />
      ) : (
        <p className="quiet">{words.cutWaits}</p>
      )}
    </section>
  );
}

interface DecideProps {
  id: CompetitionId;
  stage: number;
  cut: CutShown;
  isNext: boolean;
  onDone: () => void;
}

function Decide({ id, stage, cut, isNext, onDone }: DecideProps) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [ticked, tick] = useState<readonly number[]>([]);
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );
  const decision = useDecide(id, stage);
  const of = cut.tied.filter((one) => ticked.includes(one.id));
  const through = [...cut.proposed, ...of];
  const problem = record.problem ?? decision.problem;
  const mayDecide = cut.tied.length === 0 || of.length === cut.placesForTied;

  async function decide() {
    if (await decision.decide(through)) {
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
        <div className="tied" id={choosePlace} tabIndex={-1}>
          <p className="note heed">{words.cutTied(namesOf(text, cut.tied), cut.placesForTied)}</p>
          {cut.tied.map((one) => (
            <label key={one.id} className="yes-no">
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
        </div>
      )}
      {problem && <ProblemMessage problem={problem} />}
      {!isNext && (
        <button
          type="button"
          className="b main-act"
          disabled={!mayDecide}
          onClick={() => void decide()}
        >
          {words.decide(through.length)}
        </button>
      )}
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
              className="b plain low"
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
