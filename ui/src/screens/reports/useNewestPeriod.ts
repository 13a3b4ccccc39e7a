import { useState } from "react";
import type { Read } from "../../command";
import { useNewestPeriod as useBegin } from "../../parts/useNewestPeriod";
import type { ChosenPeriod, PeriodKind } from "../../platform";

/** A period that begins with that of the newest results, and how to choose another. */
export function useNewestPeriod(
  kind: PeriodKind,
): [ChosenPeriod | undefined, (period: ChosenPeriod) => void, Read<ChosenPeriod>] {
  const begin = useBegin(kind);
  const [chosen, setChosen] = useState<ChosenPeriod | null>(null);
  return [chosen ?? begin.value, setChosen, begin];
}
