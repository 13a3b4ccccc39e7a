// What is said of a rule set, rule by rule, and of two of them side by side.

import type { RuleFacts, RuleForm, RuleGroup, RuleLine } from "../../platform";
import type { Text } from "../../text";
import { brief } from "./brief";

export type Line = RuleLine | "assumed";

/** What everybody asks for, wherever else it stands. */
export const firstLines: readonly Line[] = [
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

/** A rule in the language of the window. */
export interface RuleSaid {
  line: Line;
  group: RuleGroup;
  heading: string;
  /** Nothing where it has no meaning beside the other rules. */
  said: string;
}

/** Every rule, and at last what the club's own rules are silent about. */
export function inWords({ rules: text }: Text, { form, facts }: ExplainedRules): RuleSaid[] {
  const rules = facts.words.map(({ line, group, heading, sentences }) => ({
    line,
    group,
    heading: text.inLanguage([heading]),
    said: text.inLanguage(sentences.map(({ words }) => words)),
  }));
  const said = text.assumedAre(form.assumed.map((what) => text.options.assumed[what]));
  return [...rules, { line: "assumed", group: "hands", heading: text.assumed, said }];
}

/** A line of two rule sets in a few words, and whether it is another rule. */
export interface ComparedLine {
  line: Line;
  heading: string;
  short: readonly [string, string];
  differs: boolean;
}

/** Rules differ where their sentences do: these say every field. */
export function compared(text: Text, one: ExplainedRules, other: ExplainedRules): ComparedLine[] {
  const others = inWords(text, other);
  return inWords(text, one).map(({ line, heading, said }, at) => {
    const there = others[at]?.said ?? "";
    const short = [brief(text, line, one), brief(text, line, other)] as const;
    const differs = said !== there;
    // A few words that are the same would say that nothing differs.
    return {
      line,
      heading,
      short: differs && short[0] === short[1] ? [said, there] : short,
      differs,
    };
  });
}
