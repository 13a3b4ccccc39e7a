import { Check, ChevronRight, CircleDashed } from "lucide-react";
import { useText } from "../../../frame/context";
import type { CompetitionId, CompetitionPlay, RoundPlay, StagePlay } from "../../../platform";
import { CutPart } from "./CutPart";
import { isOpenCut, mayDraw } from "./Decisions";
import type { RoundKey } from "./next";
import { SeatWords } from "./SeatWords";

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
  shown: { stage: StagePlay; round: RoundPlay };
  onChoose: (round: RoundKey) => void;
}

/** Every round but the open one, in one line each; and what is decided between the stages. */
export function OtherRounds({ id, play, shown, onChoose }: Props) {
  const words = useText().competitionPlay;
  return (
    <div className="other-rounds">
      {shown.stage.quality !== null && (
        <details>
          <summary>{words.quality}</summary>
          <SeatWords heading={words.quality} quality={shown.stage.quality} />
        </details>
      )}
      {play.stages.map((stage, at) => {
        const next = play.stages[at + 1]?.name ?? null;
        return (
          <section key={stage.number} aria-label={stage.name}>
            {!mayDraw(play, at) ? (
              <p className="waits quiet">
                {stage.name}：{words.stageWaits}
              </p>
            ) : (
              stage.rounds
                .filter((round) => stage !== shown.stage || round !== shown.round)
                .map((round) => (
                  <Line key={round.number} stage={stage} round={round} onChoose={onChoose} />
                ))
            )}
            {stage.cut !== null && next !== null && mayDraw(play, at) && !isOpenCut(stage) && (
              <details>
                <summary>{words.cutHeading(stage.name, next)}</summary>
                <CutPart id={id} stage={stage} cut={stage.cut} next={next} />
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface LineProps {
  stage: StagePlay;
  round: RoundPlay;
  onChoose: (round: RoundKey) => void;
}

function Line({ stage, round, onChoose }: LineProps) {
  const words = useText().competitionPlay;
  const name = words.roundOf(stage.name, round.number);
  const entered = round.tables.filter(({ state }) => state !== "missing").length;
  const isDone = round.seats !== null && round.missing.length === 0;
  return (
    <div className="round-line">
      {isDone ? <Check className="i" /> : <CircleDashed className="i" />}
      <button
        type="button"
        aria-label={words.openRound(name)}
        onClick={() => onChoose({ stage: stage.number, round: round.number })}
      >
        {name}
      </button>
      <span className="grow quiet">
        {round.seats === null
          ? words.method(round.method)
          : words.sheetsIn(entered, round.tables.length)}
      </span>
      {(round.seatedOtherwise.length > 0 || round.strangers.length > 0) && (
        <span className="tag heed">{words.lookAt}</span>
      )}
      <ChevronRight className="i" />
    </div>
  );
}
