import type { ErasureText } from "./erasure.ja";

export const erasure: ErasureText = {
  heading: "Erase this person’s details",
  goes: "Name, reading, sex, days of joining and leaving, and note go, from the history as well.",
  goesToo: ({ remarks, reasons, handNotes }) =>
    `So do ${remarks} comments to this person, ${reasons} reasons of adjustments and ${handNotes} notes of hands.`,
  stays: (number) =>
    `Number ${number}, results, points and hands stay. No standing and no figure changes.`,
  mentions: "These texts name the person and stay as they are. Correct them first, then erase.",
  elsewhere:
    "Backups, exported files and papers made until now still hold the details. Afterwards make a new backup, see that it opens, then throw the older backups and files away.",
  begin: "Erase the details",
  cannotBeUndone: "This alone cannot be undone.",
  now: (number, name) => `Erase the details of ${number} ${name} for good`,
  cancel: "Leave them",
  done: (number) =>
    `The details of number ${number} are erased. Make a new backup, then throw older ones away.`,
  already: "The details are erased.",
  gaps: "If it was said that remains of them may lie in the file's gaps, erase them once more.",
  again: "Erase them from the file's gaps once more",
};
