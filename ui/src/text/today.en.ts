import type { ScoreUnit } from "../platform";
import { parts } from "./parts.en";
import type { TodayText } from "./today.ja";
import { windName } from "./winds.en";

const signs: Record<ScoreUnit, string> = {
  points: "points",
  hundreds: "100s",
  difference: "P",
};

export const today: TodayText = {
  heading: "Today",
  flow: {
    label: "The session step by step",
    steps: { attendance: "Attendance", draw: "Seats", sheets: "Sheets", close: "Close" },
    people: (count) => (count === 0 ? "not yet" : `${count} here`),
    rounds: (count) => (count === 0 ? "not yet" : count === 1 ? "1 round" : `${count} rounds`),
    missing: (count) => `${count} to go`,
    sheets: (count) => (count === 0 ? "not yet" : `${count} in`),
    paper: "print, backup",
  },
  when: {
    parts: (day) => {
      if (day === null) {
        return { year: "", date: "Type a day" };
      }
      const at = day.shown.indexOf("年") + 1;
      return {
        year: day.shown.slice(0, at),
        date: `${day.shown.slice(at)} ${parts.weekday(day.weekday)}`,
      };
    },
    opens: "Day, series, venue, moving",
    choose: "Which session to open",
    close: "Close",
    past: "Past session",
    ahead: "Ahead of today",
  },
  day: "Day",
  series: "Series",
  newSeries: "Name of the new series",
  newSeriesHint: "The name of your usual meeting. Results can be seen by series.",
  beginSeries: "Begin with this name",
  needsSeriesName: "Type a name.",
  firstSeriesMeans: "Once your usual meeting has a name, today's record can begin.",
  firstSeries: "Name of your usual meeting",
  firstSeriesHint: "Such as “Wednesday club”. Results can be seen meeting by meeting.",
  round: "Round",
  table: "Table",
  place: (round, table) => `Round ${round}, table ${table}`,
  sheets: "Sheets",
  noTables: "none yet",
  howMany: (entered, tables) => `${entered} of ${tables} in`,
  roundName: (round) => `Round ${round}`,
  allIn: "all in",
  nextTable: (table) => `next: ${table}`,
  cardStates: {
    entered: "in",
    missing: "to do",
    set_aside: "aside",
    now: "typing",
    fixing: "fixing",
  },
  addSheet: "Add a sheet",
  shown: { label: "What to see", paper: "Sheet", standings: "Standings" },
  paperOf: (round, table) => `Sheet of round ${round}, table ${table}`,
  entry: (round, table) => `Enter round ${round}, table ${table}`,
  correction: (round, table) => `Correct round ${round}, table ${table}`,
  heads: {
    seat: () => "Seat",
    who: () => "No., name",
    score: () => "Score",
    place: () => "Place",
    result: () => "Result",
    chombo: () => "Chombo",
  },
  same: "Same four",
  stop: "Leave",
  open: (round, table) => `Open the sheet of round ${round}, table ${table}`,
  standings: "Standings of the day",
  rank: "Rank",
  rankShort: "No.",
  places: "Places",
  course: "Today",
  upTo: (count) => (count === 1 ? "1 sheet" : `${count} sheets`),
  corrected: "as corrected",
  noStandings: "They appear with the first saved sheet.",
  name: "Name",
  total: "Total",
  rules: "Rules",
  unit: "Scores are typed in",
  units: { points: "points (42300)", hundreds: "hundreds (423)", difference: "± (12.3)" },
  signs,
  lastDealer: "Last dealer",
  sticks: "Sticks",
  sticksUnit: "",
  chombo: (seat) => `Chombo of ${windName(seat)}`,
  seats: "Seats and scores",
  seat: windName,
  score: (seat) => `Score of ${windName(seat)}`,
  unreadable: (seat, unit) =>
    `The score of ${windName(seat)} cannot be read. Type it in ${signs[unit]}.`,
  sums: {
    incomplete: "Places and results appear once all scores are typed.",
    right: "The sum is right.",
    excused: "The scores do not add up; they are saved with the reason.",
    is: (points) => `${points} points`,
    missing: (points) => `${points} points short.`,
    too_many: (points) => `${points} points too many.`,
  },
  unbalanced: "Why the scores do not add up",
  unbalancedHint:
    "Only if they still do not after reading the sheet again. The documents mark such a hanchan.",
  twoTables: "Why somebody is at two tables",
  twoTablesHint: "Only if they did play at two tables of one round.",
  save: "Save",
  change: "Save",
  delete: "Delete this table",
  cancel: "Back to a new sheet",
  saved: (round, table) => `Round ${round}, table ${table} is saved.`,
  deleted: (round, table) => `Round ${round}, table ${table} was deleted. “Undo” brings it back.`,
};
