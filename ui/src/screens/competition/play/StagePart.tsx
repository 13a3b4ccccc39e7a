import { useState } from "react";
import { useText } from "../../../frame/context";
import type { CompetitionId, StagePlay } from "../../../platform";
import { CutPart } from "./CutPart";
import { LotPart } from "./LotPart";
import { RoundDraw } from "./RoundDraw";
import { RoundPart } from "./RoundPart";
import { SeatWords } from "./SeatWords";

interface Props {
  id: CompetitionId;
  stage: StagePlay;
  /** The name of the stage after it. */
  next: string | null;
  /** Whether it is decided who plays it. */
  mayDraw: boolean;
}

/** One stage: its rounds, its ties, and who goes on. */
export function StagePart({ id, stage, next, mayDraw }: Props) {
  const words = useText().competitionPlay;
  const [drawing, draw] = useState<number | null>(null);
  const firstUndrawn = stage.rounds.find(({ seats }) => seats === null)?.number;
  const round = stage.rounds.find(({ number }) => number === drawing);
  return (
    <section className="panel stage" aria-label={stage.name}>
      <h3>{words.stage(stage.name, stage.players.length)}</h3>
      {!mayDraw && <p className="nothing-yet">{words.stageWaits}</p>}
      {round !== undefined ? (
        <RoundDraw id={id} stage={stage} round={round} onDone={() => draw(null)} />
      ) : (
        mayDraw &&
        stage.rounds.map((one) => (
          <RoundPart
            key={one.number}
            id={id}
            stage={stage}
            round={one}
            mayDraw={one.seats !== null || one.number === firstUndrawn}
            onDraw={() => draw(one.number)}
          />
        ))
      )}
      {stage.quality !== null && round === undefined && (
        <SeatWords heading={words.quality} quality={stage.quality} />
      )}
      {stage.asksForLot.length > 0 && <LotPart id={id} stage={stage} />}
      {stage.cut !== null && mayDraw && next !== null && (
        <CutPart id={id} stage={stage} cut={stage.cut} next={next} />
      )}
    </section>
  );
}
