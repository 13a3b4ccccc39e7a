import { useRef, useState } from "react";
import { useFrame } from "../../frame/context";
import type { CalendarDay, ChosenPeriod, PlannedMonths } from "../../platform";

export interface ChosenDay {
  /** Of the month that is shown; none before it has come. */
  iso: string | null;
  /** Chooses a day of any month, and the calendar follows; none is the one it begins with. */
  choose: (iso: string | null) => void;
  /** The same by keys: the focus goes along in the calendar. */
  goTo: (iso: string) => void;
  /** The focus goes to what can be done with the day. */
  lookAt: (iso: string) => void;
  /** Where the focus is still to go once the day is drawn. */
  awaited: { current: "calendar" | "details" | null };
}

/** The day that is looked at: the one that was chosen, or else today or the first that is held. */
export function useChosenDay(
  planned: PlannedMonths | undefined,
  onMonth: (month: ChosenPeriod) => void,
): ChosenDay {
  const { platform } = useFrame();
  const [chosen, setChosen] = useState<string | null>(null);
  const awaited: ChosenDay["awaited"] = useRef(null);
  const month = planned?.months[0];
  const days = daysOf(month?.weeks ?? []);
  const has = (iso: string | undefined) => days.some(({ day }) => day.iso === iso);
  const first = [
    chosen ?? undefined,
    planned?.today.iso,
    month?.meetings.find(({ isHeld }) => isHeld)?.day.iso,
    days[0]?.day.iso,
  ].find(has);

  async function choose(iso: string | null) {
    setChosen(iso);
    if (iso !== null && !has(iso)) {
      const answer = await platform.periodOf("month", iso);
      if (answer.ok) {
        onMonth(answer.value);
      }
    }
  }

  return {
    iso: first ?? null,
    choose: (iso) => void choose(iso),
    goTo: (iso) => {
      awaited.current = "calendar";
      void choose(iso);
    },
    lookAt: (iso) => {
      awaited.current = "details";
      void choose(iso);
    },
    awaited,
  };
}

/** The days of a month in a row. */
export function daysOf(weeks: readonly (readonly (CalendarDay | null)[])[]): CalendarDay[] {
  return weeks.flat().filter((day) => day !== null);
}

/** So many days later or earlier, over the end of a month into the next; no clock is asked. */
export function dayBeside(
  days: readonly CalendarDay[],
  { previous, next }: Pick<ChosenPeriod, "previous" | "next">,
  iso: string,
  by: number,
): string | null {
  const at = days.findIndex(({ day }) => day.iso === iso) + by;
  if (at < 0) {
    return previous === null ? null : dated(previous, Number(previous.slice(8)) + at + 1);
  }
  if (at >= days.length) {
    return next === null ? null : dated(next, at - days.length + 1);
  }
  return days[at]?.day.iso ?? null;
}

function dated(month: string, day: number): string {
  return `${month.slice(0, 8)}${String(day).padStart(2, "0")}`;
}
