import type {
  Amounts,
  BecameShown,
  LedgerColumn,
  LedgerProblem,
  ListKind,
  Skipped,
  Taken,
  TakenForGranted,
} from "../platform";
import type { LedgerProblemTexts, LedgerText } from "./ledger.ja";

const problems: LedgerProblemTexts = {
  no_list: () => "No list of results is found here. Say what kind it is, or leave the sheet out.",
  person: ({ name }) => `It is not settled who “${name}” is. Choose above, under “People”.`,
  no_year: ({ day }) => `The year of “${day}” is written nowhere. Enter the list's fiscal year.`,
  no_day: () => "There is no day. Write it in the list, or leave this row out.",
  not_a_day: ({ text }) => `“${text}” is no day. Write a day such as 4/5, or leave this row out.`,
  no_period: () => "It is not written when these were played. Enter the period.",
  not_a_number: ({ text }) => `“${text}” is no number. Correct it, or leave this row out.`,
  sum: ({ sum, expected }) =>
    `This table adds up to ${sum} instead of ${expected}. Correct it, or choose what becomes of the row.`,
  players: ({ count, expected }) =>
    `${count} people are at this table; the rules are for ${expected}. Correct it, or leave this row out.`,
  twice: ({ name }) => `“${name}” is at this table twice. Correct one of the two.`,
  tied: () =>
    "Two have the same points, and the seat decides, which is not written. Write places or seats, or leave this row out.",
  differs: () =>
    "The places or results that are written are not those of the rules. Correct the row, or leave it out.",
  again: ({ round, table }) =>
    `Round ${round} table ${table} of that day is there twice. Correct one, or leave this row out.`,
  no_series: () => "Enter the series to which the results belong.",
};

const columns: Record<LedgerColumn, string> = {
  date: "Day",
  round: "Round",
  table: "Table",
  number: "Member's number",
  name: "Name",
  kana: "Reading",
  seat: "Seat",
  place: "Place",
  points: "Points",
  result: "Result (±P)",
  games: "Number of hanchan",
  first: "Times first",
  second: "Times second",
  third: "Times third",
  fourth: "Times fourth",
};

const kinds: Record<ListKind, string> = {
  players: "A player a row",
  tables: "A table a row",
  across: "A column for each person",
  days: "Members and days",
  totals: "Totals of people",
};

const amounts: Record<Amounts, string> = {
  points: "Points (42300)",
  hundreds: "Hundreds of points (423)",
  thousands: "Thousands of points (42.3)",
  result: "Results in P (+12.3)",
  result_points: "Results in points (+12300)",
};

const granted: Record<TakenForGranted, string> = {
  day_above: "An empty day was taken for that of the row above.",
  rounds_counted: "Rounds were counted in the order of the list.",
  tables_called: "Tables were called A, B, C in the order of the list.",
  points_found: "Points were found from results by the rules, as if no sticks were left.",
  no_seats: "Seats are not written, so these hanchan are in no results by seat.",
  only_sums:
    "Where the points of single hanchan are not known, only sums are kept. They count in ranks and totals, and in no records of single hanchan.",
  games_unknown:
    "Of some sums nobody says how many hanchan they are, so those people have no mean.",
};

const skipped: Record<Skipped, string> = {
  sum: "Not brought in: it adds up other rows",
  heads: "Not brought in: the names of the columns",
  no_result: "Not brought in: it has no result",
  left_out: "Not brought in",
};

export const ledger: LedgerText = {
  heading: "A list as the club kept it",
  hint: "Brings in a list of results as it is: a sheet a month, members and days, a table a row, totals of a year, and others.",
  choose: "Choose a list",
  chooseAnother: "Choose another list",
  chooseTitle: "List of results",
  fileKind: "Excel and CSV files",
  leaveOut: "Leave this list out",
  series: "Series",
  year: "Fiscal year of the list",
  yearHint: "It is used where days have no year.",
  from: "First day of the totals",
  to: "Last day of the totals",
  found: (hanchan, totals) => `It becomes ${hanchan} hanchan and ${totals} sums.`,
  open: (count) => `${count} things are not settled yet.`,
  clear: "Everything is settled. Go on to “Try out” below.",
  granted: (what) => granted[what],
  problem: (problem: LedgerProblem): string =>
    (problems[problem.what] as (problem: LedgerProblem) => string)(problem),
  people: "People",
  peopleOpen: (count) => `It is not settled who ${count} people are.`,
  asSuggested: "Take the one whom a name resembles, where it is one",
  unknownAreNew: "Make whoever resembles nobody a new member",
  nameInList: "Name in the list",
  times: "Times",
  who: "Who",
  whoOf: (name) => `Who “${name}” is`,
  member: (number, name) => `${number} ${name}`,
  near: (number, name) => `Resembles ${number} ${name}`,
  newMember: "A new member",
  newGuest: "A new guest",
  nobody: "Leave out",
  pleaseChoose: "Please choose",
  sheetOf: (name) => (name === "" ? "The list" : `Sheet “${name}”`),
  taken: "Bring in",
  kind: "Kind of list",
  kinds: (kind) => kinds[kind],
  noList: "No list of results",
  amounts: "How numbers are written",
  amountsOf: (how) => amounts[how],
  asFound: "As the list says",
  headLines: (lines) => `The names of the columns are in line ${lines.join(" and ")}.`,
  column: (column) => columns[column],
  takenFor: (taken: Taken): string => {
    switch (taken.kind) {
      case "left_out":
        return "Leave out";
      case "sum":
        return "A sum (left out)";
      case "of":
        return columns[taken.column];
      case "of_player":
        return `${columns[taken.column]} of player ${taken.nth}`;
      case "person":
        return "This person's results";
      case "day":
        return taken.day === null
          ? "Results of this day (year not known)"
          : `Results of ${taken.day.shown}`;
    }
  },
  rows: "What becomes of the rows",
  row: "Row",
  became: "What becomes of it",
  what: "Say otherwise",
  whatOf: (line) => `What becomes of row ${line}`,
  moreRows: (count) => `There are ${count} more rows.`,
  becomes: (became: BecameShown): string => {
    switch (became.kind) {
      case "hanchan":
        return `Hanchan of ${became.day.shown}, round ${became.round} table ${became.table}`;
      case "day_totals":
        return `${became.count} sums of days`;
      case "total":
        return `Total from ${became.from.shown} to ${became.to.shown}`;
      case "waits":
        return "Waits for other rows of its table";
      case "skipped":
        return skipped[became.why];
      case "wrong":
        return ledger.problem(became.problem);
    }
  },
  asRead: "As it was read",
  rowLeftOut: "Leave this row out",
  asItStands: "Keep it as it stands, as sums",
};
