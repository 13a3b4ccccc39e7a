import type { MeetingDetails, PlannedChange, RuleWeekday } from "../platform";
import type { ScheduleText } from "./schedule.ja";

const weekdays: Record<RuleWeekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

const ordinals = ["", "first", "second", "third", "fourth", "fifth"];

const short: Record<string, string> = {
  月: "Mon",
  火: "Tue",
  水: "Wed",
  木: "Thu",
  金: "Fri",
  土: "Sat",
  日: "Sun",
};

const changes: Record<PlannedChange["kind"], (other: string) => string> = {
  cancelled: () => "cancelled",
  holiday: () => "not held, holiday",
  moved_to: (other) => `moved to ${other}`,
  moved_from: (other) => `moved from ${other}`,
  altered: () => "not as usual",
  extra: () => "extra day",
};

const time = ({ begins, ends }: MeetingDetails) =>
  begins === null ? "" : `${begins}–${ends ?? ""}`;

const rounds = (count: number | null) =>
  count === null ? "" : count === 1 ? "1 round" : `${count} rounds`;

export const schedule: ScheduleText = {
  heading: "Schedule",
  parts: { days: "Days", rules: "Rules", notice: "Notice" },
  partsLabel: "What can be done here",
  weekdays,
  onHolidays: { meets: "meets on holidays too", skips: "does not meet on holidays" },
  kinds: {
    cancelled: "Cancel it",
    moved: "Move it to another day",
    altered: "Hold it on the day, elsewhere or at another time",
    extra: "Hold it besides the usual days",
  },
  ruleDays: ({ weekday, weeks, last }) => {
    const named = [...weeks.map((week) => ordinals[week]), ...(last ? ["last"] : [])].join(", ");
    return `${weeks.length === 5 ? "every" : named} ${weekdays[weekday]}`;
  },
  ruleSpan: (from, until) =>
    [from === null ? "" : `from ${from}`, until === null ? "" : `until ${until}`]
      .filter(Boolean)
      .join(" "),
  details: (details) =>
    [details.venue, time(details), rounds(details.rounds), details.note].filter(Boolean).join(", "),
  time,
  roundsOf: rounds,
  change: ({ kind, other, reason }) => {
    const what = changes[kind](other === null ? "" : `${other.shown} (${short[other.weekday]})`);
    return reason === "" ? what : `${what} (${reason})`;
  },
  shortChange: ({ kind, other }) =>
    kind === "moved_to"
      ? `moved to ${other?.iso.slice(5).replace("-", "/") ?? ""}`
      : {
          cancelled: "cancelled",
          holiday: "not held",
          moved_from: "",
          altered: "changed",
          extra: "extra",
        }[kind],
  weekdayHeads: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  today: "today",
  dayOfMonth: (day) => day.replace(/^.*年|,? \d{4}$/, ""),
  thisMonth: "This month",
  nothingHeld: "Nothing is held on this day.",
  calendar: (month) => `Calendar of ${month}`,
  list: (month, held) => `Days of ${month} (${held})`,
  noDays: (month) => `Nothing is held in ${month}.`,
  noRules:
    "There are no rules of the schedule yet. Write one down, such as the first and third Wednesday, and its days appear here.",
  toRules: "Write down a rule",
  day: "Day",
  series: "Series",
  times: "Time",
  venue: "Venue",
  remark: "Note",
  changeDay: (day, series) => `Change ${series} of ${day}`,
  changeShort: "Change",
  addDay: "Add an extra day",
  what: "What to do",
  to: "Moved to",
  begins: "Begins",
  ends: "Ends",
  timeHint: "13:00 or 1330",
  rounds: "Rounds",
  roundsUnit: "rounds",
  asUsual: "Left empty, it is as usual.",
  reason: "Reason",
  reasonHint: "It is printed on the notice too.",
  saveDay: "Write it down",
  cancel: "Leave it",
  putBack: "As usual again",
  needsDay: "Write the day.",
  changed: (day, series) => `${series} of ${day} is written down.`,
  isBack: (day, series) => `${series} of ${day} is as usual again.`,
  saveCalendar: "Save the days for calendar programs",
  saveCalendarHint: (months) =>
    `The ${months} months above, as a file (.ics) that phones and computers open.`,
  saveCalendarTitle: "Where to save the days",
  calendarFiles: "Calendar files",
  savedCalendar: (place) => `The days are saved: ${place}`,
  rules: "Rules of the schedule",
  addRule: "Add a rule",
  correctRule: (days, series) => `Correct ${days} of ${series}`,
  correctShort: "Correct",
  deleteRule: (days, series) => `Delete ${days} of ${series}`,
  deleteShort: "Delete",
  ruleDeleted: (days, series) => `Deleted: ${series}, ${days}. Undo brings it back.`,
  ruleSaved: (days, series) => `Written down: ${series}, ${days}.`,
  saveRule: "Write down this rule",
  noSeries: "There is no series yet. Name one under “Today”, and choose it here.",
  toToday: "Go to “Today”",
  weekday: "Day of the week",
  weeks: "Weeks of the month",
  everyWeek: "Every week",
  week: (number) => ordinals[number] ?? "",
  lastWeek: "last",
  holidays: "On holidays",
  from: "The rule begins on",
  until: "The rule ends on",
  always: "Left empty, it has no end.",
  coming: "Days to come",
  noneComing: "No more days come by this rule.",
  comingDay: (day, weekday, holiday, held) =>
    `${day} (${short[weekday]})${holiday === null ? "" : ` ${holiday}${held ? "" : ", not held"}`}`,
  notice: "Notice",
  message: "Words at the end of the notice",
  messageHint: "Enter begins the next line. Tab goes on and puts them on the notice.",
};
