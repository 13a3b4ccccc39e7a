import { useEffect, useRef } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { RuleEntry } from "../../platform";
import type { Text } from "../../text";
import { Compare } from "./Compare";
import { RuleEdit } from "./RuleEdit";
import { RuleList } from "./RuleList";
import { RulePage } from "./RulePage";
import { WhatIf } from "./WhatIf";

/** What is looked at; a rule set is named by its source. */
export type View =
  | { kind: "list" | "compare" | "tryOut" }
  | { kind: "one" | "copy" | "change"; source: string };

const tools = ["list", "compare", "tryOut"] as const;

/** ルール: what the club plays by, explained, copied, changed, compared and tried out. */
export default function RulesScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.rules}>
      <RulesContent />
    </Screen>
  );
}

function RulesContent() {
  const { text } = useFrame();
  const words = text.rules;
  const [view, setView] = useKept<View>("rules", () => ({ kind: "list" }));
  const list = useRead(["ruleList"], (platform) => platform.ruleList());
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  // The keys go on from the heading of what was opened; at first they stay where they are.
  useEffect(() => {
    if (shown.current !== view) {
      shown.current = view;
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
  }, [view]);

  if (list.value === undefined) {
    return list.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={list.problem} onAgain={list.again} />
    );
  }
  // None where it was undone meanwhile, and the list is shown again.
  const entry =
    "source" in view ? list.value.find(({ source }) => source === view.source) : undefined;
  return (
    <>
      <nav className="actions rule-views" aria-label={words.viewsLabel}>
        {tools.map((kind) => (
          <button
            type="button"
            key={kind}
            aria-current={view.kind === kind ? "page" : undefined}
            onClick={() => setView({ kind })}
          >
            {words.views[kind]}
          </button>
        ))}
      </nav>
      {list.problem && <ProblemMessage problem={list.problem} onAgain={list.again} />}
      <h2 ref={heading} tabIndex={-1} data-first-field>
        {title(text, view, entry)}
      </h2>
      <Shown view={view} entry={entry} list={list.value} onView={setView} />
    </>
  );
}

interface ShownProps {
  view: View;
  entry: RuleEntry | undefined;
  list: readonly RuleEntry[];
  onView: (view: View) => void;
}

function Shown({ view, entry, list, onView }: ShownProps) {
  if (view.kind === "compare") {
    return <Compare list={list} />;
  }
  if (view.kind === "tryOut") {
    return <WhatIf list={list} />;
  }
  if (entry === undefined) {
    return <RuleList list={list} onView={onView} />;
  }
  return view.kind === "copy" || view.kind === "change" ? (
    <RuleEdit
      key={`${view.kind} ${entry.source}`}
      entry={entry}
      isChange={view.kind === "change"}
      onClose={() => onView({ kind: "list" })}
    />
  ) : (
    <RulePage entry={entry} list={list} onView={onView} />
  );
}

function title({ rules: words }: Text, view: View, entry: RuleEntry | undefined): string {
  if (view.kind === "compare" || view.kind === "tryOut") {
    return words.views[view.kind];
  }
  if (entry === undefined) {
    return words.heading;
  }
  const { name } = entry.form;
  return view.kind === "copy"
    ? words.newTitle(name)
    : view.kind === "change"
      ? words.changeTitle(name)
      : name;
}
