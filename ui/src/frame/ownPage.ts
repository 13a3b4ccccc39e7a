import { useEffect } from "react";
import { isMac, isOrder } from "../platform/system";

/** What a browser does with a key alone, or with one that gives orders; a program has nothing of it. */
const alone = ["F1", "F3", "F5", "F7", "BrowserBack", "BrowserForward", "BrowserRefresh"];
const orders = ["b", "f", "g", "j", "k", "p", "r", "s", "u", "F5"];
/** On a Mac these keys move about in a text. */
const withAlt = ["ArrowLeft", "ArrowRight", "Home"];

/** Reloading would throw away what is half typed; searching, printing and saving would be the browser's. */
export function isOfBrowser(event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return (
    alone.includes(key) ||
    (orders.includes(key) && isOrder(event)) ||
    (withAlt.includes(key) && event.altKey && !isMac())
  );
}

/** Whether somebody types there. */
function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) {
    return true;
  }
  return target instanceof HTMLInputElement && ["text", "password", "search"].includes(target.type);
}

/**
 * The page is a program's: no key and no menu of the web view's reloads it, prints it or leaves it,
 * and nothing that is let go over it takes its place. Boxes for text keep their menu, by which people
 * copy and paste. WebView2's own switch for this can be reached by unsafe code only.
 */
export function useOwnPage() {
  useEffect(() => {
    // Also while Japanese is being composed: nothing that a browser does with these keys is wanted.
    const pressed = (event: KeyboardEvent) => isOfBrowser(event) && event.preventDefault();
    const outsideText = (event: Event) => !isTextBox(event.target) && event.preventDefault();
    const listeners = [
      ["keydown", pressed],
      ["contextmenu", outsideText],
      ["dragover", outsideText],
      ["drop", outsideText],
    ] as [string, (event: Event) => void][];
    for (const [name, heard] of listeners) {
      window.addEventListener(name, heard);
    }
    return () => {
      for (const [name, heard] of listeners) {
        window.removeEventListener(name, heard);
      }
    };
  }, []);
}
