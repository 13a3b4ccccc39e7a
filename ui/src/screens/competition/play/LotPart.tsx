import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Competitor, StagePlay } from "../../../platform";
import { randomSeed } from "../../today/draw/seed";
import { namesOf } from "../names";
import { lotPlace } from "./places";

/** Those whom only a lot tells apart: drawn by the program, or with slips of paper. */
export function LotPart({ id, stage }: { id: CompetitionId; stage: StagePlay }) {
  const words = useFrame().text.competitionPlay;
  return (
    <section
      aria-label={words.lotHeading(stage.name)}
      className="to-decide"
      id={lotPlace(stage.number)}
      tabIndex={-1}
    >
      <h4>{words.lotHeading(stage.name)}</h4>
      {stage.asksForLot.map((tied) => (
        <Tied key={tied.map((one) => one.id).join(" ")} id={id} stage={stage.number} tied={tied} />
      ))}
    </section>
  );
}

interface Props {
  id: CompetitionId;
  stage: number;
  tied: readonly Competitor[];
}

export function Tied({ id, stage, tied }: Props) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [order, setOrder] = useState<readonly Competitor[]>([]);
  const draw = useWrite((platform) =>
    platform.drawLot(
      id,
      stage,
      tied.map((one) => one.id),
      randomSeed(),
    ),
  );
  const keep = useWrite((platform) =>
    platform.recordHappened(id, [
      { kind: "lot_drawn", stage, order: order.map((one) => one.id), seed: null },
    ]),
  );
  const left = tied.filter((one) => !order.includes(one));
  const problem = draw.problem ?? keep.problem;

  async function drawIt() {
    const answer = await draw.run();
    if (answer.ok) {
      say(words.lotDrawn(namesOf(text, answer.value)));
    }
  }

  async function keepIt() {
    if ((await keep.run()).ok) {
      say(words.orderKept);
    }
  }

  return (
    <div className="tied">
      <p>{words.tied(namesOf(text, tied))}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => void drawIt()}>
          {words.drawLot}
        </button>
      </div>
      <fieldset>
        <legend>{words.paperLot}</legend>
        {order.length > 0 && (
          <ol>
            {order.map((one) => (
              <li key={one.id}>{text.parts.member(one.number, one.name)}</li>
            ))}
          </ol>
        )}
        <div className="actions">
          {left.map((one) => (
            <button key={one.id} type="button" onClick={() => setOrder([...order, one])}>
              {words.paperOrder(order.length + 1, text.parts.member(one.number, one.name))}
            </button>
          ))}
          {left.length === 0 && (
            <button type="button" className="primary" onClick={() => void keepIt()}>
              {words.keepOrder}
            </button>
          )}
          {order.length > 0 && (
            <button type="button" onClick={() => setOrder([])}>
              {words.clearOrder}
            </button>
          )}
        </div>
      </fieldset>
      {problem && <ProblemMessage problem={problem} />}
    </div>
  );
}
