import { Activity, startTransition, useEffect, useState } from "react";
import { onceAtRest } from "./rest";
import type { ScreenId } from "./screens";
import { loadedScreen } from "./useScreen";

/** Those with the most to ask and to draw. */
const screens: readonly ScreenId[] = ["results", "members", "rules"];

/** The period, what was played in it, and then all of it. */
const passes = 3;

/**
 * Goes through the largest screens unseen once the window is at rest, so that the first look at one is
 * not the first time that it asks and draws. Each pass asks by the answers of the one before.
 */
export function Ahead({ current }: { current: ScreenId }) {
  const [turn, take] = useState(-1);
  useEffect(
    () =>
      turn < screens.length * passes
        ? onceAtRest(() => startTransition(() => take(turn + 1)))
        : undefined,
    [turn],
  );
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
