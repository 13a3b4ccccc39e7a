// On which system the window runs, as far as people's habits with keys go.

/** The web view says so; only on a Mac are orders given with ⌘. */
export function isMac(): boolean {
  return navigator.platform.startsWith("Mac");
}

/** Whether that key is held which gives a program its orders, and none that means something else. */
export function isOrder(event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  const [order, other] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return order && !other && !event.altKey;
}

/** What lets a window fill its screen: a Mac keeps F11 for itself. */
export function fillKeys(): string {
  return isMac() ? "⌃⌘F" : "F11";
}

/** Whether that was pressed. */
export function isFill(event: KeyboardEvent): boolean {
  const isMacs = event.key.toLowerCase() === "f" && event.ctrlKey && event.metaKey;
  return isMac() ? isMacs : event.key === "F11";
}

/** A key with the one that gives orders, as it is written beside what it does. */
export function writtenKeys(key: string): string {
  return isMac() ? `⌘${key}` : `Ctrl ${key}`;
}

/** A key with the one that gives orders, for programs that read the page aloud. */
export function spokenKeys(key: string): string {
  return `${isMac() ? "Meta" : "Control"}+${key}`;
}
