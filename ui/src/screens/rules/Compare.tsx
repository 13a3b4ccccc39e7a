import { useState } from "react";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { RuleEntry } from "../../platform";
import { compared, type ExplainedRules } from "./lines";
import { nameOf, RuleChoice } from "./RuleChoice";

/** Two rule sets side by side. */
export function Compare({ list }: { list: readonly RuleEntry[] }) {
  const text = useText();
  const words = text.rules;
  const usual = list.find((entry) => entry.usual) ?? list[0];
  const another = list.find((entry) => entry.key !== usual?.key) ?? list[1];
  const [first, setFirst] = useState(usual?.source);
  const [second, setSecond] = useState(another?.source);
  const [everything, showEverything] = useState(false);
  const one = list.find((entry) => entry.source === first) ?? usual;
  const other = list.find((entry) => entry.source === second) ?? another;
  return (
    <>
      <div className="rule-fields">
        <RuleChoice label={words.compareOne} list={list} value={one} onChange={setFirst} />
        <RuleChoice label={words.compareOther} list={list} value={other} onChange={setSecond} />
        <Choice
          label={words.which}
          value={everything ? "all" : "different"}
          options={[
            ["different", words.onlyDifferent],
            ["all", words.everything],
          ]}
          onChange={(chosen) => showEverything(chosen === "all")}
        />
      </div>
      {one !== undefined && other !== undefined && (
        <Differences
          one={{ ...one, name: nameOf(text, list, one) }}
          other={{ ...other, name: nameOf(text, list, other) }}
          everything={everything}
        />
      )}
    </>
  );
}

type Named = ExplainedRules & { name: string };

interface DifferencesProps {
  one: Named;
  other: Named;
  everything: boolean;
}

/** What differs, or every rule with a word for whether it differs. */
function Differences({ one, other, everything }: DifferencesProps) {
  const text = useText();
  const words = text.rules;
  const lines = compared(text, one, other);
  const different = lines.filter((line) => line.differs);
  return (
    <>
      <p role="status" className="rule-count">
        {words.differentCount(different.length)}
      </p>
      <ComparedTable
        caption={words.compareCaption}
        headings={[one.name, other.name]}
        lines={everything ? lines : different}
      />
    </>
  );
}

interface TableProps {
  caption: string;
  headings: readonly [string, string];
  lines: ReturnType<typeof compared>;
}

/** Lines of two rule sets; what differs is said, and stands bold. */
export function ComparedTable({ caption, headings, lines }: TableProps) {
  const { rules: words } = useText();
  const className = ({ differs }: { differs: boolean }) => `sentence ${differs ? "differs" : ""}`;
  return (
    lines.length > 0 && (
      <Table
        caption={caption}
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          {
            key: "line",
            heading: words.ruleHeading,
            cell: ({ line }) => words.labels[line],
            rowHeading: true,
            text: true,
            className: () => "sentence",
          },
          { key: "one", heading: headings[0], cell: ({ one }) => one, text: true, className },
          { key: "other", heading: headings[1], cell: ({ other }) => other, text: true, className },
          {
            key: "verdict",
            heading: words.verdict,
            cell: ({ differs }) => (differs ? words.different : words.same),
            text: true,
            className: ({ differs }) => (differs ? "differs" : ""),
          },
        ]}
      />
    )
  );
}
