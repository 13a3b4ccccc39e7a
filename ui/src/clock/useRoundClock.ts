import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Read, useRead } from "../command";
import { type ClockView, onTick } from "../platform";

/** The clock as it stands, asked for again at each second that passes on it. */
export function useRoundClock(): Read<ClockView> {
  const queries = useQueryClient();
  const clock = useRead(["roundClock"], (platform) => platform.roundClock());
  useEffect(
    () =>
      onTick(() => {
        // Whoever shows the clock hears the tick; one question answers them all.
        const isClock = {
          predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
            queryKey[1] === "roundClock",
        };
        void queries.invalidateQueries(isClock, { cancelRefetch: false });
      }),
    [queries],
  );
  return clock;
}
