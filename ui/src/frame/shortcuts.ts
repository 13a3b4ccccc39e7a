import { useEffect, useRef } from "react";
import { isComposing } from "../composing";
import { isMac, isOrder } from "../platform/system";
import type { Presses } from "./presses";
import type { ScreenId } from "./screens";
import { screenKeys, screens } from "./screens";

interface Deeds {
  onGo: (screen: ScreenId) => void;
  onOpen: () => void;
  onFind: () => void;
  onFold: () => void;
  onManual: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Larger, smaller, or as it was at first. */
  onTextSize: (step: 1 | -1 | 0) => void;
}

/**
 * The keys that work on every screen, with Ctrl or ⌘, and F1. All that stand in the menu bar are among them:
 * some web views keep every key from it.
 */
export function useShortcuts(deeds: Deeds, presses: Presses) {
  const newest = useRef(deeds);
  newest.current = deeds;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { onGo, onOpen, onUndo, onRedo, onTextSize, onFind, onFold, onManual } = newest.current;
      const deed = isComposing(event) ? null : deedOf(event);
      if (deed === null) {
        return;
      }
      event.preventDefault();
      const typing = isTyping(event.target);
      const isOfText = typing && (deed === "undo" || deed === "redo");
      // Whoever holds a key too long undoes one entry, and not an evening.
      if (event.repeat && !isOfText) {
        return;
      }
      if (standsInMenu(event) && !presses.isNew(deed, "page")) {
        return;
      }
      const screen = screens.find(({ id }) => id === deed);
      if (screen !== undefined) {
        onGo(screen.id);
      } else if (isOfText) {
        document.execCommand(deed);
      } else if (deed === "open") {
        onOpen();
      } else if (deed === "search") {
        search();
      } else if (deed === "find") {
        onFind();
      } else if (deed === "fold") {
        onFold();
      } else if (deed === "manual") {
        onManual();
      } else if (deed === "undo") {
        onUndo();
      } else if (deed === "redo") {
        onRedo();
      } else {
        onTextSize(sizes[deed] ?? 0);
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [presses]);
}

/** As in a browser, but of the text alone, which the window then remembers. */
const sizes: Readonly<Record<string, 1 | -1 | 0>> = { "+": 1, "=": 1, "-": -1, "0": 0 };

/** What is asked for by a key, by the name it has in the menu bar if it stands there. */
function deedOf(event: KeyboardEvent): string | null {
  if (event.key === "F1" && !event.altKey && !event.shiftKey) {
    return "manual";
  }
  if (!isOrder(event)) {
    return null;
  }
  const key = event.key.toLowerCase();
  if (key in sizes) {
    return key;
  }
  if (event.shiftKey) {
    return key === "z" ? "redo" : null;
  }
  const screen = screens.find(({ id }) => screenKeys[id] === key);
  // A Mac has ⌘Y for other things.
  return screen?.id ?? plain[key] ?? (key === "y" && !isMac() ? "redo" : null);
}

/** Of two keys that redo, the bar has one: the other never comes to the page by it. */
function standsInMenu(event: KeyboardEvent): boolean {
  return isMac() || !event.shiftKey;
}

const plain: Readonly<Record<string, string>> = {
  o: "open",
  f: "search",
  k: "find",
  b: "fold",
  z: "undo",
};

/** To the screen's own search, where it has one. */
function search() {
  const box = document.querySelector<HTMLInputElement>("main [data-search] input");
  box?.focus();
  box?.select();
}

/** While something typed is not saved yet, the key takes back the typing, as everywhere else. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-typed="true"]') !== null;
}
