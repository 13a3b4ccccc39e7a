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

/** What everybody asks for, wherever else it stands. */
export const firstLines: readonly RuleLine[] = [
  "start",
  "return",
  "uma",
  "tie",
  "deposit",
  "chombo",
  "minutes",
];

export interface ExplainedRules {
  form: RuleForm;
  facts: RuleFacts;
}

/** A line of two rule sets, in sentences and in a few words, and whether it is another rule. */
export interface ComparedLine {
  line: RuleLine;
  one: string;
  other: string;
  short: readonly [string, string];
  differs: boolean;
}

/** Rules differ where their sentences do: these say every field. */
export function compared(text: Text, one: ExplainedRules, other: ExplainedRules): ComparedLine[] {
  const { words, brief } = text.rules;
  const said = (of: typeof words, line: RuleLine): [string, string] => [
    of[line](one.form, one.facts),
    of[line](other.form, other.facts),
  ];
  return Object.values(groups)
    .flat()
    .map((line) => {
      const [here, there] = said(words, line);
      const short = said(brief, line);
      const differs = here !== there;
      return {
        line,
        one: here,
        other: there,
        // A few words that are the same would say that nothing differs.
        short: differs && short[0] === short[1] ? [here, there] : short,
        differs,
      };
    });
}
