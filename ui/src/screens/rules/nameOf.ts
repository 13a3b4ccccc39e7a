import type { RuleEntry } from "../../platform";
import type { Text } from "../../text";

/** The name of a rule set, with the version where there are several. */
export function nameOf(
  { rules: words }: Text,
  list: readonly RuleEntry[],
  { key, version, form }: RuleEntry,
): string {
  const versions = list.filter((other) => other.key === key).length;
  return versions === 1 ? form.name : words.nameOfVersion(form.name, version);
}
