/**
 * Whether a key belongs to Japanese input that is still being composed. Every key handler asks
 * first and does nothing if so. WebKit sends the confirming Enter after the composition has
 * ended, and marks it only by the key code 229.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
