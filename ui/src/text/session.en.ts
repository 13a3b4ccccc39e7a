import type { SessionText } from "./session.ja";

export const session: SessionText = {
  parts: "What to do for this session",
  part: {
    attendance: (present) => (present === 0 ? "Attendance" : `Attendance (${present})`),
    draw: () => "Seats",
    sheets: (missing) => (missing === 0 ? "Sheets" : `Sheets (${missing} missing)`),
    details: () => "Venue, moving",
  },
  state: "Tables and standings of the day",
  backToToday: "Back to today",
  heading: "About this session",
  notThere: "This session is not in the record yet. It will be once you enter something.",
  venue: "Venue",
  rounds: "Planned rounds",
  roundsUnit: "rounds",
  note: "Note",
  noteHint: "Enter begins a new line. Tab goes on and saves.",
  planned: (venue, rounds) =>
    `As the schedule says: ${[venue, rounds === null ? "" : `${rounds} rounds`].filter(Boolean).join(", ")}`,
  usual: (day, venue, rounds) =>
    `As the last time (${day}): ${[venue, rounds === null ? "" : `${rounds} rounds`].filter(Boolean).join(", ")}`,
  moveHeading: "Entered on the wrong day or in the wrong series",
  what: "What to move",
  whole: "The whole session",
  wholeHint: "Attendance, seats and sheets go with the whole session.",
  sheet: (round, table) => `Only the sheet of round ${round}, table ${table}`,
  toDay: "To the day",
  toSeries: "To the series",
  move: "Move",
  moved: (day, series) => `Moved to ${day}, ${series}. “Undo” brings it back.`,
  seriesHeading: "Name of the series",
  seriesName: "Name",
  seriesNameHint: "It changes on all earlier reports as well. “Undo” takes it back.",
  seriesRenamed: (before, name) => `“${before}” is now called “${name}”.`,
  deleteSeries: "Delete this series",
  seriesDeleted: (name) => `“${name}” was deleted. “Undo” brings it back.`,
  deleteHeading: "Delete this session",
  cannotDelete: (sheets) =>
    `${sheets === 1 ? "1 sheet is" : `${sheets} sheets are`} in, so it cannot be deleted. Delete the sheets first, or move them to another day.`,
  canDelete: (came) =>
    came === 0
      ? "No sheet is in. “Undo” brings the session back."
      : `No sheet is in. The attendance of ${came} and the seats are deleted with it. “Undo” brings it back.`,
  delete: "Delete this session",
  deleted: (day) => `The session of ${day} was deleted. “Undo” brings it back.`,
  past: "Past sessions",
  choosePast: "Choose a past session",
  closePast: "Close the list",
  noPast: "No session is in the record yet.",
  year: "Year",
  day: "Day",
  series: "Series",
  people: "People",
  tables: "Tables",
  missing: (tables, missing) => (missing === 0 ? String(tables) : `${tables} (${missing} missing)`),
  open: (day, series) => `Open ${series} of ${day}`,
};
