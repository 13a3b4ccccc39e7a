// What the person set for this window: kept between starts, applied to the whole page.

import { useEffect, useState } from "react";
import type { Language } from "./text";

export const textSizes = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof textSizes)[number];

export interface View {
  language: Language;
  textSize: TextSize;
}

const key = "view";

export function useView(): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(() => viewFrom(localStorage.getItem(key)));
  useEffect(() => {
    document.documentElement.lang = view.language;
    document.documentElement.dataset.textSize = String(view.textSize);
    localStorage.setItem(key, JSON.stringify(view));
  }, [view]);
  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}

/** Japanese at 100% until the person says otherwise, whatever is found stored. */
export function viewFrom(stored: string | null): View {
  const found = parsed(stored);
  return {
    language: found.language === "en" ? "en" : "ja",
    textSize: textSizes.find((size) => size === found.textSize) ?? 100,
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

/** The next larger (1) or smaller (-1) size, or undefined at the end of the range. */
export function neighbouringSize(size: TextSize, step: 1 | -1): TextSize | undefined {
  return textSizes[textSizes.indexOf(size) + step];
}
