import { useFrame } from "../../frame/context";
import type { SheetSum } from "../../platform";

/** Whether the scores add up, in words. */
export function SheetSumLine({ sum }: { sum: SheetSum | undefined }) {
  const { text } = useFrame();
  const words = text.today.sums;
  if (sum === undefined) {
    return null;
  }
  const isOff = sum.kind === "missing" || sum.kind === "too_many";
  return (
    <p role="status" className={isOff ? "sheet-sum field-problem" : "sheet-sum"}>
      {isOff ? words[sum.kind](sum.points) : words[sum.kind]}
      {sum.kind === "missing" && sum.sticks !== null && ` ${text.sheet.perhapsSticks(sum.sticks)}`}
    </p>
  );
}
