import { useId, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { RuleEntry, RuleForm } from "../../platform";
import { AssumedFields } from "./AssumedFields";
import { ComparedLines } from "./ComparedLines";
import { withSettled } from "./editing";
import type { Editing } from "./fields";
import { HandFields } from "./HandFields";
import { type ComparedLine, compared } from "./lines";
import { PlaceFields } from "./PlaceFields";
import { PointsFields } from "./PointsFields";
import { TimeFields } from "./TimeFields";
import { WorkedExample } from "./WorkedExample";
import "./edit.css";

interface Props {
  /** What is changed, or what the new one is a copy of. */
  entry: RuleEntry;
  isChange: boolean;
  /** With the key of what was written down, if anything was. */
  onClose: (written: string | null) => void;
}

/**
 * A rule set to write down. It is saved as a whole and not field by field: every saved change is a
 * version of its own, by which tables are settled for ever.
 */
export function RuleEdit({ entry, isChange, onClose }: Props) {
  const { text, say } = useFrame();
  const words = text.rules;
  const heading = useId();
  const [first] = useState<RuleForm>(() =>
    isChange ? entry.form : { ...entry.form, name: words.copyName(entry.form.name) },
  );
  // What is typed is still there after a look at another screen.
  const [form, setForm, forget] = useKept(
    `${isChange ? "change" : "copy"} ${entry.source}`,
    () => first,
  );
  const page = useRef<HTMLElement>(null);
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
  function close(written: string | null) {
    forget();
    onClose(written);
  }

  async function done() {
    if (isChange && isUnchanged) {
      say(words.unchanged);
      close(null);
      return;
    }
    const answer = await save.run();
    if (answer.ok) {
      say(isChange ? words.changed(form.name) : words.added(form.name));
      close(answer.value);
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
    <>
      <article
        ref={page}
        className="say rule-edit"
        data-typed={!isUnchanged}
        aria-labelledby={heading}
      >
        <div className="hd">
          <h2 id={heading}>
            {isChange ? words.changeTitle(entry.form.name) : words.newTitle(entry.form.name)}
          </h2>
        </div>
        <div className="fields">
          {isChange && <p className="note">{words.changeMeans(entry.hanchan)}</p>}
          <TextBox
            label={words.name}
            width={24}
            autoFocus
            value={form.name}
            onChange={(name) => editing.change({ name })}
            problem={editing.problem("name")}
          />
          <PointsFields {...editing} />
          <PlaceFields {...editing} />
          <TimeFields {...editing} />
          <HandFields {...editing} />
          <AssumedFields {...editing} all={entry.form.assumed} />
          {facts !== null && <WorkedExample form={form} facts={facts} />}
        </div>
        <footer>
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
            <button type="button" className="b main-act" onClick={() => void done()}>
              {isChange ? words.saveChange : words.saveNew}
            </button>
            <button type="button" className="b" onClick={() => close(null)}>
              {words.cancel}
            </button>
          </div>
        </footer>
      </article>
      <Differences
        lines={differences}
        names={[isChange ? words.before : entry.form.name, words.after]}
      />
    </>
  );
}

interface DifferencesProps {
  lines: readonly ComparedLine[];
  names: readonly [string, string];
}

/** What will be different, beside the form while it is filled in. */
function Differences({ lines, names }: DifferencesProps) {
  const { rules: words } = useFrame().text;
  const heading = useId();
  return (
    <aside className="pane cmp" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{words.differences}</h2>
      </header>
      <div className="fill">
        {lines.length === 0 ? (
          <p className="same nothing-yet">{words.noDifferences}</p>
        ) : (
          <>
            <div className="pair small" aria-hidden="true">
              <b>{names[0]}</b>
              <b>{names[1]}</b>
            </div>
            <ComparedLines caption={words.differences} names={names} lines={lines} />
          </>
        )}
      </div>
    </aside>
  );
}
