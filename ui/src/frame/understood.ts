// What a person has understood for good: kept on this computer between starts, and not said again.

const key = "understood";

/** More than anybody has clubs; the oldest is forgotten first, and then said once more. */
const most = 50;

export function isUnderstood(what: string): boolean {
  return understoodIn(localStorage.getItem(key)).includes(what);
}

export function understandForGood(what: string): void {
  const others = understoodIn(localStorage.getItem(key)).filter((other) => other !== what);
  localStorage.setItem(key, JSON.stringify([...others, what].slice(-most)));
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
