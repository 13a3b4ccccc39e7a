import { useEffect, useRef } from "react";
import { focusOn, isShown, stops } from "../parts/nextField";

/** Where the keys stay of whoever presses something there: a kept focus never leaves it. */
const regions = "main, header, nav.navigation, footer, .manual-pane";

/**
 * The focus is always somewhere, and never where a key would undo or misdirect work.
 *
 * Whoever goes to a screen finds it on the first field, which the screen names with
 * `data-first-field`: on the field itself, or on what it stands in. Whoever presses what then goes away
 * finds it on what came in its place, or on what stood after it, but never on what is marked
 * `data-passed-over`, where a key would lead away from what is in hand.
 * @param landing another number each time that the person goes to a screen.
 */
export function useKeptFocus(landing: number) {
  const land = useRef<() => void>(() => undefined);

  useEffect(() => {
    let last: HTMLElement | null = null;
    let region: Element | null = null;
    let before: readonly HTMLElement[] = [];
    let after: readonly HTMLElement[] = [];
    // Until the first field is there, nothing else of the new screen is chosen.
    let isLanding = false;

    function focused({ target }: FocusEvent) {
      if (target instanceof HTMLElement) {
        isLanding = false;
        // What opens over the page gives the keys back itself when it goes.
        if (target.closest(".popover") !== null) {
          return;
        }
        last = target;
        region = target.closest(regions);
        const all = stops(region ?? document);
        const at = all.indexOf(target);
        before = all.slice(0, Math.max(at, 0));
        after = all.slice(at + 1);
      }
    }

    function changed() {
      if (isLanding) {
        goToFirstField();
      } else if (isLost(last)) {
        keep();
      }
    }

    function goToFirstField(): boolean {
      const field = firstField();
      if (field !== undefined) {
        focusOn(field);
      }
      return field !== undefined;
    }

    function keep() {
      const within = region?.isConnected ? region : (main() ?? document);
      const all = stops(within).filter((one) => one.closest("[data-passed-over]") === null);
      const stayed = [...before].reverse().find((one) => all.includes(one));
      const isAllNew = stayed === undefined && !after.some((one) => all.includes(one));
      if (isAllNew && goToFirstField()) {
        return;
      }
      const next = all[stayed === undefined ? 0 : all.indexOf(stayed) + 1] ?? stayed;
      if (next !== undefined) {
        focusOn(next);
      }
    }

    land.current = () => {
      const active = document.activeElement;
      // A screen that took the focus itself, as one does to be typed in at once, keeps it.
      isLanding = isLost(last) || main()?.contains(active) !== true;
      changed();
    };

    const watching = new MutationObserver(changed);
    const attributeFilter = ["data-first-field", "disabled", "hidden"];
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter });
    document.addEventListener("focusin", focused);
    return () => {
      watching.disconnect();
      document.removeEventListener("focusin", focused);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the screen is drawn, each time.
  useEffect(() => land.current(), [landing]);
}

function main(): HTMLElement | null {
  return document.querySelector("main");
}

/** What the screen names; a heading takes the focus only here, where keys that go astray do nothing. */
function firstField(): HTMLElement | undefined {
  const all = main()?.querySelectorAll<HTMLElement>("[data-first-field]") ?? [];
  const named = [...all].find(isShown);
  if (named === undefined || named.tabIndex >= 0 || named.hasAttribute("tabindex")) {
    return named;
  }
  return stops(named)[0];
}

/** Whether what had the focus has gone, or can have it no more. */
function isLost(last: HTMLElement | null): boolean {
  const active = document.activeElement;
  if (active !== null && active !== document.body) {
    return active.matches(unable);
  }
  return last !== null && (!last.isConnected || last.matches(unable));
}

/** Web views take the focus from these at once, or only later. */
const unable = ":disabled, [hidden], [hidden] *";
