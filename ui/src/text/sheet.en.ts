import type { Level, SetAsideKind, SheetChange, SheetPart } from "../platform";
import { fieldName } from "./fields.en";
import { figures } from "./figures.en";
import type { SheetText } from "./sheet.ja";
import { windName } from "./winds.en";

const asideKinds: Record<SetAsideKind, string> = {
  void: "void (played, but does not count)",
  unfinished: "unfinished (not played to the end)",
};

const isAside: Record<SetAsideKind, string> = {
  void: "This table is void. It counts in no results.",
  unfinished: "This table was not finished. It counts in no results.",
};

function partName(about: SheetPart): string {
  switch (about.kind) {
    case "head":
      return "Sheet";
    case "seat":
      return windName(about.wind);
    case "hand":
      return "Hand";
    case "set_aside":
      return "Mark that it does not count";
  }
}

function value(given: string | null): string {
  return given === null ? "(none)" : (figures.levels[given as Level] ?? given);
}

const changeKinds: Record<SheetChange["kind"], string> = {
  added: "recorded",
  changed: "corrected",
  deleted: "deleted",
};

export const sheet: SheetText = {
  winds: ["E", "S", "W", "N"],
  firstDealer: "dealer",
  correcting: "Fixing",
  before: "before: ",
  keys: [
    ["Enter", "next box; the last saves"],
    ["F4", "the same four again"],
    ["F6", "hands of mangan and better"],
    ["F8", "chombo, sticks"],
    ["Esc", "take one back"],
    ["Alt ↑↓", "sheet before, after"],
  ],
  settings: "Rules and typing",
  saveWithReason: "Save with a reason",
  movePlace: "Other round or table",
  more: "More",
  perhapsMisread: (slips) => `Check on the sheet: ${slips.join(", ")}`,
  restored:
    "What was half typed is back; please go on. If you do not want it, throw it away under “More”.",
  seatedTwice: (person, round, table) =>
    `${person} is on the sheet of round ${round}, table ${table}, as well. Check the number.`,
  seatedHereTwice: (person) => `${person} sits in two seats of this sheet. Check the numbers.`,
  notSaved: "Not saved yet. Correct it, and press Enter at the last score.",
  throwAway: "Throw away what is half typed",
  thrownAway: "What was half typed is thrown away. “Take it up again” brings it back.",
  takeUp: "Take it up again",
  allOfCompetition: {
    heading: "Sheets",
    says: (name) =>
      `Every table of “${name}” whose seats are drawn has its sheet. It goes on in the play of the competition.`,
  },
  others: "Other half-typed sheets",
  goOn: (round, table) => `Go on with round ${round}, table ${table}`,
  elsewhere: (day, series, round, table) =>
    `Open ${series} of ${day.iso} and go on with round ${round}, table ${table}`,
  fillLast: "Fill in the last score",
  fillLastHint:
    "Usually all four are typed, and the sum shows a misread digit. Filled in, the sum is always right, even where a digit is misread.",
  filled: (score) => `the rest: ${score}`,
  perhapsSticks: (sticks) =>
    sticks === 1
      ? "1 riichi stick left would make it right."
      : `${sticks} riichi sticks left would make it right.`,
  sticksGo: (toTop) => (toTop ? "Sticks left go to first place." : "Sticks left go to nobody."),
  chomboCosts: (cost) =>
    cost === null
      ? "A chombo was paid at the table and is only counted."
      : `Each chombo costs ${cost}.`,
  replace: {
    heading: "Replace a person",
    hint: "For a sheet that was entered under the wrong name. Scores and hands go to the right person.",
    saveFirst: "To replace a person, first save or throw away what is half typed.",
    gone: "Entered by mistake",
    instead: "Right person",
    everywhere: (tables) =>
      tables === 1 ? "At the day’s other table too" : `At the day’s other ${tables} tables too`,
    run: (gone, instead) => `Replace ${gone} by ${instead}`,
    runNobody: "Replace",
    done: (gone, instead, tables) =>
      `${gone} was replaced by ${instead} at ${tables === 1 ? "1 table" : `${tables} tables`}. “Undo” takes it back.`,
  },
  aside: {
    heading: "Do not count this table (void, unfinished)",
    hint: "What was entered stays, and counts in no results. It can be counted again later.",
    kind: "Kind",
    kinds: asideKinds,
    reason: "Why",
    reasonHint: "So that it is understood years from now.",
    run: "Do not count this table",
    done: (round, table) =>
      `Round ${round}, table ${table} no longer counts. “Undo” takes it back.`,
    is: isAside,
    because: (reason) => `Why: ${reason}`,
    countAgain: "Count this table",
    counted: (round, table) => `Round ${round}, table ${table} counts again. “Undo” takes it back.`,
  },
  history: {
    heading: "What was done to this table",
    change: ({ part: about, kind, fields }) => {
      const said = fields.map(({ field, before, after }) =>
        kind === "changed"
          ? `${fieldName(field)} ${value(before)} → ${value(after)}`
          : `${fieldName(field)} ${value(after ?? before)}`,
      );
      return `${partName(about)} ${changeKinds[kind]}: ${said.join(", ")}`;
    },
  },
};
