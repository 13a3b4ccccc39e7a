// What the person set for this computer: kept between starts, applied to the whole page.

import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "./text";

export const textSizes = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** `system` is light, dark or high contrast as the computer is set. */
export const themes = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

export interface View {
  language: Language;
  textSize: TextSize;
  theme: Theme;
  /** Whether the side is a rail of icons although there is room for more. */
  isFolded: boolean;
}

const key = "view";

export function useView(): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(() => viewFrom(localStorage.getItem(key)));
  useShown(view);
  useEffect(() => localStorage.setItem(key, JSON.stringify(view)), [view]);
  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}

/** As it is set in the other window, and at once when it is changed there. */
export function useFollowedView(): View {
  const [view, setView] = useState(() => viewFrom(localStorage.getItem(key)));
  useShown(view);
  useEffect(() => {
    const changed = (event: StorageEvent) => event.key === key && setView(viewFrom(event.newValue));
    window.addEventListener("storage", changed);
    return () => window.removeEventListener("storage", changed);
  }, []);
  return view;
}

function useShown(view: View) {
  const shown = useShownTheme(view.theme);
  const isWide = useMedia("(min-width: 1700px)");
  useLayoutEffect(() => {
    document.documentElement.lang = view.language;
    document.documentElement.dataset.textSize = String(view.textSize);
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.wide = String(isWide);
    // What measures itself in rem did so before the text had this size.
    window.dispatchEvent(new Event("resize"));
  }, [view, shown, isWide]);
}

/** Japanese at 100% in the system's colours until the person says otherwise, whatever is stored. */
export function viewFrom(stored: string | null): View {
  const found = parsed(stored);
  return {
    language: found.language === "en" ? "en" : "ja",
    textSize: textSizes.find((size) => size === found.textSize) ?? 100,
    theme: themes.find((theme) => theme === found.theme) ?? "system",
    isFolded: found.isFolded === true,
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  if (stored === null) {
    return {};
  }
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // A view is only a preference: what cannot be read is replaced by the default at once.
    return {};
  }
}

/** Of the two languages the other. */
export function otherThan(language: Language): Language {
  return language === "ja" ? "en" : "ja";
}

/** The next larger (1) or smaller (-1) size, or undefined at the end of the range. */
export function neighbouringSize(size: TextSize, step: 1 | -1): TextSize | undefined {
  return textSizes[textSizes.indexOf(size) + step];
}

/** The colours themselves; the style sheet knows no `system`. */
function useShownTheme(theme: Theme): Exclude<Theme, "system"> {
  const dark = useMedia("(prefers-color-scheme: dark)");
  const contrast = useMedia("(prefers-contrast: more)");
  if (theme !== "system") {
    return theme;
  }
  return contrast ? "contrast" : dark ? "dark" : "light";
}

/** It is asked again once it is listened to: a change before that would be heard by nobody. */
function useMedia(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
