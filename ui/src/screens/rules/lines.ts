// In which order a rule set is explained, and in which groups.

import type { RuleFacts, RuleForm } from "../../platform";
import type { Text } from "../../text";
import type { RuleLine } from "../../text/rules";

export type RuleGroup = keyof Text["rules"]["groups"];

export const groups: Record<RuleGroup, readonly RuleLine[]> = {
  points: ["players", "start", "return", "oka", "rounding", "unit"],
  places: ["uma", "tie", "deposit", "chombo", "bust"],
  time: ["minutes", "announcements", "atEnd", "finalUntimed"],
  hands: [
    "logged",
    "countedYakuman",
    "combinedYakuman",
    "doubleYakuman",
    "pao",
    "severalRon",
    "honba",
    "doubleWindPairFu",
    "nagashiMangan",
    "valueTable",
    "assumed",
  ],
};

export interface ExplainedRules {
  form: RuleForm;
  facts: RuleFacts;
}

/** A line of two rule sets, and whether it is another rule. */
export interface ComparedLine {
  line: RuleLine;
  one: string;
  other: string;
  differs: boolean;
}

/** Rules differ where their sentences do: these say every field. */
export function compared(text: Text, one: ExplainedRules, other: ExplainedRules): ComparedLine[] {
  const { words } = text.rules;
  return Object.values(groups)
    .flat()
    .map((line) => {
      const said = [one, other].map(({ form, facts }) => words[line](form, facts)) as [
        string,
        string,
      ];
      return { line, one: said[0], other: said[1], differs: said[0] !== said[1] };
    });
}
