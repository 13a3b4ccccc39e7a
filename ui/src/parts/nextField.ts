/** What the focus goes through by Tab, and by Enter in a box. */
const reachable =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [href], [tabindex="0"]';

/** Moves the focus on, as Tab does; at the end it stays. */
export function focusNext(from: HTMLElement) {
  const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0,
  );
  all[all.indexOf(from) + 1]?.focus();
}
