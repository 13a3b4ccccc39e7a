import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, CutShown, StagePlay } from "../../../platform";
import { choosePlace } from "./CutPart";
import type { RoundKey, Step } from "./next";
import { useDecide } from "./useDecide";
import { useLot } from "./useLot";
import { useSheets } from "./useSheets";

interface Props {
  id: CompetitionId;
  step: Step;
  /** The draw is open, where it goes on. */
  isDrawing: boolean;
  onDraw: (round: RoundKey) => void;
  onResults: () => void;
}

/** What comes next, in one sentence, and the button that does it. */
export function NextStep({ id, step, isDrawing, onDraw, onResults }: Props) {
  const words = useFrame().text.competitionPlay;
  const { toSheets } = useSheets();
  switch (step.kind) {
    case "draw":
      return (
        <Shown says={words.nextDraw(step.stage.name, step.round.number)}>
          {!isDrawing && (
            <Act
              words={words.draw}
              onPress={() => onDraw({ stage: step.stage.number, round: step.round.number })}
            />
          )}
        </Shown>
      );
    case "sheets": {
      const { playedOn, number, missing } = step.round;
      return (
        <Shown says={words.nextSheets(missing)}>
          {playedOn !== null && (
            <Act
              words={words.toSheets}
              name={words.toSheetsOf(step.stage.name, number)}
              onPress={() => void toSheets(playedOn, null)}
            />
          )}
        </Shown>
      );
    }
    case "lot":
      return <DrawLot id={id} stage={step.stage} tied={step.tied} />;
    case "choose":
      return (
        <Shown says={words.nextChoose(step.stage.name)}>
          <Act
            words={words.toChoose}
            onPress={() => document.getElementById(choosePlace)?.focus()}
          />
        </Shown>
      );
    case "cut":
    case "cut_anew":
      return <DecideCut id={id} stage={step.stage} cut={step.cut} isAnew={step.kind !== "cut"} />;
    case "over":
      return (
        <Shown says={words.over}>
          <Act words={words.toResults} onPress={onResults} />
        </Shown>
      );
  }
}

interface LotProps {
  id: CompetitionId;
  stage: StagePlay;
  tied: Extract<Step, { kind: "lot" }>["tied"];
}

function DrawLot({ id, stage, tied }: LotProps) {
  const words = useFrame().text.competitionPlay;
  const lot = useLot(id, stage.number, tied);
  return (
    <Shown says={words.nextLot(stage.name)}>
      <Act words={words.drawLot} onPress={() => void lot.draw()} />
      {lot.problem && <ProblemMessage problem={lot.problem} />}
    </Shown>
  );
}

interface CutProps {
  id: CompetitionId;
  stage: StagePlay;
  cut: CutShown;
  isAnew: boolean;
}

function DecideCut({ id, stage, cut, isAnew }: CutProps) {
  const words = useFrame().text.competitionPlay;
  const decision = useDecide(id, stage.number);
  return (
    <Shown says={isAnew ? words.nextCutAnew(stage.name) : words.nextCut(stage.name)}>
      {cut.tied.length === 0 && (
        <Act
          words={words.decide(cut.proposed.length)}
          onPress={() => void decision.decide(cut.proposed)}
        />
      )}
      {decision.problem && <ProblemMessage problem={decision.problem} />}
    </Shown>
  );
}

/** In parts that are better not broken. */
function Shown({ says, children }: { says: string | readonly string[]; children: ReactNode }) {
  const words = useFrame().text.competitionPlay;
  return (
    <section className="next next-step" aria-label={words.next} data-first-field>
      <div className="grow">
        <small>{words.next}</small>
        <p role="status">
          {(typeof says === "string" ? [says] : says).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      {children}
    </section>
  );
}

interface ActProps {
  words: string;
  name?: string;
  onPress: () => void;
}

function Act({ words, name, onPress }: ActProps) {
  return (
    <button type="button" className="b main-act" aria-label={name} onClick={onPress}>
      {words}
      <ArrowRight className="i" />
    </button>
  );
}
