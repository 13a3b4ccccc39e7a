import type { ChosenPeriod, Op } from "../platform";
import type { FrameText } from "./frame.ja";

const operations: Record<Op, string> = {
  create_club: "making the club",
  undo: "undoing",
  redo: "redoing",
  import: "the import",
  change_settings: "the change of the club's settings",
  add_rule_set: "adding the rule set",
  change_rule_set: "the change of the rule set",
  keep_rules: "leaving the rules as they are",
  add_member: "adding the member",
  correct_member: "correcting the member",
  delete_member: "deleting the member",
  add_series: "adding the series",
  rename_series: "renaming the series",
  delete_series: "deleting the series",
  add_session: "adding the session",
  correct_session: "correcting the session",
  delete_session: "deleting the session",
  set_attendance: "who came",
  keep_draw: "the draw",
  delete_draw: "deleting the draw",
  set_aside: "setting the table aside",
  count_again: "counting the table again",
  merge_members: "merging the two entries",
  restore_member: "bringing the member back",
  set_backup_folder: "the change of the backup folder",
  set_site: "the settings of the pages kept up to date",
  end_site: "the end of the pages kept up to date",
  enter_hanchan: "entering the hanchan",
  correct_hanchan: "correcting the hanchan",
  delete_hanchan: "deleting the hanchan",
  add_adjustment: "adding the adjustment",
  correct_adjustment: "correcting the adjustment",
  delete_adjustment: "deleting the adjustment",
  add_opening: "adding the total",
  correct_opening: "correcting the total",
  delete_opening: "deleting the total",
  add_schedule_rule: "adding the rule of the schedule",
  correct_schedule_rule: "the correction of the rule of the schedule",
  delete_schedule_rule: "deleting the rule of the schedule",
  set_schedule_exception: "the change of a day of the schedule",
  delete_schedule_exception: "putting a day of the schedule back",
  set_awards: "the change of the awards",
  set_remark: "the words about a period",
  add_competition: "preparing the competition",
  change_competition: "the change of what was settled about the competition",
  delete_competition: "deleting the competition",
  record_event: "the entry in the competition’s log",
  seat_competition: "the seating of the competition",
  bring_over: "bringing over what another file has",
  erase_member: "erasing a person’s details",
};

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const whence =
  "It was left by a program that was interrupted while it wrote another file of the club: on another computer, or one that was here before.";

export const frame: FrameText = {
  sideLabel: "Club and screens",
  screensLabel: "Screens",
  screens: {
    today: "Today",
    results: "Results",
    members: "Members",
    competition: "Competitions",
    schedule: "Schedule",
    reports: "Documents",
    rules: "Rules",
    data: "Settings",
    hand: "Hand value",
  },
  screensShort: {
    today: "Today",
    results: "Results",
    members: "People",
    competition: "Events",
    schedule: "Dates",
    reports: "Print",
    rules: "Rules",
    data: "Data",
    hand: "Value",
  },
  find: "Find",
  fold: "Narrower",
  unfold: "Wider",
  title: (club) => `${club} - Hanchancho`,
  openAnotherClub: "Another club",
  leaveTyped: {
    heading: "Something is half typed",
    what: (file) =>
      `If ${file === null ? "another club" : `“${file}”`} is opened, what is typed on this screen and not saved yet is lost.`,
    stay: "Go on typing",
    leave: (file) =>
      file === null ? "Drop it and choose another club" : `Drop it and open “${file}”`,
  },
  othersNotOpened: (others) =>
    `Only one club can be open at a time. ${others === 1 ? "1 other file was" : `${others} other files were`} not opened.`,
  otherLanguage: "日本語",
  largerText: "Larger text",
  smallerText: "Smaller text",
  textSize: (percent) => `Text ${percent}%`,
  theme: "Colours",
  themes: {
    system: "As the computer",
    light: "Light",
    dark: "Dark",
    contrast: "High contrast",
  },
  settings: "View",
  sampleShort: "Sample",
  sampleBand: "A sample: no real record changes.",
  savedAt: (time) => `Saved ${time}`,
  nothingToSave: "No changes yet",
  unsaved: (sheets) => (sheets === 1 ? "1 sheet not saved" : `${sheets} sheets not saved`),
  lastBackup: (date, time) => `Backup ${date} ${time}`,
  noBackup: "No backup yet",
  secondPlaceMissing: "The second place for backups is not there now",
  siteIsOld: "The web site could not be written",
  secondPlaceAway: (folder, system) =>
    system === null
      ? `The second place for backups, “${folder}”, is not there now. Backups are made on this computer all the same. If its stick is only pulled out, nothing need be done. If the stick is in, its letter (such as E:) may be another now: choose the place anew.`
      : `The second place for backups, “${folder}”, was chosen on another kind of computer (${system}) and cannot be used on this one. Backups are made on this computer all the same. If they are to go to a stick as well, choose a place on this computer.`,
  chooseSecondPlace: "Choose the place anew (Settings)",
  about: "About Hanchancho",
  closeAbout: "Close",
  version: (version, made) =>
    made === null ? `Hanchancho ${version}` : `Hanchancho ${version} (${made.iso})`,
  newerHeading: "Newer versions",
  newerHint: (page) =>
    `Hanchancho itself never connects to the internet. The button opens the page with newer versions (${page}) in your browser.`,
  newer: "Look for a newer version",
  newerOpened: "The page with newer versions is open in your browser.",
  licence: "Licence",
  notices: "What others made",
  noticesHint:
    "Programs and typefaces that others made are built into Hanchancho. Type a name: once only a few are found, their licences are shown in full.",
  noticesSearch: "Search by name",
  noticesFound: (count) => (count === 0 ? "Nothing is called so." : `${count} found`),
  noticedBy: (authors) => `Made by: ${authors}`,
  noticedAt: (source) => `Source: ${source}`,
  menu: {
    file: "File",
    close: "Close Window",
    exit: "Exit",
    edit: "Edit",
    undo: "Undo",
    redo: "Redo",
    cut: "Cut",
    copy: "Copy",
    paste: "Paste",
    selectAll: "Select all",
    view: "Screens",
    language: "Japanese (日本語)",
    help: "Help",
    manual: "Manual",
    about: "About Hanchancho",
    services: "Services",
    hide: "Hide Hanchancho",
    hideOthers: "Hide Others",
    showAll: "Show All",
    quit: "Quit Hanchancho",
    window: "Window",
    minimise: "Minimize",
    zoom: "Zoom",
    toFront: "Bring All to Front",
  },
  opened: "About the file that was opened",
  notice: (notice) => {
    switch (notice.kind) {
      case "not_used":
        return `Beside the club's file lies “${notice.left}”, which is not its own. ${whence} The club's file is whole and was read without it; both were left as they are.`;
      case "set_aside":
        return `Beside the club's file lay “${notice.left}”, which was not its own. ${whence} The club's file is whole. The other was not used and is kept as “${notice.kept}”. If two computers are in use, compare their files before either is thrown away.`;
      case "readable":
        return `“${notice.left}”, in which a hand-over was put together, could not be taken away, because another program has a file of it open. The club lies there as everybody can read it: close that program and delete the folder, or open the club again. The club's file is whole.`;
      case "kept_alike":
        return `This file lies in a folder of ${notice.service}. Open it on one computer at a time, and after closing it let ${notice.service} finish before it is opened on the next.`;
    }
  },
  twins: (names, count) => {
    const named = names.map((name) => `“${name}”`).join(", ");
    const there =
      count === 1
        ? `lies ${named}, another file of the same club`
        : count === names.length
          ? `lie ${named}, other files of the same club`
          : `lie ${count} other files of the same club, ${named} among them`;
    return `Beside the club's file ${there}. Two people may have entered results apart. Compare two files under Settings, and go on in one of them only.`;
  },
  question: (question) => {
    switch (question.kind) {
      case "at_two_tables": {
        const { member, other, place } = question;
        return `Member ${member} is at tables ${place.table} and ${other} of ${place.day.shown}, ${place.series}, round ${place.round}. Correct the sheet that means somebody else. If they did play at both, write the reason on one of the two sheets, and this is not asked again.`;
      }
      case "preset_corrected":
        return `The preset that the club's rules “${question.name}” were made from had misread its sheet. “Fewer than 3 minutes” is the time that is left and no number of people: three minutes before the end the running hand is called the last. The corrected rules become the next version, for hanchan from now on; those recorded stay under the version they were played by.`;
    }
  },
  takeCorrection: "Take the corrected rules",
  keepRules: "Leave them as they are",
  checkFound: (count) =>
    count === 1
      ? "The file was checked, and something is wrong in 1 place."
      : `The file was checked, and something is wrong in ${count} places.`,
  checkFailed: "The file could not be checked.",
  moreFound: (count) => `And ${count} more.`,
  toBackups: "Show the backups (Settings)",
  understood: "Understood",
  undo: "Undo",
  redo: "Redo",
  operation: (operation) => capital(operations[operation]),
  undoing: "Undoing…",
  redoing: "Doing it again…",
  undone: (operation) => `Undone: ${operations[operation]}.`,
  redone: (operation) => `Done again: ${operations[operation]}.`,
};

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A period as a heading. */
export function days({ kind, from, to }: ChosenPeriod): string {
  if (from === null || to === null) {
    return "All time";
  }
  const [year, month] = from.iso.split("-").map(Number);
  switch (kind) {
    case "day":
      return day(from.iso);
    case "month":
      return `${months[(month ?? 1) - 1]} ${year}`;
    case "half":
      return half(from.iso, to.iso);
    case "fiscal_year":
      return `Fiscal year ${year}`;
    default:
      return `${day(from.iso)} – ${day(to.iso)}`;
  }
}

/** Apr–Sep 2025: short enough for a row of choices. */
function half(from: string, to: string): string {
  const [first, last] = [from, to].map((iso) => {
    const [year, month] = iso.split("-").map(Number);
    return { year, month: months[(month ?? 1) - 1]?.slice(0, 3) };
  });
  const ownYear = first?.year === last?.year ? "" : ` ${first?.year}`;
  return `${first?.month}${ownYear}–${last?.month} ${last?.year}`;
}

function day(iso: string): string {
  const [year, month, date] = iso.split("-").map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
