// Days and rules for the tests of the schedule.

import type {
  ChosenPeriod,
  Day,
  MeetingDetails,
  MeetingRule,
  PlannedDay,
  PlannedMonths,
} from "../../platform";

export function november(date: number): Day {
  const iso = `2026-11-${String(date).padStart(2, "0")}`;
  return { iso, shown: `令和8年11月${date}日`, weekday: "土日月火水木金"[date % 7] ?? "" };
}

export const month: ChosenPeriod = {
  kind: "month",
  from: november(1),
  to: november(30),
  heading: "令和8年11月",
  previous: "2026-10-31",
  next: "2026-12-01",
};

export const details: MeetingDetails = {
  venue: "公民館",
  begins: "13:00",
  ends: "17:00",
  rounds: 3,
  note: "",
};

export function planned(date: number, more: Partial<PlannedDay> = {}): PlannedDay {
  return {
    day: november(date),
    series: 1,
    seriesName: "水曜会",
    holiday: null,
    isHeld: true,
    details,
    change: null,
    exception: null,
    ...more,
  };
}

export const cancelled = planned(18, {
  isHeld: false,
  change: { kind: "cancelled", other: null, reason: "会場の工事" },
  exception: {
    day: november(18),
    kind: "cancelled",
    to: null,
    details: { venue: "", begins: null, ends: null, rounds: null, note: "" },
    reason: "会場の工事",
  },
});

export function months(meetings: PlannedDay[]): PlannedMonths {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: november(index + 1),
    number: index + 1,
    holiday: index === 2 ? "文化の日" : null,
  }));
  const cells = [...days, ...Array.from({ length: 5 }, () => null)];
  return {
    today: november(4),
    series: [
      { id: 1, name: "水曜会" },
      { id: 2, name: "土曜会" },
    ],
    months: [
      {
        period: month,
        weeks: [0, 7, 14, 21, 28].map((first) => cells.slice(first, first + 7)),
        meetings,
      },
    ],
  };
}

export const rule: MeetingRule = {
  series: 1,
  weekday: "wed",
  weeks: [1, 3],
  last: false,
  onHolidays: "skips",
  from: null,
  until: null,
  details,
};
