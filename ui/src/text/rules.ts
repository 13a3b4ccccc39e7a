// What the sentences of both languages about rules are made of.

import type { AnnouncementForm, Assumed, Pao, RuleFacts, RuleForm } from "../platform";

/** The lines in which a rule set is explained; together they say every field of it. */
export type RuleLine =
  | "players"
  | "start"
  | "return"
  | "oka"
  | "rounding"
  | "unit"
  | "uma"
  | "tie"
  | "deposit"
  | "chombo"
  | "bust"
  | "minutes"
  | "announcements"
  | "atEnd"
  | "finalUntimed"
  | "logged"
  | "countedYakuman"
  | "combinedYakuman"
  | "doubleYakuman"
  | "pao"
  | "severalRon"
  | "honba"
  | "doubleWindPairFu"
  | "nagashiMangan"
  | "valueTable"
  | "assumed";

/** Each line's sentences, made from the rule set itself. */
export type RuleWords = Record<RuleLine, (form: RuleForm, facts: RuleFacts) => string>;

/** The fields that are one of a few, with a short name for each. */
export type ChoiceField =
  | "rounding"
  | "top"
  | "tie"
  | "deposit"
  | "chombo"
  | "unit"
  | "bust"
  | "atEnd"
  | "combinedYakuman"
  | "severalRon"
  | "valueTable";

export type RuleOptions = { [Field in ChoiceField]: Record<RuleForm[Field], string> } & {
  call: Record<AnnouncementForm["call"], string>;
  pao: Record<Pao, string>;
  assumed: Record<Assumed, string>;
};
