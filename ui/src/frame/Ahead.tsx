import { Activity, startTransition, useEffect, useState } from "react";
import type { ScreenId } from "./screens";
import { loadedScreen } from "./useScreen";

/** Those with the most to ask and to draw. */
const screens: readonly ScreenId[] = ["results", "members"];

/** The period, what was played in it, and then all of it. */
const passes = 3;

/** Nobody is to notice: whoever just opened the window is typing, and an answer takes its time. */
const calmMs = 3_000;
const answerMs = 500;

/** What whoever works with the window does: a click is one by keys as well. */
const disturbances = ["keydown", "click"] as const;

/**
 * Goes through the largest screens unseen while the window is at rest, so that the first look at one is
 * not the first time that it asks and draws. Each pass asks by the answers of the one before.
 */
export function Ahead({ current }: { current: ScreenId }) {
  const [turn, take] = useState(-1);
  useEffect(() => {
    if (turn === screens.length * passes) {
      return undefined;
    }
    const goOn = () => startTransition(() => take(turn + 1));
    let waits = setTimeout(goOn, turn < 0 ? calmMs : answerMs);
    function putOff() {
      clearTimeout(waits);
      waits = setTimeout(goOn, calmMs);
    }
    for (const one of disturbances) {
      window.addEventListener(one, putOff, true);
    }
    return () => {
      clearTimeout(waits);
      for (const one of disturbances) {
        window.removeEventListener(one, putOff, true);
      }
    };
  }, [turn]);
  const id = screens[Math.floor(turn / passes)];
  const Screen = id === undefined || id === current ? undefined : loadedScreen(id);
  return (
    Screen && (
      <Activity mode="hidden">
        <Screen key={turn} />
      </Activity>
    )
  );
}
