import { useFrame } from "../../frame/context";
import { ScreenParts } from "../../parts/ScreenParts";
import type { CompetitionLine, RulesOfStage } from "../../platform";
import { Desk } from "./desk/Desk";
import { Log } from "./desk/Log";
import { type CompetitionPart, parts } from "./kept";
import { Play } from "./play/Play";
import { ResultsPart } from "./results/ResultsPart";
import { SettledPart } from "./settled/SettledPart";

interface Props {
  line: CompetitionLine;
  rules: readonly RulesOfStage[];
  part: CompetitionPart;
  onPart: (part: CompetitionPart) => void;
  onBack: () => void;
}

/** One competition, and what there is to do for it. */
export function OpenCompetition({ line, rules, part, onPart, onBack }: Props) {
  const words = useFrame().text.competition;
  const { id, name } = line;
  return (
    <>
      <div className="competition-head">
        <h2 tabIndex={-1} data-first-field>
          {name}
        </h2>
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
      <ScreenParts
        label={words.partsLabel}
        parts={parts.map((one) => [one, words.parts[one]])}
        current={part}
        onChoose={onPart}
      />
      {part === "desk" && <Desk id={id} />}
      {part === "play" && <Play id={id} />}
      {part === "results" && <ResultsPart id={id} />}
      {part === "log" && <Log id={id} />}
      {part === "settled" && (
        <SettledPart id={id} begun={line.begun} rules={rules} onDeleted={onBack} />
      )}
    </>
  );
}
