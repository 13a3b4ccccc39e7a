import type { CompetitionId, CompetitionPlay, StagePlay } from "../../../platform";
import { CutPart } from "./CutPart";
import { LotPart } from "./LotPart";
import { differs, nextStep } from "./next";

/** Whether it is decided who plays a stage. */
export function mayDraw({ stages }: CompetitionPlay, at: number): boolean {
  return at === 0 || stages[at - 1]?.cut?.decided !== null;
}

/** Whether somebody has to look at who goes on: it is to be decided, or was decided otherwise. */
export function isOpenCut({ complete, cut }: StagePlay): boolean {
  return cut !== null && ((complete && cut.decided === null) || cut.toDecideAnew || differs(cut));
}

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
}

/** What waits for a decision: ties that only a lot ends, and who goes on. */
export function Decisions({ id, play }: Props) {
  const step = nextStep(play);
  return play.stages.map((stage, at) => {
    const next = play.stages[at + 1]?.name ?? null;
    const isAtHand = step.kind !== "over" && step.stage.number === stage.number;
    return (
      <div key={stage.number} className="decisions">
        {stage.asksForLot.length > 0 && (
          <LotPart id={id} stage={stage} isNext={isAtHand && step.kind === "lot"} />
        )}
        {stage.cut !== null && next !== null && mayDraw(play, at) && isOpenCut(stage) && (
          <CutPart
            id={id}
            stage={stage}
            cut={stage.cut}
            next={next}
            isNext={isAtHand && step.kind === "cut"}
          />
        )}
      </div>
    );
  });
}
