import { type Read, useRead } from "../command";
import type { ChosenPeriod, PeriodKind } from "../platform";

/** The period of the newest results: asked anew after whatever was done, as an import brings newer ones. */
export function useNewestPeriod(kind: PeriodKind): Read<ChosenPeriod> {
  return useRead(["newestPeriod", kind], async (platform) => {
    const day = await platform.newestDay();
    return day.ok ? platform.periodOf(kind, day.value) : day;
  });
}
