import type { PartsText } from "./parts.ja";

const weekdays: Record<string, string> = {
  月: "Mon",
  火: "Tue",
  水: "Wed",
  木: "Thu",
  金: "Fri",
  土: "Sat",
  日: "Sun",
};

const examples = {
  points: "42300 or -5300",
  hundreds: "423 or -53",
  p: "12.3 or -40",
  count: "3",
};

export const parts: PartsText = {
  again: "Try again",
  units: { points: "points", hundreds: "hundreds", p: "P", count: "" },
  notANumber: (typed, unit) =>
    `“${typed}” cannot be read as a number. Write it like ${examples[unit]}.`,
  dayHint: "2026/11/21, 11/21 or R8.11.21",
  weekday: (weekday) => `(${weekdays[weekday]})`,
  period: {
    label: "Period",
    kinds: {
      day: "Day",
      month: "Month",
      half: "Half",
      fiscal_year: "Year",
      all: "All",
      custom: "Dates",
    },
    which: "Which period",
    dates: "Type dates",
    oneDay: "One day at a time",
    goTo: "Go to the period of",
    goToHint: "2026/11, 2026/11/21 or R8.11",
    from: "First day",
    to: "Last day",
  },
  member: (number, name) => `${number} ${name}`,
  between: ", ",
  noSuchMember: (typed) => `“${typed}” is nobody, or more than one.`,
  chooseColumns: "Columns",
  columnsAsAtFirst: "As at first",
  previous: "Back",
  next: "On",
  place: (place) => `place ${place}`,
  places: (places) => `places ${places.join(", ")}`,
  placeCounts: (counts) => counts.map((count, at) => `place ${at + 1}: ${count}`).join(", "),
};
