import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  name: string;
  says: ReactNode;
  isDone?: boolean;
  /** Instead of the empty ring of what is still to be done. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One thing of the end of an evening, with what does it. */
export function Item({ name, says, isDone = false, icon, children }: Props) {
  return (
    <li className={isDone ? "done" : undefined}>
      <span className="ball">{isDone ? <Check className="i" /> : icon}</span>
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
      <span className="do">{children}</span>
    </li>
  );
}
