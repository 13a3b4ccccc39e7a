import { useState } from "react";
import { type Read, useRead } from "../../command";
import { useFrame } from "../../frame/context";
import type { ChosenPeriod, PeriodKind } from "../../platform";

/** A period that begins with that of the newest results, and how to choose another. */
export function useNewestPeriod(
  kind: PeriodKind,
): [ChosenPeriod | undefined, (period: ChosenPeriod) => void, Read<ChosenPeriod>] {
  const { club } = useFrame();
  const newest = club?.newest_day ?? null;
  const begin = useRead(["periodOf", kind, newest], (platform) => platform.periodOf(kind, newest));
  const [chosen, setChosen] = useState<ChosenPeriod | null>(null);
  return [chosen ?? begin.value, setChosen, begin];
}
