import { useEffect, useRef } from "react";
import { onMenu, type Platform } from "../platform";
import type { Text } from "../text";
import type { Presses } from "./presses";
import { type ScreenId, screenKeys, screens } from "./screens";
import { isTyping } from "./shortcuts";

interface Deeds {
  onGo: (screen: ScreenId) => void;
  onOpen: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onAbout: () => void;
  onManual: () => void;
  onLanguage: () => void;
}

/** The menu bar in the person's language; what is chosen in it does what the buttons do. */
export function useMenu(platform: Platform, text: Text, deeds: Deeds, presses: Presses) {
  const newest = useRef(deeds);
  newest.current = deeds;

  useEffect(() => {
    const words = text.frame;
    const titled = screens.map(({ id }) => ({ id, title: words.screens[id], key: screenKeys[id] }));
    void platform.setMenu({ ...words.menu, open: text.openClub, screens: titled });
  }, [platform, text]);

  useEffect(
    () =>
      onMenu((chosen) => {
        const { onGo, onOpen, onUndo, onRedo, onAbout, onManual, onLanguage } = newest.current;
        if (!presses.isNew(chosen, "menu")) {
          return;
        }
        const screen = screens.find(({ id }) => id === chosen);
        if (screen !== undefined) {
          onGo(screen.id);
        } else if (chosen === "open") {
          onOpen();
        } else if (chosen === "about") {
          onAbout();
        } else if (chosen === "manual") {
          onManual();
        } else if (chosen === "language") {
          onLanguage();
        } else if (isTyping(document.activeElement)) {
          // The menu's key is the box's own as long as something is typed in it.
          document.execCommand(chosen);
        } else if (chosen === "undo") {
          onUndo();
        } else if (chosen === "redo") {
          onRedo();
        }
      }),
    [presses],
  );
}
