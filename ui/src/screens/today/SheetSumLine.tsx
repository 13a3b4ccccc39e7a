import { useText } from "../../frame/context";
import type { SheetSum } from "../../platform";

/** Whether the scores add up, in words. */
export function SheetSumLine({ sum }: { sum: SheetSum | undefined }) {
  const words = useText().today.sums;
  if (sum === undefined) {
    return null;
  }
  const isOff = sum.kind === "missing" || sum.kind === "too_many";
  return (
    <p role="status" className={isOff ? "sheet-sum field-problem" : "sheet-sum"}>
      {isOff ? words[sum.kind](sum.points) : words[sum.kind]}
    </p>
  );
}
