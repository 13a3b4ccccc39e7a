import { ArrowLeftRight, Shuffle } from "lucide-react";
import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type {
  CompetitionId,
  CompetitionPlay,
  DrawnPerson,
  DrawSwap,
  RoundPlay,
  StagePlay,
} from "../../../platform";
import { DrawnTables } from "../../today/draw/DrawnTables";
import { namesOf } from "../names";
import { Decisions, mayDraw } from "./Decisions";
import { nextStep, type RoundKey, roundAtHand, type Step } from "./next";
import { OtherRounds } from "./OtherRounds";
import { PaperMenu } from "./PaperMenu";
import "./round.css";
import { TableCards } from "./TableCards";

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
  step: Step;
  onDraw: (round: RoundKey) => void;
  onRedraw: (round: RoundKey) => void;
}

/** The round at hand with its tables, what is to be decided, and every other round in one line. */
export function RoundPane({ id, play, step, onDraw, onRedraw }: Props) {
  const words = useFrame().text.competitionPlay;
  const [chosen, choose] = useState<RoundKey | null>(null);
  const key = chosen ?? roundAtHand(play, step);
  const stage = play.stages.find(({ number }) => number === key?.stage);
  const round = stage?.rounds.find(({ number }) => number === key?.round);
  if (stage === undefined || round === undefined) {
    return null;
  }
  const entered = round.tables.filter(({ state }) => state !== "missing").length;
  return (
    <section className="pane" aria-label={words.tablesOf(stage.name, round.number)}>
      <header>
        <h2>{words.tablesOf(stage.name, round.number)}</h2>
        {round.seats !== null && (
          <span className="quiet small grow" role="status">
            {words.sheetsIn(entered, round.tables.length)}
          </span>
        )}
      </header>
      <Round
        key={`${stage.number} ${round.number}`}
        id={id}
        play={play}
        stage={stage}
        round={round}
        onDraw={onDraw}
        onRedraw={onRedraw}
        onChoose={(of) => choose(sameAsAtHand(play, of) ? null : of)}
      />
    </section>
  );
}

/** Whoever comes back to the round at hand goes on with the next one when it is done. */
function sameAsAtHand(play: CompetitionPlay, of: RoundKey): boolean {
  const atHand = roundAtHand(play, nextStep(play));
  return atHand?.stage === of.stage && atHand.round === of.round;
}

interface RoundProps {
  id: CompetitionId;
  play: CompetitionPlay;
  stage: StagePlay;
  round: RoundPlay;
  onDraw: (round: RoundKey) => void;
  onRedraw: (round: RoundKey) => void;
  onChoose: (round: RoundKey) => void;
}

function Round({ id, play, stage, round, onDraw, onRedraw, onChoose }: RoundProps) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [swapping, swapThem] = useState(false);
  const swap = useWrite((backend, people: DrawSwap) =>
    backend.swapInCompetitionRound(id, stage.number, round.number, people),
  );
  const { seats, playedOn } = round;
  // What comes next has its button at the top.
  const step = nextStep(play);
  const isNext = step.kind === "draw" && step.stage === stage && step.round === round;
  const mayBeDrawn =
    !isNext &&
    mayDraw(play, play.stages.indexOf(stage)) &&
    stage.rounds.find((one) => one.seats === null) === round;

  async function swapped(one: DrawnPerson, other: DrawnPerson) {
    const answer = await swap.run({ one: one.id, other: other.id });
    if (answer.ok) {
      const before = words.qualityWords(answer.value.before);
      const after = words.qualityWords(answer.value.after);
      const was = before.filter((sentence) => !after.includes(sentence));
      const is = after.filter((sentence) => !before.includes(sentence));
      const cost = was.length + is.length === 0 ? words.noCost : words.cost(was, is);
      say(words.swapped(one.name, other.name, cost));
    }
  }

  return (
    <>
      <div className="fill">
        <Decisions id={id} play={play} />
        <section className="round" aria-label={words.roundOf(stage.name, round.number)}>
          {seats === null || playedOn === null ? (
            <div className="undrawn">
              <p>
                {words.notDrawn} {words.method(round.method)} {words.due(round.due, round.staff)}
              </p>
              {mayBeDrawn && (
                <button
                  type="button"
                  className="b"
                  onClick={() => onDraw({ stage: stage.number, round: round.number })}
                >
                  <Shuffle className="i" />
                  {words.draw}
                </button>
              )}
            </div>
          ) : (
            <>
              {round.seatedOtherwise.length > 0 && (
                <p className="note heed">{words.seatedOtherwise(round.seatedOtherwise)}</p>
              )}
              {swapping ? (
                <DrawnTables
                  draw={seats}
                  of={`${words.roundOf(stage.name, round.number)} `}
                  onSwap={(one, other) => void swapped(one, other)}
                />
              ) : (
                <TableCards id={id} stage={stage} round={round} seats={seats} playedOn={playedOn} />
              )}
              {seats.sitsOut.length > 0 && !swapping && (
                <p className="small-print">{words.sitsOut(namesOf(text, seats.sitsOut))}</p>
              )}
              {swap.problem && <ProblemMessage problem={swap.problem} />}
              <p className="small-print quiet">
                {words.playedOn(playedOn.day.shown, playedOn.round, round.seed)}
              </p>
            </>
          )}
          {round.strangers.length > 0 && (
            <p className="note heed">{words.strangers(namesOf(text, round.strangers))}</p>
          )}
        </section>
        <OtherRounds id={id} play={play} shown={{ stage, round }} onChoose={onChoose} />
      </div>
      {playedOn !== null && (
        <footer className="foot">
          <button
            type="button"
            className="b low"
            onClick={() => onRedraw({ stage: stage.number, round: round.number })}
          >
            <Shuffle className="i" />
            {words.redraw}
          </button>
          <button
            type="button"
            className="b low"
            aria-pressed={swapping}
            onClick={() => swapThem(!swapping)}
          >
            <ArrowLeftRight className="i" />
            {swapping ? words.closeSwap : words.swap}
          </button>
          <PaperMenu
            id={id}
            stage={stage.number}
            round={round.number}
            rules={stage.rules}
            playedOn={playedOn}
          />
        </footer>
      )}
    </>
  );
}
