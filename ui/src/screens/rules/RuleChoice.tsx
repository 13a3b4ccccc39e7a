import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import type { RuleEntry } from "../../platform";
import { nameOf } from "./nameOf";

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
