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
  kept: (round, seed) =>
    `Seats of round ${round} (kept, ${seed === null ? "by hand" : `draw number ${seed}`})`,
  table: (label) => `Table ${label}`,
  sitsOut: "Sitting out",
  nobodySitsOut: "Nobody sits out",
  satOut: (times) => `sits out for the ${["1st", "2nd", "3rd"][times] ?? `${times + 1}th`} time`,
  person: (wind, table, number, name) => `Table ${table}, ${windName(wind)}, ${number} ${name}`,
  personOut: (number, name) => `Sitting out, ${number} ${name}`,
  swapped: (one, other) => `${one} and ${other} have swapped places.`,
  quality: "About these seats",
  roundOnly: (round) => `Round ${round}`,
  details: "Details",
  tableLetter: (label) => label,
  tableWord: "table",
  giveUp: "Give up",
  swapHint: "Choose two people, one after the other, to swap them. The arrow keys go on.",
  swapWith: (name) => `Choose who takes the place of ${name}.`,
  swapping: "If they swap",
  swapBegun: (name) =>
    `${name} is chosen. Go to somebody else, and what would change is said here.`,
  swapTo: (one, other) => `${one} and ${other}`,
  cost: {
    today: "Meet again today",
    month: "Meet again this month",
    seat: "Same first seat",
    none: "Nothing would change.",
    becomes: "becomes",
    more: "more",
    fewer: "fewer",
  },
  pair: (one, other) => `${one}, ${other}`,
  metIn: (rounds) => `also in round ${rounds.join(" and ")}`,
  metNobody: "Nobody meets again today",
  metToday: (pairs) => `${pairsOf(pairs)} meet again today`,
  fewestFound: "The fewest that were found.",
  thirdTimes: (pairs) =>
    pairs === 0 ? "Nobody meets a third time today" : `${pairsOf(pairs)} meet a third time`,
  metThisMonth: (pairs) =>
    pairs === 0
      ? "Nobody met on another day of this month"
      : `${pairsOf(pairs)} met on another day of this month`,
  sameSeat: (count) =>
    count === 0
      ? "Nobody begins in the same seat again"
      : `${people(count)} begin in the same seat again`,
  give: "What the seats are for",
  giveOnceKept: "Once they are kept",
  printPlan: "Print the table plan",
  printSheets: "Print sheets with names",
  opened: "The paper is open, ready to be printed.",
  toHall: "Show them in the hall",
  inHall: "The hall sees the seats.",
  sitOutDifference: (rounds) =>
    rounds <= 1
      ? "Everybody sits out in turn"
      : `Who sat out most is ${rounds} rounds ahead of who sat out least`,
  keptNow: (round) => `The seats of round ${round} are kept.`,
  deleted: (round) => `The seats of round ${round} were deleted. “Undo” brings them back.`,
  cameSince: (names) =>
    `Came after the seats were kept: ${names.join(", ")}. Draw anew to give them seats.`,
  notThere: (names) =>
    `Seated, but not here for this round: ${names.join(", ")}. Swap them, or draw anew.`,
  sheetsIn: (sheets) =>
    `${sheets === 1 ? "1 sheet" : `${sheets} sheets`} of this round are in already. They stay as they are, whatever becomes of the seats.`,
  byHand: {
    name: "Seats by hand",
    heading: (round) => `Seats of round ${round} by hand`,
    grid: "Seats",
    wind: (wind) => windName(wind),
    firstDealer: "deals first",
    seat: (table, wind) => `Table ${table}, ${windName(wind)}`,
    out: (place) => `Sitting out, ${place}`,
    addTable: "Add a table",
    paste: "Paste a list",
    list: "A line a table, from East on",
    listHint:
      "Numbers or names, with tabs, commas or spaces between. Who sits out is written “sits out 9”. Cells of a spreadsheet can be pasted into a seat as they are.",
    read: "Put them into the seats",
    noList: "Close",
    back: "Back to the draw",
    check: "To be checked",
    whoIs: (typed, where) => `Who is “${typed}” (${where})?`,
    twice: (names) => `In two places: ${names.join(", ")}.`,
    unfilled: (tables, seats) =>
      `${tables.length === 1 ? "Table" : "Tables"} ${tables.join(", ")}: not ${seats} people yet.`,
    unseated: (names) => `Without a seat yet: ${names.join(", ")}`,
    othersOut: "The others sit out",
    notThere: (name, round) =>
      `${name} is not here for round ${round}. Take the name away, or put right who came.`,
    whole: "Everybody has a seat or sits out",
    came: (names) => `Will be ticked as here: ${names.join(", ")}`,
    forAll: "The same people stay together in the rounds to come",
    through: "Up to which round",
    rounds: "is the last",
    turn: "Everybody moves on by one seat each round (South deals first next)",
    keepThrough: (from, to) => `Keep them for rounds ${from} to ${to}`,
    keptThrough: (from, to) => `The seats of rounds ${from} to ${to} are kept.`,
    misread: (why) => {
      switch (why.kind) {
        case "nobody":
          return "Nobody is named. Write a line a table, such as “1 2 3 4”.";
        case "too_many":
          return `Line ${why.line} has ${why.has} people, and a table takes ${why.takes}. Write a line a table, with room between people.`;
        case "misnamed":
          return `Line ${why.line} should be table ${why.expected}. Call the tables A, B, C or 1, 2, 3 in a row, all of them or none.`;
        case "too_long":
          return "There are too many lines. Check that it is a list of seats.";
      }
    },
  },
};
