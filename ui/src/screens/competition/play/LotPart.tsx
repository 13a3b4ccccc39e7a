import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Competitor, StagePlay } from "../../../platform";
import { namesOf } from "../names";
import { useLot } from "./useLot";

interface PartProps {
  id: CompetitionId;
  stage: StagePlay;
  /** Whether drawing for the first of them is what comes next, which has its button elsewhere. */
  isNext: boolean;
}

/** Those whom only a lot tells apart: drawn by the program, or with slips of paper. */
export function LotPart({ id, stage, isNext }: PartProps) {
  const words = useFrame().text.competitionPlay;
  return (
    <section aria-label={words.lotHeading(stage.name)} className="to-decide">
      <h3>{words.lotHeading(stage.name)}</h3>
      {stage.asksForLot.map((tied, at) => (
        <Tied
          key={tied.map((one) => one.id).join(" ")}
          id={id}
          stage={stage.number}
          tied={tied}
          mayDraw={!isNext || at > 0}
        />
      ))}
    </section>
  );
}

interface Props {
  id: CompetitionId;
  stage: number;
  tied: readonly Competitor[];
  /** Whether the button that draws stands here. */
  mayDraw: boolean;
}

function Tied({ id, stage, tied, mayDraw }: Props) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [order, setOrder] = useState<readonly Competitor[]>([]);
  const lot = useLot(id, stage, tied);
  const keep = useWrite((platform) =>
    platform.recordHappened(id, [
      { kind: "lot_drawn", stage, order: order.map((one) => one.id), seed: null },
    ]),
  );
  const left = tied.filter((one) => !order.includes(one));
  const problem = lot.problem ?? keep.problem;

  async function keepIt() {
    if ((await keep.run()).ok) {
      say(words.orderKept);
    }
  }

  return (
    <div className="tied">
      <p>{words.tied(namesOf(text, tied))}</p>
      {mayDraw && (
        <button type="button" className="b main-act" onClick={() => void lot.draw()}>
          {words.drawLot}
        </button>
      )}
      <fieldset className="paper-lot" aria-label={words.paperLot}>
        <p className="quiet">{words.paperLot}</p>
        {order.length > 0 && (
          <ol>
            {order.map((one) => (
              <li key={one.id}>{text.parts.member(one.number, one.name)}</li>
            ))}
          </ol>
        )}
        <div className="row wrap">
          {left.map((one) => (
            <button
              key={one.id}
              type="button"
              className="b low"
              onClick={() => setOrder([...order, one])}
            >
              {words.paperOrder(order.length + 1, text.parts.member(one.number, one.name))}
            </button>
          ))}
          {left.length === 0 && (
            <button type="button" className="b main-act" onClick={() => void keepIt()}>
              {words.keepOrder}
            </button>
          )}
          {order.length > 0 && (
            <button type="button" className="b low" onClick={() => setOrder([])}>
              {words.clearOrder}
            </button>
          )}
        </div>
      </fieldset>
      {problem && <ProblemMessage problem={problem} />}
    </div>
  );
}
