import type { Problem, WireObstacle } from "../platform";
import type { ProblemWords } from ".";
import type { CompareText } from "./compare.ja";
import { entryName, fieldName } from "./fields.en";

const untouched = "Both files are as they were. Nothing was written.";

const said = (value: string | null) => (value === null ? "empty" : `“${value}”`);

type Words = {
  [Kind in WireObstacle["kind"]]: (
    obstacle: Extract<WireObstacle, { kind: Kind }>,
  ) => Omit<ProblemWords, "data">;
};

const obstacles: Words = {
  another_club: () => ({
    what: "The chosen file is another club’s: its history begins otherwise.",
    next: "Choose a copy of the file that is open.",
  }),
  not_lacking: () => ({
    what: "This file has that already, or it was taken back in the other.",
    next: "Look at the list again.",
  }),
  same_here: () => ({
    what: "The same is in this file already.",
    next: "There is nothing to bring over.",
  }),
  builds_on: ({ number }) => ({
    what: `It needs what was entered before it in the other file (number ${number}).`,
    next: "Bring that over first; where it cannot be, enter what is right by hand.",
  }),
  differs: ({ table, record, field, here, there }) => ({
    what: `${entryName(table, record)}: ${fieldName(field)} is ${said(here)} in this file and ${said(there)} in the other.`,
    next: "Look at the sheet of paper, correct the file that is wrong, and compare again.",
  }),
  gone: ({ table, record }) => ({
    what: `${entryName(table, record)} was deleted or written anew in this file.`,
    next: "Look at both, and enter what is right by hand.",
  }),
  in_the_way: ({ table, record }) => ({
    what: `It cannot stand together with ${entryName(table, record)} of this file.`,
    next: "Look at both, and enter what is right by hand.",
  }),
  together: ({ detail }) => ({
    what: `Together with what this file holds it would contradict itself (${detail}).`,
    next: "Look at both, and enter what is right by hand.",
  }),
  erased: () => ({
    what: "A person’s details were erased in the other file. That is not brought over.",
    next: "Erase them in this file as well, on the person’s page under Members.",
  }),
};

export function obstacleWords({ obstacle }: Extract<Problem, { kind: "not_brought" }>) {
  // Each entry takes just the obstacle of its own kind, which the index has already chosen.
  const words = obstacles[obstacle.kind] as (obstacle: WireObstacle) => Omit<ProblemWords, "data">;
  return { ...words(obstacle), data: untouched };
}

export const compare: CompareText = {
  hint: "Where two people entered results separately, or a copy such as “club (copy).hanchan” appeared: finds what only one of the two files has, and brings it over one by one. The file you choose is only read.",
  choose: "Choose the file to compare with",
  title: "Another file of the club that is open",
  with: (file) => `Compared with ${file}`,
  common: (moment, what) => `Until ${what}, ${moment}, both files are the same.`,
  onlyThere: (count) => `Only in the other file (${count})`,
  onlyHere: (count) => `Only in this file (${count})`,
  hereHint: "To bring these into the other file, open that one and compare it with this.",
  same: "Neither file has anything that the other lacks.",
  lacking: { done: "", taken_back: "was taken back", erased: "what was erased does not come back" },
  bring: "Bring over",
  takeBack: "Take back here as well",
  brought: (what) => `Brought over: ${what}. “Undo” takes it back.`,
  takenBack: (what) => `Taken back in this file as well: ${what}. “Undo” puts it back.`,
};
