import type { WantedPaper } from "../../frame/context";
import type { ChosenPeriod } from "../../platform";

/** The paper that says of a period what the screen does. */
export function paperOf({ kind, from }: ChosenPeriod): WantedPaper {
  const day = from === null ? {} : { day: from.iso };
  switch (kind) {
    case "day":
      return { kind: "session", ...day };
    case "month":
      return { kind: "monthly", ...day };
    case "half":
      return { kind: "half_year", ...day };
    case "fiscal_year":
      return { kind: "fiscal_year", ...day };
    default:
      return { kind: "everybody", period: kind, ...day };
  }
}
