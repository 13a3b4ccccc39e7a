import { useCallback, useLayoutEffect, useRef } from "react";

/** One function for good that does what the newest does: whoever is handed it is not drawn anew for it. */
export function useSteady<Given extends unknown[], T>(
  newest: (...given: Given) => T,
): (...given: Given) => T {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
