import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, CompetitionSettled, RulesOfStage } from "../../../platform";
import { SettledWords } from "../SettledWords";
import { SettledForm } from "./SettledForm";

interface Props {
  id: CompetitionId;
  begun: boolean;
  rules: readonly RulesOfStage[];
  onDeleted: () => void;
}

/** 決めごと: what is settled, in words, and changing it. */
export function SettledPart({ id, begun, rules, onDeleted }: Props) {
  const { text, say } = useFrame();
  const words = text.competition;
  const found = useRead(["competitionSettled", id], (platform) => platform.competitionSettled(id));
  const change = useWrite((platform, given: CompetitionSettled) =>
    platform.changeCompetition(id, given),
  );
  const remove = useWrite((platform) => platform.deleteCompetition(id));
  const [changing, setChanging] = useState(false);
  const settled = found.value;

  async function save(given: CompetitionSettled) {
    if ((await change.run(given)).ok) {
      say(words.changed(given.name));
      setChanging(false);
    }
  }

  async function removeIt(name: string) {
    if ((await remove.run()).ok) {
      say(words.deleted(name));
      onDeleted();
    }
  }

  if (settled === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  if (changing) {
    return (
      <SettledForm
        heading={words.changeHeading}
        before={settled}
        rules={rules}
        problem={change.problem}
        commit={words.save}
        onCommit={(given) => void save(given)}
        onCancel={() => {
          change.clear();
          setChanging(false);
        }}
      />
    );
  }
  return (
    <section className="pane settled-part" aria-label={words.parts.settled}>
      <header>
        <h2 tabIndex={-1} data-first-field>
          {words.parts.settled}
        </h2>
      </header>
      <div className="fill">
        <SettledWords settled={settled} />
        {remove.problem && <ProblemMessage problem={remove.problem} />}
      </div>
      <footer className="commit">
        <div className="row">
          <button type="button" className="b" onClick={() => setChanging(true)}>
            <Pencil className="i" />
            {words.change}
          </button>
          {!begun && (
            <button type="button" className="b" onClick={() => void removeIt(settled.name)}>
              <Trash2 className="i" />
              {words.delete}
            </button>
          )}
        </div>
      </footer>
    </section>
  );
}
