import type { DrawText } from "./draw.ja";
import { windName } from "./winds.en";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const pairsOf = (count: number) => (count === 1 ? "1 pair" : `${count} pairs`);

export const draw: DrawText = {
  heading: "Seats",
  byCompetition: (name) =>
    `This is a day of “${name}”. Its seats are drawn, and drawn again, in the play of the competition.`,
  toCompetition: (name) => `Open the play of “${name}”`,
  round: "Round",
  roundName: (round, isKept) => `Round ${round}${isKept ? " (seats kept)" : ""}`,
  rules: "Rules",
  present: (round, present) => `${people(present)} here for round ${round}.`,
  nobody: "Nobody is here yet, so no seats can be drawn. Tick who came first.",
  toAttendance: "Tick who came",
  draw: "Draw the seats",
  again: "Draw again",
  keep: "Keep these seats",
  keepAnew: "Keep these seats in place of the old ones",
  backToKept: "Back to the old seats",
  redraw: "Draw anew",
  delete: "Delete these seats",
  toSheets: "Enter the sheets",
  seed: "Number of the draw",
  seedHint: "The same people and the same number always give the same seats.",
  proposed: (round) => `Seats proposed for round ${round} (not kept yet)`,
  kept: (round, seed) => `Seats of round ${round} (kept, draw number ${seed})`,
  table: (label) => `Table ${label}`,
  sitsOut: "Sitting out",
  nobodySitsOut: "Nobody sits out.",
  satOut: (times) => `sits out for the ${["1st", "2nd", "3rd"][times] ?? `${times + 1}th`} time`,
  person: (wind, table, number, name) => `Table ${table}, ${windName(wind)}, ${number} ${name}`,
  personOut: (number, name) => `Sitting out, ${number} ${name}`,
  swapHint:
    "To swap two people, press Enter on one and then on the other; also on somebody who sits out. The arrow keys go to the next person, Esc gives up.",
  swapWith: (name) => `Choose who takes the place of ${name}.`,
  swapped: (one, other) => `${one} and ${other} have swapped places.`,
  quality: "About these seats",
  best: "Nobody meets again, and nobody begins in the same seat again.",
  metToday: (pairs) =>
    pairs.length === 0
      ? "Nobody meets anybody from earlier today."
      : `${pairsOf(pairs.length)} met earlier today: ${pairs.map((pair) => pair.join(" and ")).join("; ")}.`,
  metThisMonth: (pairs) =>
    pairs === 0
      ? "Nobody meets anybody from another day of this month."
      : `${pairsOf(pairs)} met on another day of this month.`,
  sameSeat: (count) =>
    count === 0
      ? "Nobody begins in a seat they began in today."
      : `${people(count)} begin in a seat in which they began earlier today.`,
  sitOutDifference: (rounds) =>
    rounds <= 1
      ? "Everybody sits out in turn."
      : `Who sat out most is ${rounds} rounds ahead of who sat out least.`,
  keptNow: (round) =>
    `The seats of round ${round} are kept. Its tables are listed as missing sheets.`,
  deleted: (round) => `The seats of round ${round} were deleted. “Undo” brings them back.`,
  cameSince: (names) =>
    `Came after the seats were kept: ${names.join(", ")}. Draw anew to give them seats.`,
  notThere: (names) =>
    `Seated, but not here for this round: ${names.join(", ")}. Swap them, or draw anew.`,
  sheetsIn: (sheets) =>
    `${sheets === 1 ? "1 sheet" : `${sheets} sheets`} of this round are in already. They stay as they are, whatever becomes of the seats.`,
};
