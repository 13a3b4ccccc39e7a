import { useSyncExternalStore } from "react";

/** In rem, for lengths in rem grow with the text. */
export interface Widths {
  window: number;
  /** The window without the manual beside it. */
  worktop: number;
}

// Measured once for each size of the window and of the text: to measure again has the whole page laid out, in
// the midst of its being changed.
let measured: Widths | null = null;
let listening = 0;

/** What the widths make of a screen, which is not only laid out otherwise but is other altogether. */
export function useWidths<T extends string | boolean>(asked: (widths: Widths) => T): T {
  return useSyncExternalStore(listen, () => asked(widthsNow()));
}

function widthsNow(): Widths {
  measured ??= measure();
  return measured;
}

function measure(): Widths {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const worktop = document.querySelector(".worktop")?.clientWidth || window.innerWidth;
  return { window: window.innerWidth / rem, worktop: worktop / rem };
}

/** The text's size and the manual tell of themselves as the window does. */
function listen(tell: () => void): () => void {
  const resized = () => {
    measured = null;
    tell();
  };
  if (listening === 0) {
    // What was measured while the window was being opened.
    measured = null;
  }
  listening += 1;
  window.addEventListener("resize", resized);
  return () => {
    listening -= 1;
    window.removeEventListener("resize", resized);
  };
}
