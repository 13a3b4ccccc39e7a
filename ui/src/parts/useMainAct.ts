import { useEffect, useRef } from "react";
import { isComposing } from "../composing";
import { isOrder } from "../platform/system";

/** Ctrl or ⌘ with Enter does the one main thing of what is on the screen, wherever the keys are. */
export function useMainAct(act: (() => void) | null) {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (
        event.key === "Enter" &&
        isOrder(event) &&
        !event.shiftKey &&
        !event.repeat &&
        !isComposing(event) &&
        newest.current !== null
      ) {
        event.preventDefault();
        newest.current();
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}
