import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import type { RuleEntry } from "../../platform";
import type { Text } from "../../text";

interface Props {
  label: string;
  list: readonly RuleEntry[];
  value: RuleEntry | undefined;
  onChange: (source: string) => void;
}

/** Any rule set, with every version. */
export function RuleChoice({ label, list, value, onChange }: Props) {
  const text = useText();
  return (
    <Choice
      label={label}
      value={value?.source ?? ""}
      options={list.map((entry) => [entry.source, nameOf(text, list, entry)])}
      onChange={onChange}
    />
  );
}

/** The name, with the version where there are several. */
export function nameOf(
  { rules: words }: Text,
  list: readonly RuleEntry[],
  { key, version, form }: RuleEntry,
): string {
  const versions = list.filter((other) => other.key === key).length;
  return versions === 1 ? form.name : words.nameOfVersion(form.name, version);
}
