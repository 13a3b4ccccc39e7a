import { Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
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
  const list = useRef<HTMLDivElement>(null);

  /** The list comes back, and the keys go on from where a rule is added. */
  function done() {
    flushSync(() => type(null));
    list.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  if (known === undefined) {
    return found.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    );
  }
  if (known.series.length === 0) {
    return (
      <section>
        <p>{words.noSeries}</p>
        <div className="actions">
          <button type="button" className="b main-act" onClick={() => go("today")}>
            {words.toToday}
          </button>
        </div>
      </section>
    );
  }
  if (typed !== null) {
    return (
      <RuleForm
        key={typed === "new" ? "new" : typed.id}
        entry={typed === "new" ? null : typed}
        series={known.series}
        onDone={done}
      />
    );
  }
  return (
    <div ref={list}>
      <h2 className="heard-only">{words.rules}</h2>
      {known.rules.length === 0 && <p className="nothing-yet">{words.noRules}</p>}
      <ul className="schedule-rules">
        {known.rules.map((entry) => (
          <Rule key={entry.id} entry={entry} onCorrect={() => type(entry)} />
        ))}
      </ul>
      <button type="button" className="b" data-add onClick={() => type("new")}>
        <Plus className="i" />
        {words.addRule}
      </button>
    </div>
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
      <h3>
        {seriesName} {days}
      </h3>
      <p>{restInWords(text, rule)}</p>
      <ComingDays days={entry.coming} />
      {remove.problem !== null && <ProblemMessage problem={remove.problem} />}
      <div className="actions">
        <button
          type="button"
          className="b low"
          aria-label={words.correctRule(days, seriesName)}
          onClick={onCorrect}
        >
          <Pencil className="i" />
          {words.correctShort}
        </button>
        <button
          type="button"
          className="b low"
          aria-label={words.deleteRule(days, seriesName)}
          onClick={() => void removeIt()}
        >
          <Trash2 className="i" />
          {words.deleteShort}
        </button>
      </div>
    </li>
  );
}
