// Whether something is seen whole: within the window, and within every pane that scrolls around it.

/** Between what was brought into view and the edge of what is seen, in pixels. */
const gap = 8;

/** Scrolls, as little as may be, until nothing covers it. */
export function bringClear(element: Element) {
  if (isClear(element)) {
    return;
  }
  element.scrollIntoView({ block: "nearest" });
  // What stays at the head of a pane while the rest scrolls, such as a table's headings, may lie over it.
  const { top } = element.getBoundingClientRect();
  const hidden = room(element).top - top;
  if (hidden > 0 && !isClear(element)) {
    scrollerOf(element)?.scrollBy(0, -hidden - gap);
  }
}

/** What is higher than the room for it is seen as well as it can be once its beginning is. */
export function isClear(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = room(element);
  return height < seen.bottom - seen.top
    ? top >= seen.top && bottom <= seen.bottom
    : top < seen.bottom && bottom > seen.top;
}

/** The nearest of what scrolls around it. */
export function scrollerOf(element: Element): Element | undefined {
  return scrollersOf(element)[0];
}

function room(element: Element): { top: number; bottom: number } {
  const seen = { top: 0, bottom: window.innerHeight };
  for (const scroller of scrollersOf(element)) {
    const { top, bottom } = scroller.getBoundingClientRect();
    const head = scroller.querySelector(":scope > table > thead:not(:has(:focus))");
    seen.top = Math.max(seen.top, top + (head?.getBoundingClientRect().height ?? 0));
    seen.bottom = Math.min(seen.bottom, bottom);
  }
  return seen;
}

function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(at).overflowY)) {
      found.push(at);
    }
  }
  return found;
}
