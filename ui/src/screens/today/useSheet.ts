import { useEffect, useState } from "react";
import { useLater } from "../../parts/useLater";
import { type Change, isSame, type Typed } from "./sheet";

export interface SheetInHand {
  /** What stands in the boxes that were left. */
  typed: Typed;
  /** The same with what is just being typed. */
  shown: Typed;
  isTyped: boolean;
  change: (change: Change) => void;
  /** The same, once the key that it comes from has been drawn. */
  changeLater: (change: Change) => void;
  /** At each key in a box that has not been left yet; null where nothing is being typed. */
  type: (change: Change | null) => void;
  /** Throws everything typed away, and brings it back. */
  throwAway: () => void;
  takeUp: (() => void) | null;
}

/**
 * What the person has made of a sheet. As long as that is nothing, the sheet is as it begins, also
 * when that changes meanwhile.
 */
export function useSheet(
  start: Typed,
  restored: Typed | null,
  onTyped: (typed: Typed | null) => void,
): SheetInHand {
  const [edited, setEdited] = useState<Typed | null>(restored);
  const [live, setLive] = useState<{ change: Change } | null>(null);
  const [thrown, setThrown] = useState<Typed | null>(null);
  const typed = edited ?? start;
  const shown = live === null ? typed : live.change(typed);
  const later = useLater();
  const isTyped = !isSame(shown, start);
  const told = isTyped ? JSON.stringify(shown) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when the typing is another.
  useEffect(() => {
    onTyped(isTyped ? shown : null);
  }, [told]);

  function take(change: Change) {
    setLive(null);
    setThrown(null);
    setEdited((before) => {
      const next = change(before ?? start);
      return isSame(next, start) ? null : next;
    });
  }

  return {
    typed,
    shown,
    isTyped,
    change: (change) => {
      later.catchUp();
      take(change);
    },
    changeLater: (change) => later.put(() => take(change)),
    type: (change) => later.put(() => setLive(change && { change })),
    throwAway: () => {
      later.catchUp();
      setThrown(shown);
      setLive(null);
      setEdited(null);
    },
    takeUp:
      thrown === null
        ? null
        : () => {
            setEdited(thrown);
            setThrown(null);
          },
  };
}
