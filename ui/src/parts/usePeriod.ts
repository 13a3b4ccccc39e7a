import { useRead } from "../command";
import type { ChosenPeriod } from "../platform";

/** A period that was chosen earlier, in the club's words of now: its calendar may be another since. */
export function usePeriod(chosen: ChosenPeriod): ChosenPeriod {
  const { kind, from, to } = chosen;
  const read = useRead(["period", kind, from?.iso, to?.iso], (platform) =>
    kind === "custom" && from !== null && to !== null
      ? platform.periodBetween(from.iso, to.iso)
      : platform.periodOf(kind, from?.iso ?? null),
  );
  const now = read.value;
  const isSame = now?.kind === kind && now.from?.iso === from?.iso && now.to?.iso === to?.iso;
  return isSame ? now : chosen;
}
