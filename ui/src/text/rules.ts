// What both languages say of the choices in a rule set.

import type { AnnouncementForm, Assumed, Pao, RuleForm } from "../platform";

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
  | "renhou"
  | "north"
  | "valueTable";

export type RuleOptions = { [Field in ChoiceField]: Record<RuleForm[Field], string> } & {
  call: Record<AnnouncementForm["call"], string>;
  pao: Record<Pao, string>;
  assumed: Record<Assumed, string>;
};
