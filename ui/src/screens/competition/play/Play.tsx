import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, CompetitionPlay, StagePlay } from "../../../platform";
import { HappeningForm } from "./HappeningForm";
import { Penalties } from "./Penalties";
import { cutPlace, drawingPlace, lotPlace, roundPlace } from "./places";
import { StagePart } from "./StagePart";

/** 進行: stage by stage and round by round, with what comes next. */
export function Play({ id }: { id: CompetitionId }) {
  const { text } = useFrame();
  const found = useRead(["competitionPlay", id], (platform) => platform.competitionPlay(id));
  const play = found.value;
  if (play === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  return (
    <>
      <Next play={play} />
      {play.stages.map((stage, at) => (
        <StagePart
          key={stage.number}
          id={id}
          stage={stage}
          next={play.stages[at + 1]?.name ?? null}
          mayDraw={at === 0 || play.stages[at - 1]?.cut?.decided !== null}
        />
      ))}
      <HappeningForm id={id} play={play} />
      <Penalties id={id} penalties={play.penalties} />
    </>
  );
}

/** What comes next, in one sentence. */
function Next({ play }: { play: CompetitionPlay }) {
  const words = useFrame().text.competitionPlay;
  const step = nextStep(play, words);
  const changed = play.stages.filter(isOvertaken).map(({ name }) => name);
  return (
    <section className="panel next-step" aria-label={words.next}>
      <h3>{words.next}</h3>
      <p role="status">{step.words}</p>
      {step.places.length > 0 && (
        <div className="actions">
          <button type="button" onClick={() => lead(step.places)}>
            {words.toNext}
          </button>
        </div>
      )}
      {changed.length > 0 && <p className="field-problem">{words.changedSince(changed)}</p>}
      {play.shortOfMinimum > 0 && <p className="hint">{words.short(play.shortOfMinimum)}</p>}
      <p className="hint">{words.clock}</p>
    </section>
  );
}

/** Whether results as they are now say otherwise than what was drawn or decided. */
function isOvertaken({ rounds, cut }: StagePlay): boolean {
  return (
    rounds.some(({ seatedOtherwise }) => seatedOtherwise.length > 0) ||
    (cut !== null && cut.wouldGoOn.length + cut.wouldNot.length > 0)
  );
}

type Words = ReturnType<typeof useFrame>["text"]["competitionPlay"];

interface Step {
  words: string;
  /** The ids of the places where it is done, only one of which is on the page. */
  places: readonly string[];
}

function nextStep(play: CompetitionPlay, words: Words): Step {
  for (const { number, name, rounds, cut, asksForLot } of play.stages) {
    for (const round of rounds) {
      const places = [roundPlace(number, round.number), drawingPlace(number)];
      if (round.seats === null) {
        return { words: words.nextDraw(name, round.number), places };
      }
      if (round.missing.length > 0) {
        return { words: words.nextSheets(name, round.number, round.missing), places };
      }
    }
    const lots = asksForLot.length > 0 ? lotPlace(number) : null;
    if (cut?.toDecideAnew === true) {
      return { words: words.nextCutAnew(name), places: [cutPlace(number)] };
    }
    if (cut !== null && cut.decided === null) {
      return cut.tied.length > 0
        ? { words: words.nextLot(name), places: [lots ?? cutPlace(number)] }
        : { words: words.nextCut(name), places: [cutPlace(number)] };
    }
    if (cut === null && lots !== null) {
      return { words: words.nextLot(name), places: [lots] };
    }
  }
  return { words: words.over, places: [] };
}

/** Takes the keys and the eyes there. */
function lead(places: readonly string[]) {
  const found = places.map((place) => document.getElementById(place)).find((one) => one !== null);
  found?.focus();
  found?.scrollIntoView();
}
