import type { PathText } from "./path.ja";

export const path: PathText = {
  title: "The first quarter of an hour",
  about: "Try five things on the sample club",
  state: (done, all) => (done === all ? "All five are done." : `${done} of ${all} done`),
  tasks: {
    sheet: "Enter a score sheet, and save it with Enter.",
    sum: "Press Enter on scores that do not add up; then mend and save them.",
    undo: "Press “Undo” at the lower left, to take the saved sheet back.",
    paper: "Open a report under “Documents”.",
    backup: "Back up under “Data and settings”.",
  },
  through: "That is all there is to an evening of the club.",
  how: "How to",
  leave: "Stop here",
  close: "Close",
  ownClub: "Make your own club",
};
