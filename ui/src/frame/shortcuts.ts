import { useEffect, useRef } from "react";
import { isComposing } from "../composing";
import { type ScreenId, screenKeys, screens } from "./screens";

interface Deeds {
  onGo: (screen: ScreenId) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** The keys that work on every screen, with Ctrl or ⌘. */
export function useShortcuts(deeds: Deeds) {
  const newest = useRef(deeds);
  newest.current = deeds;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { onGo, onUndo, onRedo } = newest.current;
      if (isComposing(event) || event.altKey || !(event.ctrlKey || event.metaKey)) {
        return;
      }
      const key = event.key.toLowerCase();
      const screen = screens.find(({ id }) => screenKeys[id] === key);
      if (screen !== undefined && !event.shiftKey) {
        event.preventDefault();
        onGo(screen.id);
      } else if (key === "z" && !isTyping(event.target)) {
        event.preventDefault();
        (event.shiftKey ? onRedo : onUndo)();
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

/** While something typed is not saved yet, the key takes back the typing, as everywhere else. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-typed="true"]') !== null;
}
