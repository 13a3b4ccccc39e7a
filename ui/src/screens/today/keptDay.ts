// The day that was opened, kept while the window is: whoever looks at another screen and comes back
// goes on with the same sheets. The next morning begins with its own day.

import type { Day, SeriesId } from "../../platform";

export interface OpenedDay {
  day: Day;
  series: SeriesId;
  /** The table whose sheet was asked for, until the day is opened. */
  sheet: { round: number; table: string } | null;
}

const place = (file: string) => `day opened in ${file}`;

/** What was opened in that club's file earlier today. */
export function keptDay(file: string, today: string): OpenedDay | null {
  const kept = sessionStorage.getItem(place(file));
  const found: (OpenedDay & { today: string }) | null = kept === null ? null : JSON.parse(kept);
  return found?.today === today
    ? { day: found.day, series: found.series, sheet: found.sheet }
    : null;
}

export function keepDay(file: string, today: string, opened: OpenedDay) {
  sessionStorage.setItem(place(file), JSON.stringify({ today, ...opened }));
}

const begun = (file: string) => `attendance first in ${file}`;

/** A club that was just made begins with who came. */
export function keepAttendanceFirst(file: string) {
  sessionStorage.setItem(begun(file), "");
}

export function isAttendanceFirst(file: string): boolean {
  return sessionStorage.getItem(begun(file)) !== null;
}

export function forgetAttendanceFirst(file: string) {
  sessionStorage.removeItem(begun(file));
}
