import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../frame/context";
import type { SettledGroup } from "../../../platform";

interface Props {
  group: SettledGroup;
  says: readonly string[];
  children: ReactNode;
}

/** Rules that few need to change: what they say now, and the boxes for it once it is opened. */
export function More({ group, says, children }: Props) {
  const words = useText().competition;
  return (
    <details className="settled-more">
      <summary>
        <b>{words.groups[group]}</b>
        <ChevronDown className="i" />
        <small>{says.length === 0 ? words.nothingSettled : says.join(" ")}</small>
      </summary>
      <fieldset className="fields" aria-label={words.groups[group]}>
        {children}
      </fieldset>
    </details>
  );
}
