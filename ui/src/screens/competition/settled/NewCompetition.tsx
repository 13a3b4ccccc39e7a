import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { Screen } from "../../../parts/Screen";
import type { CompetitionId, CompetitionSettled, RulesOfStage } from "../../../platform";
import { SettledForm } from "./SettledForm";

interface Props {
  like: CompetitionSettled;
  rules: readonly RulesOfStage[];
  onMade: (id: CompetitionId) => void;
  onCancel: () => void;
}

/** A competition like one of the forms, changed where it is needed. */
export function NewCompetition({ like, rules, onMade, onCancel }: Props) {
  const { text, say } = useFrame();
  const words = text.competition;
  const add = useWrite((platform, settled: CompetitionSettled) => platform.addCompetition(settled));

  async function make(settled: CompetitionSettled) {
    const answer = await add.run(settled);
    if (answer.ok) {
      say(words.created(settled.name));
      onMade(answer.value);
    }
  }

  return (
    <Screen title={words.newHeading} panes className="competition">
      <SettledForm
        heading={words.newHeading}
        before={like}
        rules={rules}
        problem={add.problem}
        commit={words.create}
        onCommit={(settled) => void make(settled)}
        onCancel={onCancel}
      />
    </Screen>
  );
}
