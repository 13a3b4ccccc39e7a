import { useState } from "react";
import { type Read, useRead } from "../../command";
import type { ChosenPeriod, PeriodKind } from "../../platform";
import type { Begin } from "./kinds";

/** A period that begins with that of a day, or of the newest results, and how to choose another. */
export function useFirstPeriod(
  kind: PeriodKind,
  { day }: Begin,
): [ChosenPeriod | undefined, (period: ChosenPeriod) => void, Read<ChosenPeriod>] {
  const begin = useRead(["firstPeriod", kind, day], async (platform) => {
    const newest = day === null ? await platform.newestDay() : null;
    return newest === null || newest.ok
      ? platform.periodOf(kind, day ?? newest?.value ?? null)
      : newest;
  });
  const [chosen, setChosen] = useState<ChosenPeriod | null>(null);
  return [chosen ?? begin.value, setChosen, begin];
}
