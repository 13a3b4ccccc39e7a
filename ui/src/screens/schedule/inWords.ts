import type { MeetingRule } from "../../platform";
import type { Text } from "../../text";

/** What a rule says besides its days. */
export function restInWords({ schedule: words }: Text, rule: MeetingRule): string {
  const said = [
    words.onHolidays[rule.onHolidays],
    words.ruleSpan(rule.from?.shown ?? null, rule.until?.shown ?? null),
    words.details(rule.details),
  ];
  return said.filter(Boolean).join("　");
}
