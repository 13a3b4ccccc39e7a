import { Minus, Plus } from "lucide-react";
import { Choice } from "../../../figures/Filters";
import { useText } from "../../../frame/context";
import { TextBox } from "../../../parts/TextBox";
import type { CompetitionSettled, Problem, RulesOfStage, StageData } from "../../../platform";
import { MomentBoxes } from "./MomentBoxes";

interface Props {
  settled: CompetitionSettled;
  rules: readonly RulesOfStage[];
  nameProblem: string | null;
  problem: Problem | null;
  onChange: (part: Partial<CompetitionSettled>) => void;
}

/** What is asked for every competition: its name, its day, its rounds, and by which rules. */
export function Basics({ settled, rules, nameProblem, problem, onChange }: Props) {
  const words = useText().competition;
  const { stages } = settled;
  const changeStage = (at: number, part: Partial<StageData>) =>
    onChange({
      stages: stages.map((stage, place) => (place === at ? { ...stage, ...part } : stage)),
    });
  return (
    <>
      <TextBox
        label={words.name}
        width={24}
        value={settled.name}
        problem={nameProblem}
        onChange={(name) => onChange({ name })}
      />
      <MomentBoxes
        label={words.dayOf}
        hint={words.dayHint}
        timeLabel={words.arriveUntil}
        value={settled.checkInUntil}
        problem={problem}
        onChange={(checkInUntil) => onChange({ checkInUntil })}
      />
      {stages.map((stage, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place.
          key={at}
          className="stage-basics"
          aria-label={stage.name}
        >
          {stages.length > 1 && <h3>{stage.name}</h3>}
          <Rounds rounds={stage.rounds} onChange={(rounds) => changeStage(at, { rounds })} />
          <Choice
            label={words.rules}
            value={stage.rules}
            options={rules.map(({ key, name }) => [key, name])}
            onChange={(key) => changeStage(at, { rules: key })}
          />
        </fieldset>
      ))}
    </>
  );
}

interface RoundsProps {
  rounds: StageData["rounds"];
  onChange: (rounds: StageData["rounds"]) => void;
}

/** One round more is seated as the last one is. */
function Rounds({ rounds, onChange }: RoundsProps) {
  const words = useText().competition;
  const isLeast = rounds.length <= 1;
  return (
    <div className="box">
      <span className="label">{words.rounds}</span>
      <fieldset className="stepper" aria-label={words.rounds}>
        <button
          type="button"
          aria-label={words.removeRound}
          aria-disabled={isLeast}
          onClick={() => !isLeast && onChange(rounds.slice(0, -1))}
        >
          <Minus className="i" />
          {words.fewer}
        </button>
        <b>{words.roundCount(rounds.length)}</b>
        <button
          type="button"
          aria-label={words.addRound}
          onClick={() => onChange([...rounds, rounds.at(-1) ?? "lots"])}
        >
          <Plus className="i" />
          {words.moreOf}
        </button>
      </fieldset>
    </div>
  );
}
