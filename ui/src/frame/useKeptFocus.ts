import { useEffect } from "react";
import { focusOn, stops } from "../parts/nextField";

/**
 * Whoever presses what then goes away finds the focus on what came in its place, or on what stood
 * after it. Otherwise nothing would show where the keys go.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let before: readonly HTMLElement[] = [];

    function focused({ target }: FocusEvent) {
      if (target instanceof HTMLElement) {
        const all = stops();
        last = target;
        before = all.slice(0, Math.max(all.indexOf(target), 0));
      }
    }

    function changed() {
      const isLost = document.activeElement === document.body;
      if (!isLost || last === null || (last.isConnected && !last.matches(":disabled"))) {
        return;
      }
      const all = stops();
      const stayed = [...before].reverse().find((one) => all.includes(one));
      const next = all[stayed === undefined ? 0 : all.indexOf(stayed) + 1] ?? stayed;
      if (next !== undefined) {
        focusOn(next);
      }
    }

    const watching = new MutationObserver(changed);
    const attributeFilter = ["disabled"];
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter });
    document.addEventListener("focusin", focused);
    return () => {
      watching.disconnect();
      document.removeEventListener("focusin", focused);
    };
  }, []);
}
