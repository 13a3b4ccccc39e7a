import { useEffect } from "react";
import { bringClear, isClear } from "../parts/clear";

/**
 * Whatever gets the focus is scrolled clear of the line at the foot, and stays clear while the page
 * changes around it, until the person scrolls elsewhere. Nothing moves under a mouse while it is down.
 */
export function useClearFocus() {
  useEffect(() => {
    let isHeld = false;
    let isPressed = false;
    let leftAt: EventTarget | null = null;

    function bring() {
      const active = document.activeElement;
      if (isHeld && !isPressed && active !== null && active !== document.body) {
        bringClear(active);
      }
    }

    function focused({ target }: FocusEvent) {
      // Coming back to the window is no press: the page stays as it was scrolled.
      const isBack = target === leftAt;
      leftAt = null;
      if (!isBack) {
        isHeld = true;
        bring();
      }
    }

    function left() {
      leftAt = document.activeElement;
    }

    function pressed() {
      isPressed = true;
    }

    /** After the click has done what it does. */
    function released() {
      setTimeout(() => {
        isPressed = false;
        bring();
      });
    }

    // Once for all that changes before the page is drawn anew.
    let frame = 0;
    function changed() {
      if (frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          bring();
        });
      }
    }

    /** Whoever scrolls away from it looks at something else; a page that changes may scroll as well. */
    function scrolled() {
      const active = document.activeElement;
      if (frame === 0 && active !== null && !isClear(active)) {
        isHeld = false;
      }
    }

    const watched = new MutationObserver(changed);
    watched.observe(document.body, { childList: true, subtree: true, attributes: true });
    const resized = new ResizeObserver(changed);
    resized.observe(document.body);
    const all = new AbortController();
    const heard = { capture: true, passive: true, signal: all.signal };
    document.addEventListener("focusin", focused, heard);
    window.addEventListener("blur", left, { signal: all.signal });
    document.addEventListener("pointerdown", pressed, heard);
    document.addEventListener("pointerup", released, heard);
    document.addEventListener("pointercancel", released, heard);
    document.addEventListener("scroll", scrolled, heard);
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      resized.disconnect();
      all.abort();
    };
  }, []);
}
