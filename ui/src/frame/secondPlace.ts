import { useEffect } from "react";
import type { Backups } from "../platform";
import { forget, useIsUnderstood } from "./understood";

/**
 * The second place for backups while it is away, and whether that was understood: a stick in a drawer
 * is not spoken of each day. Once it has been there again, it is another absence.
 */
export function useSecondPlaceAway(backups: Backups | undefined) {
  const second = backups?.second ?? null;
  const key = `backups: ${second?.folder}`;
  const isUnderstood = useIsUnderstood(key);
  const isThere = second?.isThere === true;
  useEffect(() => {
    if (isThere) {
      forget(key);
    }
  }, [isThere, key]);
  return { away: second?.isThere === false && !isUnderstood ? second : null, key };
}
