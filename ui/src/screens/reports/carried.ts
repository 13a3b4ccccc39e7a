import type { ChosenPeriod } from "../../platform";
import type { Begin, Chosen } from "./kinds";

/** What goes along from one paper to the next: whoever looked at an older day goes on with it. */
export function carried(chosen: Chosen | null, newest: string | undefined): Begin {
  if (chosen === null || newest === undefined) {
    return { day: null };
  }
  if (chosen.kind !== "document") {
    return { day: dayIn(chosen.period, newest) };
  }
  const { document, about } = chosen;
  if (about !== undefined) {
    const member = document.kind === "personal" ? document.member : undefined;
    return { day: dayIn(about.period, newest), member };
  }
  switch (document.kind) {
    case "session":
      return { day: document.day, series: document.series ?? undefined };
    case "drawn_sheets":
    case "table_plan":
    case "place_cards":
      return { day: document.draw.day, series: document.draw.series };
    default:
      return { day: null };
  }
}

/** A day that stands for the period; none where the newest is in it. ISO days stand in their order. */
function dayIn({ from, to }: ChosenPeriod, newest: string): string | null {
  if (from === null || to === null || (from.iso <= newest && newest <= to.iso)) {
    return null;
  }
  return from.iso > newest ? from.iso : to.iso;
}
