import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { scrollerOf } from "./clear";

/**
 * How many of something may be drawn: some at once, and as many more each time the page has been
 * seen, so that however much there is holds up neither keys nor mouse. In the end all of it is there,
 * and not only what is in view: whoever searches, listens or prints finds it.
 */
export function useDrawn(all: number, atOnce: number): number {
  const [drawn, draw] = useState(atOnce);
  // Who comes back from few to many waits for the rest again.
  if (drawn > Math.max(all, atOnce)) {
    draw(Math.max(all, atOnce));
  }
  useEffect(
    () => (drawn < all ? inTurn(() => draw(drawn + atOnce)) : undefined),
    [all, atOnce, drawn],
  );
  return Math.min(drawn, all);
}

/** Who has more to draw, in the order in which they asked: together they would hold up the page. */
const waiting = new Set<() => void>();
let frame = 0;
let seen: ReturnType<typeof setTimeout> | undefined;

/**
 * Draws once the page has been seen, and those who asked before have drawn.
 * @returns what gives the turn up.
 */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) {
    giveTurn();
  }
  return () => {
    if (waiting.delete(draw) && waiting.size === 0) {
      cancelAnimationFrame(frame);
      clearTimeout(seen);
    }
  };
}

function giveTurn() {
  frame = requestAnimationFrame(() => {
    seen = setTimeout(() => {
      const [next] = waiting;
      if (next !== undefined) {
        waiting.delete(next);
        inPlace(next);
      }
      if (waiting.size > 0) {
        giveTurn();
      }
    });
  });
}

/** What somebody works on stays where it is seen, however much is drawn above it. */
function inPlace(draw: () => void) {
  const held = document.activeElement ?? document.body;
  const { top } = held.getBoundingClientRect();
  flushSync(draw);
  const moved = held.getBoundingClientRect().top - top;
  if (moved !== 0 && top >= 0 && top < window.innerHeight) {
    scrollerOf(held)?.scrollBy(0, moved);
  }
}
