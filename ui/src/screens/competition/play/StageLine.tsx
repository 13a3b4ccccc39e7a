import { Check } from "lucide-react";
import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import type { CompetitionId, CompetitionPlay, RoundPlay, StagePlay } from "../../../platform";
import type { Step } from "./next";

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
  step: Step;
}

/** The stages with their rounds, and how many go on from each: where the competition is. */
export function StageLine({ id, play, step }: Props) {
  const text = useText();
  const words = text.competitionPlay;
  const settled = useRead(["competitionSettled", id], (platform) =>
    platform.competitionSettled(id),
  ).value;
  return (
    <section className="stages" aria-label={words.stages}>
      {play.stages.map((stage, at) => {
        const carried = settled?.stages[at]?.carry_over ?? "none";
        const before = play.stages[at - 1]?.cut ?? null;
        const players = stage.players.length > 0 ? stage.players.length : (before?.through ?? 0);
        return [
          before !== null && (
            <div className="gate" key={`gate ${stage.number}`}>
              <b>{words.gate(before.through)}</b>
              {words.gateBy(before.byLastHanchan)}
            </div>
          ),
          <div className="stage" key={stage.number}>
            <h2>
              {stage.name}
              <small>
                {text.competition.playersShort(players)}
                {carried !== "none" && `　${words.carriedShort[carried]}`}
              </small>
            </h2>
            <Dots stage={stage} step={step} />
          </div>,
        ];
      })}
    </section>
  );
}

function Dots({ stage, step }: { stage: StagePlay; step: Step }) {
  const words = useText().competitionPlay;
  const isNow = ({ number }: RoundPlay) =>
    (step.kind === "draw" || step.kind === "sheets") &&
    step.stage.number === stage.number &&
    step.round.number === number;
  return (
    <div className="dots">
      {stage.rounds.map((round) => {
        const isDone = round.seats !== null && round.missing.length === 0;
        const state = isDone ? "done" : isNow(round) ? "now" : "later";
        return (
          <span
            key={round.number}
            className={state}
            role="img"
            aria-label={`${words.round(round.number)} ${words.dots[state]}`}
          >
            {isDone ? <Check className="i" /> : round.number}
          </span>
        );
      })}
    </div>
  );
}
