import { useId } from "react";
import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { ExampleSeat, RuleFacts } from "../../platform";
import { type ExplainedRules, groups, type RuleGroup } from "./lines";
import { ValueTable } from "./ValueTable";

/** Every field of a rule set in plain sentences, and a game worked out by it. */
export function Explanation({ form, facts }: ExplainedRules) {
  const { rules: text } = useText();
  return (
    <>
      {(Object.keys(groups) as RuleGroup[]).map((group) => (
        <section key={group}>
          <h3>{text.groups[group]}</h3>
          <dl className="rule-lines">
            {groups[group].map((line) => (
              <div key={line}>
                <dt>{text.labels[line]}</dt>
                <dd>{text.words[line](form, facts)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Example facts={facts} />
      <ValueTable values={facts.values} />
    </>
  );
}

/** A game that ended, settled by these rules. */
export function Example({ facts }: { facts: RuleFacts }) {
  const { rules: text } = useText();
  const heading = useId();
  const columns = text.exampleColumns;
  const figure = (key: "points" | "base" | "uma" | "total") => ({
    key,
    heading: columns[key],
    cell: (seat: ExampleSeat) => seat[key],
    className: (seat: ExampleSeat) =>
      `${key === "total" ? "total" : ""} ${seat[key].startsWith("▲") ? "negative" : ""}`.trim(),
  });
  return (
    facts.example.length > 0 && (
      <section aria-labelledby={heading}>
        <h3 id={heading}>{text.example}</h3>
        <div className="narrow">
          <Table
            caption={text.exampleOf(facts.unit)}
            rows={facts.example}
            rowKey={(seat) => seat.wind}
            columns={[
              {
                key: "seat",
                heading: columns.seat,
                cell: (seat) => seat.wind,
                rowHeading: true,
                text: true,
              },
              figure("points"),
              { key: "place", heading: columns.place, cell: (seat) => text.place(seat.place) },
              figure("base"),
              figure("uma"),
              figure("total"),
            ]}
          />
        </div>
      </section>
    )
  );
}
