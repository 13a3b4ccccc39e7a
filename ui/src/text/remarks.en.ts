import type { RemarksText } from "./remarks.ja";

export const remarks: RemarksText = {
  heading: "Write about this period",
  comment: "From the secretary",
  commentHint: "Printed first. Enter begins a line, and leaving the box saves.",
  commentOfSeries: (series) => `A word about ${series}`,
  commentOfSeriesHint: "It stands on the pages of that series.",
  notes: (written, all) => `A word to each member (${written} of ${all})`,
  notesHint: "It stands on the member's page, and in the personal report of the same period.",
  to: (number, name) => `To ${number} ${name}`,
  saved: (box) => `“${box}” is saved.`,
};
