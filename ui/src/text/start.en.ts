import { months } from "./frame.en";
import type { StartText } from "./start.ja";

const presets: Record<string, string> = {
  "shirakaba-2025":
    "Start and return 30,000, uma 30/10/▲10/▲30: the usual rules of a neighbourhood club.",
  "haku-2015": "Rules of a university club's tournament.",
  "hakuryuo-40": "Rules of a large knockout tournament.",
  "kenko-25000": "Start 25,000: common in health-mahjong classes.",
  "wakakujira-2025": "Rules of an under-15 cup.",
};

const pasteProblems = {
  no_name: "The name is missing.",
  same_number: "Somebody above has the same number.",
  number: "Numbers go from 1 to 999999999.",
  too_long: "The name or the reading is longer than 100 characters.",
};

export const start: StartText = {
  kept: {
    open: "Put a club back from a backup",
    heading: "Put back from a backup",
    hint: "Makes the club's file anew from a backup. No file that is there is changed, not even a damaged one.",
    looking: "Looking for backups…",
    none: "No backup was found. Plug in the stick that holds them, and choose the folder.",
    away: (folders) =>
      `Not found at the moment: ${folders.join(", ")}. If it is a stick, plug it in and open this again.`,
    others: (count) => `Other backups (${count})`,
    moment: (club, day, weekday, time) => `“${club}” ${day} (${weekday}) ${time}`,
    states: {
      newest_good: "Looked over, and whole.",
      damaged: "Damaged. It cannot be used.",
      unreadable: "It cannot be read now. Check the disk or the USB stick.",
      no_checksum: "The file to check it by (.sha256) is missing. It cannot be used.",
      older: "There is a newer good one.",
    },
    restore: "Put the club back from this backup",
    restoredTo: (file) => `The club's file will be ${file}`,
    chooseFolder: "Choose a folder with backups",
    folderTitle: "Folder with backups",
  },
  heading: "Welcome",
  purpose: "Keeps a riichi-mahjong club's results and prints its reports.",
  newClub: "Make a new club",
  openAgain: "Opened before",
  notThere: "(not found now)",
  drop: "You can also drag a club's file onto this window.",
  sample: "Look round the sample club",
  sampleHint: "Whatever you try there, no real club's record changes.",
  back: "Back",
  name: "The club's name",
  nameHint: "For example Shirakaba-kai",
  rules: "Rules",
  rulesHint: "They can be changed later.",
  preset: (id) => presets[id] ?? "",
  fiscalStart: "The fiscal year begins in",
  month: (month) => months[month - 1] ?? String(month),
  years: "Years are written as",
  japaneseYears: "Japanese eras (令和8年)",
  westernYears: "Western years (2026年)",
  members: "Members",
  membersHint:
    "Copy the columns number, name and reading in Excel and paste them here, or type one person a line. More can be added later.",
  membersFound: (count) => (count === 1 ? "1 person" : `${count} people`),
  membersWrong: (count) => (count === 1 ? "1 line to correct" : `${count} lines to correct`),
  memberLine: (line) => `Line ${line}`,
  pasteProblem: (problem) => pasteProblems[problem],
  number: "No.",
  memberName: "Name",
  kana: "Reading",
  place: "Where the file will be",
  changePlace: "Choose another place",
  create: "Make this club",
  needsName: "Write in the club's name.",
};
