import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusOn, stops } from "../parts/nextField";
import { useWidths } from "../parts/useWidths";
import { loadManual } from "./manual";
import { pageFor, placesOf } from "./places";
import { closed, type HelpView, opened, type Turned, turnedBack, turnedOn } from "./turning";

/** In rem: with less, the manual beside a screen would leave it no room to be worked on. */
const besideFrom = 78;

export interface Help {
  turned: Turned;
  /** Whether it stands over the screen, because there is no room beside it. */
  isCovering: boolean;
  /** Another number each time that the keys are to go there; 0 where they are not, such as where it opened by itself. */
  landing: number;
  open: (view: HelpView) => void;
  /** Opens it without taking the keys from what is being done. */
  offer: (view: HelpView) => void;
  /** To the page for a place of the window; without one, for what has the focus. */
  explain: (place?: string) => Promise<void>;
  /** F1: the same for what has the focus, and from the manual back to what is being done. */
  ask: () => void;
  back: () => void;
  on: () => void;
  /** Gives the focus back to what had it. */
  close: () => void;
  /** Closes it where the keys go elsewhere. */
  leave: () => void;
}

/** The manual beside the screen: what is open in it, and from where one came. */
export function useHelp(): Help {
  const [turned, turn] = useState(closed);
  const [landing, land] = useState(0);
  const origin = useRef<HTMLElement | null>(null);
  const isCovering = useWidths(({ window }) => window < besideFrom);
  const isOpen = turned.here !== null;

  // The screen beside it has another width then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it comes or goes.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event("resize"));
  }, [isOpen, isCovering]);

  function remember() {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && !isInHelp(active)) {
      origin.current = active;
    }
  }

  function open(to: HelpView) {
    remember();
    land((before) => before + 1);
    turn((before) => opened(before, to));
  }

  function offer(to: HelpView) {
    if (isCovering) {
      open(to);
    } else {
      turn((before) => opened(before, to));
    }
  }

  function giveBack() {
    // The manual waits for them no longer.
    land(0);
    const before = origin.current;
    const target = before?.isConnected
      ? before
      : stops(document.querySelector("main") ?? document)[0];
    if (target !== undefined) {
      focusOn(target);
    }
  }

  function ask() {
    if (!isInHelp(document.activeElement)) {
      void explain();
    } else if (isCovering) {
      close();
    } else {
      giveBack();
    }
  }

  async function explain(place?: string) {
    // Now: while the manual is read for the first time, the keys may get lost.
    remember();
    const places = place === undefined ? placesOf(document.activeElement) : [place];
    const page = pageFor(await loadManual(), places);
    open(page === null ? { kind: "contents" } : { kind: "page", id: page });
  }

  function close() {
    flushSync(() => turn(closed));
    giveBack();
  }

  return {
    turned,
    isCovering,
    landing,
    open,
    offer,
    explain,
    ask,
    back: () => turn(turnedBack),
    on: () => turn(turnedOn),
    close,
    leave: () => turn(closed),
  };
}

function isInHelp(element: Element | null): boolean {
  return Boolean(element?.closest(".manual-pane"));
}
