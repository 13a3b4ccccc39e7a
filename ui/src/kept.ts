// What a screen is left with, kept for when the person comes back to it, as long as the program runs.

import { type Dispatch, type SetStateAction, useState } from "react";
import { useFrame } from "./frame/context";
import type { Platform } from "./platform";

const kept = new WeakMap<Platform, Map<string, unknown>>();

/**
 * State that outlives the screen, of the club that is open.
 * @returns what it is, how to change it, and how to begin anew with the next visit.
 */
export function useKept<T>(
  name: string,
  first: () => T,
): [T, Dispatch<SetStateAction<T>>, () => void] {
  const { platform, club } = useFrame();
  const all = keptOf(platform);
  const place = `${club?.file} ${name}`;
  // Only what was put there under the same name, which has one type.
  const [value, setValue] = useState(() => (all.has(place) ? (all.get(place) as T) : first()));
  const keep: Dispatch<SetStateAction<T>> = (change) =>
    setValue((now) => {
      const next = change instanceof Function ? change(now) : change;
      all.set(place, next);
      return next;
    });
  return [value, keep, () => void all.delete(place)];
}

function keptOf(platform: Platform): Map<string, unknown> {
  const found = kept.get(platform) ?? new Map<string, unknown>();
  kept.set(platform, found);
  return found;
}
