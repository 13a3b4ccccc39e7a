import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { MeetingRuleEntry } from "../../platform";
import { ComingDays } from "./ComingDays";
import { restInWords } from "./inWords";
import { RuleForm } from "./RuleForm";

/** The rules by which the series meet. */
export function Rules() {
  const { text, go } = useFrame();
  const words = text.schedule;
  const found = useRead(["meetingRules"], (platform) => platform.meetingRules());
  const [typed, type] = useState<MeetingRuleEntry | "new" | null>(null);
  const known = found.value;

  if (known === undefined) {
    return found.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    );
  }
  if (known.series.length === 0) {
    return (
      <section className="panel">
        <p>{words.noSeries}</p>
        <div className="actions">
          <button type="button" className="primary" onClick={() => go("today")}>
            {words.toToday}
          </button>
        </div>
      </section>
    );
  }
  return (
    <>
      <h3>{words.rules}</h3>
      {known.rules.length === 0 && <p className="nothing-yet">{words.noRules}</p>}
      <ul className="schedule-rules">
        {known.rules.map((entry) => (
          <Rule key={entry.id} entry={entry} onCorrect={() => type(entry)} />
        ))}
      </ul>
      {typed === null ? (
        <div className="actions">
          <button type="button" className="primary" onClick={() => type("new")}>
            {words.addRule}
          </button>
        </div>
      ) : (
        <RuleForm
          key={typed === "new" ? "new" : typed.id}
          entry={typed === "new" ? null : typed}
          series={known.series}
          onDone={() => type(null)}
        />
      )}
    </>
  );
}

function Rule({ entry, onCorrect }: { entry: MeetingRuleEntry; onCorrect: () => void }) {
  const { text, say } = useFrame();
  const words = text.schedule;
  const remove = useWrite((platform) => platform.deleteMeetingRule(entry.id));
  const { rule, seriesName } = entry;
  const days = words.ruleDays(rule);

  async function removeIt() {
    if ((await remove.run()).ok) {
      say(words.ruleDeleted(days, seriesName));
    }
  }

  return (
    <li>
      <h4>
        {seriesName} {days}
      </h4>
      <p>{restInWords(text, rule)}</p>
      <ComingDays days={entry.coming} />
      {remove.problem !== null && <ProblemMessage problem={remove.problem} />}
      <div className="actions">
        <button type="button" aria-label={words.correctRule(days, seriesName)} onClick={onCorrect}>
          {words.correctShort}
        </button>
        <button
          type="button"
          aria-label={words.deleteRule(days, seriesName)}
          onClick={() => void removeIt()}
        >
          {words.deleteShort}
        </button>
      </div>
    </li>
  );
}
