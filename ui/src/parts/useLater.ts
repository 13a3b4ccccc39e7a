import { startTransition, useState } from "react";

export interface Later {
  /** Does it once the key that was just typed has been drawn. */
  put: (deed: () => void) => void;
  /** Does what is still to be done, before something that comes after it. */
  catchUp: () => void;
}

/** What follows from keys, in their order: the page is never busy with it before a key is seen. */
export function useLater(): Later {
  return useState(newLater)[0];
}

function newLater(): Later {
  let deeds: (() => void)[] = [];
  // A message comes after the drawing, and sooner than a timer.
  const { port1: drawn, port2: drawing } = new MessageChannel();
  drawn.onmessage = () => startTransition(catchUp);
  function catchUp() {
    const now = deeds;
    deeds = [];
    for (const deed of now) {
      deed();
    }
  }
  function put(deed: () => void) {
    deeds.push(deed);
    if (deeds.length === 1) {
      requestAnimationFrame(() => drawing.postMessage(null));
    }
  }
  return { put, catchUp };
}
