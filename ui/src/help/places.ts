// From where in the window F1 leads to which page.

import type { Manual } from "./manual";

/**
 * The places that what has the focus is in, the nearest first: what is marked `data-help`, outward; and
 * last the screen, for what opens over it or stands beside it.
 */
export function placesOf(focused: Element | null): string[] {
  const found: string[] = [];
  let at = focused?.closest<HTMLElement>("[data-help]");
  while (at) {
    found.push(at.dataset.help ?? "");
    at = at.parentElement?.closest<HTMLElement>("[data-help]");
  }
  const shown = [".screen", "main"].map((one) => document.querySelector<HTMLElement>(one));
  return [...found, ...shown.flatMap((one) => one?.dataset.help ?? [])];
}

/** The page for the nearest place that has one; what is said of a screen holds for its parts. */
export function pageFor(manual: Manual, places: readonly string[]): string | null {
  for (const place of places.flatMap(outward)) {
    const page = manual.pages.find(({ opens }) => opens.includes(place));
    if (page !== undefined) {
      return page.id;
    }
  }
  return null;
}

/** `today.sheet.hands`, `today.sheet`, `today`. */
function outward(place: string): string[] {
  const parts = place.split(".");
  return parts.map((_, cut) => parts.slice(0, parts.length - cut).join("."));
}
