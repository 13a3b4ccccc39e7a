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
  | "at_end"
  | "final_untimed"
  | "logged"
  | "counted_yakuman"
  | "combined_yakuman"
  | "double_yakuman"
  | "pao"
  | "several_ron"
  | "honba"
  | "double_wind_pair_fu"
  | "nagashi_mangan"
  | "value_table"
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
  | "at_end"
  | "combined_yakuman"
  | "several_ron"
  | "value_table";

export type RuleOptions = { [Field in ChoiceField]: Record<RuleForm[Field], string> } & {
  call: Record<AnnouncementForm["call"], string>;
  pao: Record<Pao, string>;
  assumed: Record<Assumed, string>;
};
