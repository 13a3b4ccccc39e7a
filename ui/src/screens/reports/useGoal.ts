import { useLayoutEffect, useRef, useState } from "react";

/** Puts the focus on what a selector finds once the list is drawn anew: what had it may have moved or gone. */
export function useGoal(list: unknown) {
  const [goal, setGoal] = useState<string | null>(null);
  const whole = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what is waited for.
  useLayoutEffect(() => {
    const found = goal === null ? null : whole.current?.querySelector<HTMLElement>(goal);
    if (found) {
      found.focus();
      setGoal(null);
    }
  }, [goal, list]);
  return { whole, setGoal };
}

/** A list is there only once it is read: then the keys go to its heading. */
export function focusOnceDrawn(heading: HTMLElement | null) {
  heading?.focus();
}
