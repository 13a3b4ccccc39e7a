import type { PaletteText } from "./palette.ja";
import { palette as japanese } from "./palette.ja";

export const palette: PaletteText = {
  title: "Find",
  hint: "number, kana, kanji or romaji",
  found: "What was found",
  people: "Members",
  sheets: (isToday) => (isToday ? "Today’s score sheets" : "Score sheets"),
  papers: "Documents",
  screens: "Screens",
  actions: "To do",
  openSheet: "Open the sheet",
  look: "Look",
  stands: (isToday, rank, total) => `${isToday ? "today" : "that day"} #${rank} ${total}`,
  sits: (wind, isMissing, ended) =>
    isMissing ? `${wind}, to come` : ended === "" ? wind : `${wind}, ${ended}`,
  ended: (place, total) => `place ${place}, ${total}`,
  leavesEarly: (name) => `${name} leaves early`,
  adjusts: (name) => `Adjust points of ${name}`,
  backUp: "Back up now",
  readings: japanese.readings,
  actionReadings: japanese.actionReadings,
  nothing: (typed) => `Nothing matches “${typed}”.`,
  begin:
    "Type a member, a table of today (such as 3B), a document, a screen, or what you want to know.",
  choose: "choose",
  open: "open",
  only: "only this person",
  close: "close",
};
