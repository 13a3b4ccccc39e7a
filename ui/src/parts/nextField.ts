import { bringClear } from "./clear";

/** What the focus goes through by Tab, and by Enter in a box. */
const reachable =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), summary, [href], [tabindex="0"]';

/** All that the focus goes through, in order; of the page, or of a part of it. */
export function stops(within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(reachable)].filter(isStop);
}

/** Moves the focus on, as Tab does; at the end it stays. */
export function focusNext(from: HTMLElement) {
  const all = [...document.querySelectorAll<HTMLElement>(reachable)];
  const next = all.slice(all.indexOf(from) + 1).find(isStop);
  if (next !== undefined) {
    focusOn(next);
  }
}

/** Moves the focus there as Tab does: typing replaces what stands in a box. */
export function focusOn(element: HTMLElement) {
  element.focus();
  bringClear(element);
  // Not where nothing stands: it would take a part of each key's time.
  if (element instanceof HTMLInputElement && element.value !== "") {
    element.select();
  }
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && isShown(element);
}

/** What is folded away or hidden takes no focus, except the line that unfolds it. */
export function isShown(element: HTMLElement): boolean {
  const within = element.matches("summary") ? element.parentElement?.parentElement : element;
  const folded = within?.closest("details:not([open]), [hidden]");
  // A narrow window leaves whole panes out. Where nothing is laid out, as in page tests, nobody knows.
  return !folded && (!("checkVisibility" in element) || element.checkVisibility());
}
