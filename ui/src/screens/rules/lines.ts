// What is said of a rule set, rule by rule, and of two of them side by side.

import { bookHeadings, type RuleBook, rulesIn } from "../../parts/bookLines";
import type { BookHeading, RuleFacts, RuleForm, RuleGroup, RuleLine } from "../../platform";
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
  line: Line | `book ${BookHeading}`;
  heading: string;
  short: readonly [string, string];
  differs: boolean;
}

/** Rules differ where their sentences do: these say every field. */
export function compared(text: Text, one: ExplainedRules, other: ExplainedRules): ComparedLine[] {
  const others = inWords(text, other);
  const rules = inWords(text, one).map(({ line, heading, said }, at): ComparedLine => {
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
  return [...rules, ...comparedBooks(text, one.form.book, other.form.book)];
}

/** The text of two rule books, heading by heading: too long to stand beside each other whole. */
function comparedBooks({ ruleBook: text }: Text, one: RuleBook, other: RuleBook): ComparedLine[] {
  return bookHeadings.map((heading) => {
    const [here, there] = [rulesIn(one[heading]), rulesIn(other[heading])];
    const differs = one[heading] !== other[heading];
    const isAsMany = differs && here === there;
    return {
      line: `book ${heading}` as const,
      heading: text.compared(text.headings[heading]),
      short: [text.count(here), isAsMany ? text.countOfOther(there) : text.count(there)],
      differs,
    };
  });
}
