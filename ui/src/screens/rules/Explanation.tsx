import { useText } from "../../frame/context";
import type { RuleGroup } from "../../platform";
import { Amounts } from "./Amounts";
import { type ExplainedRules, firstLines, inWords, type RuleSaid } from "./lines";
import { ValueTable } from "./ValueTable";

/** Every field of a rule set in plain sentences: what everybody asks for comes first. */
export function Explanation(rules: ExplainedRules) {
  const text = useText();
  const { groups } = text.rules;
  const lines = inWords(text, rules).filter(({ said }) => said !== "");
  const isFirst = ({ line }: RuleSaid) => firstLines.includes(line);
  return (
    <>
      <Lines lines={lines.filter(isFirst)} />
      {(Object.keys(groups) as RuleGroup[]).map((group) => (
        <section key={group}>
          <h3>{groups[group]}</h3>
          <Lines lines={lines.filter((line) => line.group === group && !isFirst(line))} />
        </section>
      ))}
      <ValueTable values={rules.facts.values} />
    </>
  );
}

function Lines({ lines }: { lines: readonly RuleSaid[] }) {
  return (
    <dl className="arts">
      {lines.map(({ line, heading, said }) => (
        <div key={line}>
          <dt>{heading}</dt>
          <dd>
            <Amounts>{said}</Amounts>
          </dd>
        </div>
      ))}
    </dl>
  );
}
