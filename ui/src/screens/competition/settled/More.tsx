import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../frame/context";
import type { CompetitionSettled } from "../../../platform";
import type { SettledGroup } from "../../../text/competition.ja";

interface Props {
  group: SettledGroup;
  settled: CompetitionSettled;
  children: ReactNode;
}

/** Rules that few need to change: what they say now, and the boxes for it once it is opened. */
export function More({ group, settled, children }: Props) {
  const words = useText().competition;
  const says = words.inGroups(settled).find(([one]) => one === group)?.[1] ?? [];
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
