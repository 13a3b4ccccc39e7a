import { useState } from "react";
import { type Read, useRead } from "../../command";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Document, RuleEntry } from "../../platform";
import { RuleChoice } from "../rules/RuleChoice";
import type { ChoiceProps, Kind } from "./kinds";
import { useTold } from "./useTold";

/** A rule set that is chosen of the newest versions, which begins as the club's usual one. */
interface ChosenRules {
  /** What other commands call it by. */
  source: string | null;
  offered: readonly RuleEntry[] | undefined;
  choose: (source: string) => void;
  read: Read<RuleEntry[]>;
}

export function useRules(): ChosenRules {
  const read = useRead(["ruleList"], (platform) => platform.ruleList());
  const [chosen, choose] = useState<string | null>(null);
  const offered = read.value?.filter((entry) => entry.newest || entry.usual);
  const usual = offered?.find((entry) => entry.usual) ?? offered?.[0];
  return { source: chosen ?? usual?.source ?? null, offered, choose, read };
}

export function RulesList({ rules: { source, offered, choose, read } }: { rules: ChosenRules }) {
  const words = useText().reports;
  if (offered === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  const value = offered.find((entry) => entry.source === source);
  return <RuleChoice label={words.rules} list={offered} value={value} onChange={choose} />;
}

/** A document about a rule set. */
export function OfRules({
  kind,
  onChange,
}: ChoiceProps & { kind: Extract<Kind, "value_table" | "rule_sheet" | "rule_book"> }) {
  const rules = useRules();
  const { source } = rules;
  const of = (chosen: string): Document =>
    kind === "rule_book" ? { kind, rules: chosen, competition: null } : { kind, rules: chosen };
  useTold(onChange, source === null ? null : { kind: "document", document: of(source) });
  return <RulesList rules={rules} />;
}
