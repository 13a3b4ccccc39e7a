import { useEffect, useState } from "react";

/**
 * How many of something may be drawn: some at once, and as many more each time the page has been
 * seen, so that however much there is holds up neither keys nor mouse.
 */
export function useDrawn(all: number, atOnce: number): number {
  const [drawn, draw] = useState(atOnce);
  // Who comes back from few to many waits for the rest again.
  if (drawn > Math.max(all, atOnce)) {
    draw(Math.max(all, atOnce));
  }
  useEffect(() => {
    if (drawn >= all) {
      return;
    }
    let seen: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      seen = setTimeout(() => draw(drawn + atOnce));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(seen);
    };
  }, [all, atOnce, drawn]);
  return Math.min(drawn, all);
}
