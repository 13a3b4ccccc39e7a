import type { Against, Problem, WirePlace } from "../platform";
import type { DataText } from "./data.ja";
import { entryName, fieldName } from "./fields.en";
import { months } from "./frame.en";
import { problems } from "./problems.en";
import { sections } from "./sections.en";
import { windName } from "./winds.en";

const weekdays: Record<string, string> = {
  月: "Mon",
  火: "Tue",
  水: "Wed",
  木: "Thu",
  金: "Fri",
  土: "Sat",
  日: "Sun",
};

const against: Record<Against, string> = {
  lost: "was recorded and is not there any more.",
  altered: "is not as it was recorded.",
  unrecorded: "is there, but was never recorded.",
};

function placeOf({ day, series, round, table }: WirePlace): string {
  return `${day.iso} ${series}, round ${round}, table ${table}`;
}

function whatOf(problem: Problem): string {
  // Each entry takes just the problem of its own kind, which the index has already chosen.
  return (problems[problem.kind] as (problem: Problem) => { what: string })(problem).what;
}

/** 2025-09-27 as 27 September. */
function monthAndDay(iso: string): string {
  const [, month, day] = iso.split("-");
  return `${Number(day)} ${months[Number(month) - 1]}`;
}

const winds: Record<string, string> = { E: "East", S: "South", W: "West", N: "North" };

export const data: DataText = {
  parts: { label: "Parts of data and settings", safe: "Safety", club: "Club", view: "Display" },
  backToSafe: "Back",
  inPlaces: (places) => (places === 1 ? "In one place only" : `In ${places} places`),
  savedHere: "Everything you entered is saved on this computer.",
  savedUntil: (time) => `saved up to ${time}`,
  allSaved: "all saved",
  atEachClose: "at each close",
  atOnce: "with it",
  backup: "Backups",
  backupCount: (count) => String(count),
  noBackupYet: "None yet. One is made by itself when the club is closed.",
  otherFolders: "Other folders",
  inShort: (members, sessions) => `${members} members, ${sessions} sessions`,
  todayAt: (time) => `today ${time}`,
  dayOfYear: monthAndDay,
  ofDay: (day, weekday) => `${day} (${weekdays[weekday]})`,
  file: "The club's file",
  ownFolder: "This computer",
  ownFolderHint:
    "One is made by itself each time the club is closed. Old ones are thinned out; the last of each fiscal year stays for ever.",
  secondShort: "Second place",
  second: "Second place",
  secondHint:
    "Each backup is written here as well. A place outside this computer, such as a USB stick, keeps the club even if the computer breaks.",
  noSecond: "Not chosen yet",
  secondGone: "It is not there now. Is the USB stick plugged in?",
  secondElsewhere: (system) =>
    `It was chosen on another kind of computer (${system}) and cannot be used on this one. Choose another.`,
  secondLast: "Last backup there",
  noBackup: "There is no backup yet.",
  moment: (day, weekday, time) => `${day} (${weekdays[weekday]}) ${time}`,
  chooseFolder: "Choose a place",
  chooseFolderTitle: "Second place for backups",
  folderKept: (folder) => `A second backup now goes to ${folder} each time`,
  backUp: "Back up now",
  backingUp: "Writing the backup and reading it again…",
  backedUp: (hanchan) => `Backed up and read again (${hanchan} hanchan).`,
  backedUpInBoth: (hanchan) => `Backed up in both places and read again (${hanchan} hanchan).`,
  secondFailed: "The backup on this computer was made. The one in the second place was not.",
  look: "Look inside",
  contents: {
    club: "Club",
    members: "Members",
    sessions: "Sessions",
    lastDay: "Last session",
    people: (count) => String(count),
    days: (count) => String(count),
    none: "none",
  },
  restore: "Put this backup back as a new file",
  restoreHint: "A backup is put back as a new file. The record that is open stays as it is.",
  restoreTitle: "Where the restored file goes",
  restored: (file) => `The backup is back as a new file: ${file}. Open it by “Another club”.`,
  noChecksum: "The file that proves it whole (.sha256) is not beside it, so it cannot be put back.",
  check: "Check the file",
  checkNow: "Check now",
  checkHint: "Looks whether anything is broken and whether every amount is what the rules give.",
  checking: "Checking…",
  checked: "Checked. Nothing is wrong.",
  found: (count) => `Something is wrong in ${count} places.`,
  finding: (finding) => {
    switch (finding.kind) {
      case "damaged":
        return `Something in the file is not as it was written (${finding.detail}).`;
      case "record":
        return `${entryName(finding.table, finding.record)} ${against[finding.how]}`;
      case "history": {
        const at = finding.at === null ? "" : ` (${finding.at.day.iso} ${finding.at.time})`;
        return `Entry ${finding.number} of what was done${at} is not as it was written.`;
      }
      case "amount":
        return `${placeOf(finding.place)}, ${windName(finding.seat)}: ${fieldName(finding.field)} is written as ${finding.stored}, but the rules give ${finding.computed}. Correct the hanchan, and it is settled anew.`;
      case "not_settled":
        return `${placeOf(finding.place)}: the rules cannot settle it. ${whatOf(finding.problem)} Correct the hanchan.`;
    }
  },
  damaged:
    "The file is damaged, or another program changed it. Nothing has been changed now. Put the newest sound backup back as a new file, and use that. Do not delete the file there is.",
  exportWhat: "What",
  exportKinds: {
    statistics: "Statistics",
    results: "Results",
    records: "All records, to be imported again",
  },
  exportHints: {
    statistics:
      "Writes the statistics of the period: of everybody, by month, series, rules, seat and opponent, with hands, awards and records. The figures are those of the printed report.",
    results:
      "Writes every hanchan with names, points, places and results: one table with a row a player, one with a row a game.",
    records:
      "Writes all members, sessions, results, hands and adjustments as an import reads them. Files of an earlier export there are replaced.",
  },
  exportLook: "Look before writing",
  lookedAt: (shown, all) =>
    all === 0
      ? "There is nothing to write in this period."
      : shown < all
        ? `The first ${shown} rows of ${all.toLocaleString("en-GB")}.`
        : `All ${all} rows.`,
  format: "Format",
  formats: {
    xlsx: "Excel",
    csv_utf8: "CSV (UTF-8)",
    csv_cp932: "CSV (Shift_JIS, for older programs)",
    json_lines: "JSON",
  },
  exportIt: "Choose a folder and write",
  exportTitle: "Where to write the files",
  exporting: "Writing…",
  exported: (folder, files, rows) =>
    `${rows.toLocaleString("en-GB")} rows were written to ${files} files: ${folder}`,
  archiveHint:
    "Writes everything the club has recorded into a new folder, so that it can be read without Hanchancho: the record itself, tables for any spreadsheet (CSV), an explanation of how to read them, and a script that works out every total again. Best done once a year, and kept in another place, such as a USB stick.",
  archiveIt: "Choose a folder and write an archive",
  archiveTitle: "Folder for the archive",
  history: "What was done",
  searchHistory: "Find what was done",
  notInHistory: "Nothing found. Names, days and words of what was done can be searched for.",
  redoIt: "Redo",
  withFields: (said, fields) => `${said} (${fields.join(", ")})`,
  about: {
    gap: ": ",
    more: (first) => `${first} and more`,
    sheet: (day, round, table) => `${monthAndDay(day)}, round ${round}, table ${table}`,
    round: (day, round) => `${monthAndDay(day)}, round ${round}`,
    day: (day, what) => `${monthAndDay(day)} ${what}`,
    person: (day, name) => `${name}, ${monthAndDay(day)}`,
    seat: (wind, field) =>
      field === "points" ? (winds[wind] ?? wind) : `${winds[wind] ?? wind}: ${fieldName(field)}`,
  },
  states: { done: "", undone: "Undone (can be redone)", dropped: "Undone", fixed: "" },
  changes: "Changes",
  showChanges: "Show changes",
  hideChanges: "Close",
  entry: entryName,
  field: fieldName,
  recorded: (field, value) => (field === "sections" ? sections.listed(value) : value),
  nothing: "(nothing)",
  noChanges: "Nothing in the record changed.",
  more: "Show earlier ones",
  settings: "The club",
  name: "Name",
  fiscalStart: "The fiscal year begins in",
  month: (month) => months[month - 1] ?? String(month),
  calendar: "Years on paper",
  calendars: {
    japanese: "Japanese era (令和8年11月21日)",
    western: "Western (2026年11月21日)",
  },
  settingsSaved: "The club's settings are saved.",
  series: {
    heading: "Meetings",
    hint: "Meetings whose results are kept apart, such as one for each weekday. Reports print the name.",
    nameOf: (name) => `Name of “${name}”`,
    renamed: (before, after) => `“${before}” is now called “${after}”.`,
    remove: "Delete",
    removeOf: (name) => `Delete “${name}”`,
    removed: (name) => `“${name}” is deleted.`,
    add: "New meeting",
    addIt: "Add",
    added: (name) => `“${name}” is added.`,
  },
  openFolder: "Open the folder",
  tasks: {
    heading: "In, out, hand-over",
    names: {
      import: "Take in files",
      export: "Write files",
      handover: "Hand over",
      archive: "Keep for decades",
      compare: "Compare two files",
      second: "Second place",
      site: "Web site and hall",
      history: "What was done",
      check: "Check the file",
      other: "Open another club",
    },
    hints: {
      import: "Excel, CSV; tried out first",
      export: "Excel, CSV, JSON",
      handover: "one encrypted file",
      archive: "needs no Hanchancho",
      compare: "after entering apart",
      second: "another USB stick",
      site: "pages kept up to date",
      history: "before and after, redo",
      check: "is anything damaged?",
      other: "the sample club as well",
    },
  },
  headings: {
    import: "Take in files of other programs",
    export: "Files for other programs",
    handover: "Hand over to the next secretary",
    archive: "Keep for decades (archive)",
    compare: "Compare two files",
    second: "Second place for backups",
    site: "Pages kept up to date (web site and hall)",
  },
  site: {
    hint: "Whenever something is saved, pages with results and the days to come are written anew into a folder that you choose. Publish the folder as a web site, or open it on a screen in the hall. Hanchancho itself never goes to the net.",
    choose: "Choose the folder and begin",
    chooseTitle: "Folder for the pages",
    kept: (folder) => `The pages are in ${folder} and are kept up to date.`,
    isNew: "The pages show what is recorded now.",
    isOld: "The pages could not be written. The record itself is saved. The next save tries again.",
    look: "Open the pages",
    folder: "Folder",
    pages: [
      ["index.html", "the half-year's results; leads to the others"],
      ["schedule.html", "the days to come, three months"],
      ["hall.html", "for a screen in the hall, in large letters; renews itself every 30 seconds"],
      ["competition-….html", "the ranking of each competition"],
    ],
    named: (naming) => `Names on the pages: ${naming}`,
    end: "Stop writing them",
    ended: (folder) => `The pages are not written any more. Those in ${folder} stay.`,
  },
  view: "On this computer",
  textSize: "Text size",
  textSizeHint: "Also by the buttons at the lower left, and by Ctrl with + and −.",
  percent: (percent) => `${percent}%`,
  theme: "Colours",
  language: "Language (ことば)",
};
