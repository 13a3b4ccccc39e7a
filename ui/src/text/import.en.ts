import type { FileProblem, OpeningProblem } from "../platform";
import { points as inPoints } from "./amounts";
import type { FileProblemTexts, ImportText } from "./import.ja";
import { ledger } from "./ledger.en";

/** What is wrong with an opening total. */
export const openings: Record<OpeningProblem["what"], string> = {
  period: "Its last day is before its first. Correct one of the two.",
  points: "A total is a multiple of 100 points and at most 1,000,000P. Read the list again.",
  games:
    "There are 1 to 100,000 hanchan, as many as the places. Count again, or leave the places empty.",
  recorded: "This person's total of the same days is already recorded. Leave the row out.",
};

const problems: FileProblemTexts = {
  too_large: () => "The file is too large. Check that it is the right one, and split it.",
  too_many_rows: ({ most }) =>
    `There are more than ${most.toLocaleString("en-GB")} rows. Check that it is the right file, and split it.`,
  workbook: () =>
    "It cannot be read as an Excel file. Open it in Excel and save it again as .xlsx, without a password.",
  encoding: () => "Its characters cannot be read. Save it from the spreadsheet as CSV UTF-8.",
  empty_file: ({ columns }) => `It is empty. The first row names the columns: ${columns}.`,
  no_rows: () => "There is no row below the column names. Leave it out if it brings nothing.",
  unknown_column: ({ name }) =>
    `Nobody can tell what “${name}” is. Choose it under “Columns” above, or leave it out.`,
  column_twice: () => "The column is there twice. Leave one out under “Columns” above.",
  missing_column: () =>
    "The column is missing. Choose it under “Columns” above, or add it to the file.",
  cell_count: ({ cells, columns }) =>
    `The row has ${cells} cells, but there are ${columns} columns. Look for a missing comma or quotation mark.`,
  empty: () => "It is empty. Write it in.",
  not_a_number: ({ typed }) => `“${typed}” is not a whole number. Write it like 42300.`,
  out_of_range: ({ value, lowest, highest }) =>
    `${value} cannot be. Write a number from ${lowest} to ${highest}.`,
  not_a_word: ({ typed, words }) => `“${typed}” is not known. Write one of ${words}.`,
  not_a_day: ({ typed }) => `“${typed}” is not a day. Write it like 2026/11/21.`,
  no_such_day: ({ typed }) => `There is no day “${typed}”. Check the month and the day.`,
  outside_era: ({ typed }) => `“${typed}” lies outside that era. Check the year.`,
  year: ({ day }) => `${day} is not a day from 1900 to 2199. Check the year.`,
  too_long: ({ most }) => `It is too long. Shorten it to ${most} characters.`,
  unseen_character: () => "It holds a character that nobody can see. Type it again.",
  left_before_joining: () => "The day of leaving is before that of joining. Correct one.",
  number_twice: ({ number, line }) =>
    `Member ${number} is on line ${line} too. Everybody needs a number of their own.`,
  member_differs: ({ number, recorded, given }) =>
    `Member ${number} is recorded as [${recorded}], and here as [${given}]. An import changes only the public name: correct one of the two.`,
  session_differs: ({ day }) =>
    `The session of ${day} is recorded with another venue or note. Leave the row out, or correct the record.`,
  unknown_member: ({ number }) =>
    `There is no member ${number}. Add them to the members' file, or correct the number.`,
  unknown_rule_set: ({ name }) =>
    `There is no rule set “${name}”. Correct the name, or import the rule set first.`,
  not_a_rule_set: ({ reason }) =>
    `This is not a rule set (${reason}). Choose a rule set's file that was exported.`,
  not_as_exported: ({ reason }) =>
    `This cannot be read (${reason}). Choose a file of that name that was exported.`,
  rule_set_differs: ({ name }) =>
    `Rule set “${name}” is recorded with other rules. Give it another name or version.`,
  disagrees: ({ given, first, line }) =>
    `“${given}” differs from “${first}” on line ${line} of the same table. Make them agree.`,
  too_many_players: ({ seats }) =>
    `The table has ${seats} seats. Check the round and the table of these rows.`,
  seat_taken: ({ seat, line }) => `Seat ${seat} is taken on line ${line}. Correct one of the two.`,
  missing_seats: ({ seats, players }) =>
    `Nobody sits at ${seats}. The table needs ${players} rows.`,
  seat_not_used: ({ seat }) => `Three players have no seat ${seat}. Correct the seat.`,
  same_player_twice: ({ member, line }) =>
    `Member ${member} sits at this table on line ${line}. Correct one of the two.`,
  at_two_tables: ({ member, day, round, other }) =>
    `Member ${member} is at table ${other} of round ${round} on ${day} as well. Correct the row that means somebody else, or write the reason in the column two_tables.`,
  player_count: ({ expected, got }) =>
    `There are ${got} players, but the rule set is for ${expected}. Correct one of the two.`,
  points_over: ({ difference, expected }) =>
    `There are ${difference} points too many. Points and sticks left must add up to ${expected}. Read the sheet again.`,
  points_short: ({ difference, expected }) =>
    `There are ${difference} points missing. Points and sticks left must add up to ${expected}. Read the sheet again.`,
  not_whole_step: ({ seat, points }) =>
    `Seat ${seat} has ${points} points, which is no multiple of 100. Read the sheet again.`,
  points_out_of_range: ({ seat, points }) =>
    `Seat ${seat} has ${points} points, which is too much. Read the sheet again.`,
  deposit: ({ points }) => `There are ${points} points of riichi sticks of 1,000. Correct them.`,
  too_many_chombo: ({ seat, count }) =>
    `Seat ${seat} has ${count} chombo, which is too many. Check the number.`,
  last_dealer: ({ seat }) => `The last dealer is seat ${seat}, which nobody has. Correct it.`,
  needless_reason: () => "The points add up. Leave the reason empty.",
  already_recorded: ({ day, round, table }) =>
    `Table ${table} of round ${round} on ${day} is recorded already. Leave its rows out, or correct the record.`,
  set_aside: ({ day, round, table }) =>
    `Table ${table} of round ${round} on ${day} was set aside. Let it count again first, or leave its rows out.`,
  no_such_table: ({ day, round, table }) =>
    `Table ${table} of round ${round} on ${day} has no results. Import them first, or correct the row.`,
  not_drawn: ({ competition, day, round, table }) =>
    `${competition} has no table ${table} in round ${round} on ${day}. Draw the round first, or correct the row.`,
  hands_recorded: ({ day, round, table }) =>
    `The hands of table ${table} of round ${round} on ${day} are recorded already. Leave its rows out.`,
  not_at_table: ({ number }) =>
    `Member ${number} is not at that table. Correct the number or the table.`,
  loser_is_winner: ({ number }) =>
    `Member ${number} has won and discarded as well. Leave the discarder empty for tsumo.`,
  honba: ({ count }) => `${count} counters cannot be. Write 0 to 99.`,
  han: ({ count }) => `${count} han cannot be. Write 1 to 104.`,
  fu: ({ count }) => `${count} fu cannot be. Write 20, 25, or 30 to 110.`,
  level: ({ level, han }) => `${level} does not agree with ${han} han. Correct one of the two.`,
  adjustment_recorded: () =>
    "The same points with the same reason are recorded already. Leave the row out.",
  adjustment_points: ({ points }) =>
    `${points} points cannot be. Write a multiple of 100 such as -500.`,
  opening: ({ problem }) => openings[problem.what],
  ledger: ({ problem }) => ledger.problem(problem),
};

export const imports: ImportText = {
  ownForms: "Files in this program’s own forms",
  hint: "Choose CSV or Excel (.xlsx) files and try them out first. Where one thing is wrong, nothing at all is imported. An import can be undone.",
  roles: {
    members: "Members",
    sessions: "Sessions",
    results: "Results",
    hands: "Hands of mangan or better",
    adjustments: "Adjustments",
    openings: "Sums alone",
    rules: "Rule sets",
  },
  none: "None chosen",
  choose: "Choose",
  chooseTitle: "File to import",
  fileKind: "CSV, Excel and JSON files",
  sheet: "Sheet",
  headingLine: (line) =>
    `Line ${line} is read as the names of the columns. What stands above it is not imported.`,
  columnsOf: (file, count) => `Columns of ${file} (${count})`,
  openColumns: (count) =>
    `${count} ${count === 1 ? "column is" : "columns are"} not known. Choose what each is, or leave it out.`,
  missingColumns: (names) => `Still to be chosen, as nothing goes without: ${names.join(", ")}.`,
  heading_: "Column of the file",
  noHeading: (place) => `Column ${place} (no name)`,
  examples: "What is in it",
  takenFor: "What it is",
  takenForOf: (heading) => `What “${heading}” is`,
  pleaseChoose: "Please choose",
  knownColumn: (name, required) => (required ? `${name} (needed)` : name),
  leftOut: "Left out",
  stopped: "Stopped. Nothing was imported.",
  leaveOut: "Leave out",
  preview: "Try out",
  store: "Import",
  couldBe: "Nothing is wrong. The import would bring:",
  lookAt: "These may be slips of the finger. If they are right, leave them as they are.",
  doubt: (doubt) => {
    switch (doubt.kind) {
      case "new_series":
        return `The series “${doubt.name}” was not there before.`;
      case "future_day":
        return `${doubt.day.shown} is still to come.`;
      case "before_joining":
        return `Member ${doubt.member} played on ${doubt.day.shown}, before joining.`;
      case "out_of_reach":
        return `Member ${doubt.member} has ${inPoints(doubt.points)} points on ${doubt.day.shown}, round ${doubt.round}, table ${doubt.table}.`;
    }
  },
  counts: {
    ruleSetsAdded: "New rule sets",
    membersAdded: "New members",
    membersUnchanged: "Members who are there already",
    publicNames: "Members who get another name for the web page",
    hanchan: "Hanchan",
    hands: "Hands of mangan or better",
    adjustments: "Adjustments",
    openings: "Sums alone",
  },
  done: (hanchan, members) => `Imported ${hanchan} hanchan and ${members} new members.`,
  wrong: (count) =>
    `Nothing was imported: ${count} things are wrong. Correct the files and choose them again.`,
  columns: { file: "File", line: "Line", column: "Column", problem: "What to do" },
  wholeFile: "all",
  problem: (problem: FileProblem) =>
    // Each entry takes just the problem of its own kind, which the index has already chosen.
    (problems[problem.kind] as (problem: FileProblem) => string)(problem),
};
