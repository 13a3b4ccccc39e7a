import type { RuleBookText } from "./ruleBook.ja";

export const ruleBook: RuleBookText = {
  headings: {
    equipment: "Tiles and sticks",
    seating: "Seats and dealing",
    course: "Course of the game",
    calls: "Calls, riichi, kan, dora",
    winning: "Winning and hands",
    points: "Points",
    draws: "Drawn hands",
    fouls: "Fouls",
    settlement: "Settling and records",
    manners: "Speech and manners",
    event: "Club and competition",
  },
  compared: (heading) => `Rule book: ${heading}`,
  headingsLabel: "Headings",
  count: (rules) => (rules === 0 ? "none" : `${rules} ${rules === 1 ? "rule" : "rules"}`),
  countOfOther: (rules) => `${rules}, worded otherwise`,
  hint: "One rule a line. A line that begins with ■ is a heading of its own; one with ★ stands on the rule sheet for the wall as well.",
  whole: (rules) =>
    rules === 0 ? "Nothing is written yet" : `${rules} ${rules === 1 ? "rule" : "rules"}`,
  save: "Keep this text",
  saved: (name) => `The rule book of “${name}” is rewritten.`,
  undo: "Undo what I typed",
  print: "Rule book",
  printed: (name) => `The rule book of “${name}” is open. Print it from there.`,
  fillIn: "Put in the sample's text",
  older: "An earlier version: to read only.",
  inCompetition: "Rules of this competition alone, printed after the rule book.",
};
