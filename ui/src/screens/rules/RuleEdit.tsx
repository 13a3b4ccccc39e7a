import { useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { RuleEntry, RuleForm } from "../../platform";
import { AssumedFields } from "./AssumedFields";
import { ComparedTable } from "./Compare";
import { Example } from "./Explanation";
import { withSettled } from "./editing";
import type { Editing } from "./fields";
import { HandFields } from "./HandFields";
import { compared } from "./lines";
import { PlaceFields } from "./PlaceFields";
import { PointsFields } from "./PointsFields";
import { TimeFields } from "./TimeFields";

interface Props {
  /** What is changed, or what the new one is a copy of. */
  entry: RuleEntry;
  isChange: boolean;
  onClose: () => void;
}

/**
 * A rule set to write down. It is saved as a whole and not field by field: every saved change is a
 * version of its own, by which tables are settled for ever.
 */
export function RuleEdit({ entry, isChange, onClose }: Props) {
  const { text, say } = useFrame();
  const words = text.rules;
  const [first] = useState<RuleForm>(() =>
    isChange ? entry.form : { ...entry.form, name: words.copyName(entry.form.name) },
  );
  // What is typed is still there after a look at another screen.
  const [form, setForm, forget] = useKept(
    `${isChange ? "change" : "copy"} ${entry.source}`,
    () => first,
  );
  const page = useRef<HTMLDivElement>(null);
  const key = isChange ? entry.key : null;
  const check = useRead(["checkRules", key, form], (platform) => platform.checkRules(key, form));
  const problems = check.value?.problems ?? [];
  const facts = check.value?.facts ?? null;
  const save = useWrite(async (platform) => {
    if (key === null) {
      return platform.addRules(form);
    }
    const answer = await platform.changeRules(key, form);
    return answer.ok ? { ok: true, value: key } : answer;
  });

  const isUnchanged = JSON.stringify(form) === JSON.stringify(first);
  function close() {
    forget();
    onClose();
  }

  async function done() {
    if (isChange && isUnchanged) {
      say(words.unchanged);
      close();
      return;
    }
    const answer = await save.run();
    if (answer.ok) {
      say(isChange ? words.changed(form.name) : words.added(form.name));
      close();
    } else if (answer.problem.kind === "wrong_rules") {
      page.current?.querySelector<HTMLElement>('[aria-invalid="true"], .field-problem')?.focus();
    }
  }

  const editing: Editing = {
    form,
    change: (change) => {
      save.clear();
      setForm((now) =>
        withSettled(now, typeof change === "function" ? change(now) : { ...now, ...change }),
      );
    },
    problem: (field) => {
      const found = problems.find((one) => one.field === field);
      return found === undefined ? null : words.fault(found.fault);
    },
  };
  const differences =
    facts === null ? [] : compared(text, entry, { form, facts }).filter(({ differs }) => differs);
  return (
    <div ref={page} className="rule-edit" data-typed={!isUnchanged}>
      {isChange && <p className="hint rule-means">{words.changeMeans(entry.hanchan)}</p>}
      <TextBox
        label={words.name}
        width={24}
        value={form.name}
        onChange={(name) => editing.change({ name })}
        problem={editing.problem("name")}
      />
      <PointsFields {...editing} />
      <PlaceFields {...editing} />
      <TimeFields {...editing} />
      <HandFields {...editing} />
      <AssumedFields {...editing} all={entry.form.assumed} />
      {facts !== null && <Example facts={facts} />}
      <section>
        <h3>{words.differences}</h3>
        {differences.length === 0 ? (
          <p className="nothing-yet">{words.noDifferences}</p>
        ) : (
          <ComparedTable
            caption={words.differences}
            headings={[isChange ? words.before : entry.form.name, words.after]}
            lines={differences}
          />
        )}
      </section>
      {check.problem && <ProblemMessage problem={check.problem} onAgain={check.again} />}
      {save.problem && save.problem.kind !== "wrong_rules" && (
        <ProblemMessage problem={save.problem} />
      )}
      {problems.length > 0 && (
        <p className="field-problem" role="status">
          {words.toCorrect(problems.length)}
        </p>
      )}
      <div className="actions">
        <button type="button" className="primary" onClick={() => void done()}>
          {isChange ? words.saveChange : words.saveNew}
        </button>
        <button type="button" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
