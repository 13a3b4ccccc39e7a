import type { HelpText } from "./help.ja";

export const help: HelpText = {
  title: "Manual",
  more: "Look it up in the manual",
  close: "Close",
  contents: "Contents",
  back: "Back",
  on: "Forward",
  opening: "Opening the manual…",
  search: "Search the manual",
  found: (typed, count) =>
    count === 0
      ? `“${typed}” is not in the manual. Try another word.`
      : `“${typed}”: ${count} found`,
  notes: "What else may happen",
  terms: "Words",
  picture: (step) => `The screen at step ${step}`,
  next: (title) => `Next page: ${title}`,
  noSuchPage: "The manual has no such page. Choose one from the contents.",
  news: "What is new in this version",
  newsSince: (version) => `What changes for your club since Hanchancho ${version}.`,
  noNews: "Nothing changes for your club yet.",
  version: (version) => `Hanchancho ${version}`,
  thisVersion: "This version",
};
