// What a person has understood for good: kept on this computer between starts, and not said again.

import { useSyncExternalStore } from "react";

const key = "understood";

/** More than anybody has clubs; the oldest is forgotten first, and then said once more. */
const most = 50;

export function isUnderstood(what: string): boolean {
  return all().includes(what);
}

export function understandForGood(what: string): void {
  keep([...all().filter((other) => other !== what), what]);
}

/** It is another matter from now on, and said again. */
export function forget(what: string): void {
  if (isUnderstood(what)) {
    keep(all().filter((other) => other !== what));
  }
}

/** The same as {@link isUnderstood}, where it is shown and may be understood elsewhere on the screen. */
export function useIsUnderstood(what: string): boolean {
  return useSyncExternalStore(listen, () => isUnderstood(what));
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function all(): string[] {
  return understoodIn(localStorage.getItem(key));
}

function keep(understood: string[]): void {
  localStorage.setItem(key, JSON.stringify(understood.slice(-most)));
  for (const listener of listeners) {
    listener();
  }
}

/** What cannot be read counts for nothing: then it is said once more. */
export function understoodIn(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
