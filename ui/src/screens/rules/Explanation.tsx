import { useText } from "../../frame/context";
import type { RuleLine } from "../../text/rules";
import { Amounts } from "./Amounts";
import { type ExplainedRules, firstLines, groups, type RuleGroup } from "./lines";
import { ValueTable } from "./ValueTable";

/** Every field of a rule set in plain sentences: what everybody asks for comes first. */
export function Explanation(rules: ExplainedRules) {
  const { rules: text } = useText();
  return (
    <>
      <Lines {...rules} lines={firstLines} />
      {(Object.keys(groups) as RuleGroup[]).map((group) => (
        <section key={group}>
          <h3>{text.groups[group]}</h3>
          <Lines {...rules} lines={groups[group].filter((line) => !firstLines.includes(line))} />
        </section>
      ))}
      <ValueTable values={rules.facts.values} />
    </>
  );
}

function Lines({ form, facts, lines }: ExplainedRules & { lines: readonly RuleLine[] }) {
  const { rules: text } = useText();
  return (
    <dl className="arts">
      {lines.map((line) => (
        <div key={line}>
          <dt>{text.shortLabels[line]}</dt>
          <dd>
            <Amounts>{text.words[line](form, facts)}</Amounts>
          </dd>
        </div>
      ))}
    </dl>
  );
}
