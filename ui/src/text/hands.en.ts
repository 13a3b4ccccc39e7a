import type { HandFault, HandField, HandWorth, SheetHand } from "../platform";
import type { HandsText } from "./hands.ja";
import { windName } from "./winds.en";

const fields: Record<keyof SheetHand, string> = {
  winner: "Winner",
  loser: "From",
  level: "Level",
  hand: "Hand",
  honba: "Counters",
  han: "Han",
  fu: "Fu",
  yaku: "Yaku",
  note: "Note",
  tiles: "Tiles",
};

const readable: Record<HandField, string> = {
  winner: "Type the number of a seat (1 to 4) or its wind.",
  loser: "Type the number of a seat (1 to 4) or its wind; leave it empty for tsumo.",
  level: "Type 1 mangan, 2 haneman, 3 baiman, 4 sanbaiman or 5 yakuman.",
  hand: "Type it like E1 or 東1.",
  honba: "Type a number from 0 to 99.",
  han: "Type a number from 1 to 104.",
  fu: "Type 20, 25, 30, 40 and so on up to 110.",
  tiles:
    "Type the tiles of a winning hand, the winning one last and then what lies on the table: 123m456p789s11z22z2z, or 22z 111z 555m (4444p) 789s.",
};

function brings({ points, fromChild, fromDealer }: HandWorth): string {
  if (fromChild === null) {
    return points;
  }
  return fromDealer === null
    ? `${fromChild} from each (${points} in all)`
    : `${fromChild} and ${fromDealer} from the dealer (${points} in all)`;
}

export const hands: HandsText = {
  heading: "Hands of mangan and better",
  none: "None yet",
  seatsAndLevels: "Seats 1 to 4, levels 1 to 5",
  emptyIsTsumo: "or tsumo",
  another: "Another hand (F6)",
  line: (line) => `Hand ${line}`,
  fields,
  tsumo: "tsumo",
  ron: (loser) => `from ${loser}`,
  person: (wind, name) => (name === null ? windName(wind) : `${windName(wind)[0]} ${name}`),
  worth: (worth) => {
    const [one] = worth;
    return worth.length === 1 && one
      ? brings(one)
      : worth.map((each) => `${each.dealer ? "dealer " : ""}${brings(each)}`).join("; ");
  },
  honba: (honba) => (honba === "1" ? "1 counter" : `${honba} counters`),
  han: (han) => `${han} han`,
  fu: (fu) => `${fu} fu`,
  more: "Details",
  less: "No details",
  correct: "Correct",
  correctLine: (line) => `Correct hand ${line}`,
  remove: "Delete",
  removeLine: (line) => `Delete hand ${line}`,
  removed: (line) => `Hand ${line} is taken out. Until the sheet is saved the record is as it was.`,
  missing: {
    winner: "Type who won.",
    level: "Type the level, such as mangan.",
  },
  fault: (fault: HandFault): string => {
    switch (fault.kind) {
      case "unreadable":
        return readable[fault.field];
      case "own_discard":
        return "The winner cannot have discarded as well. Leave “From” empty for tsumo.";
      case "other_level":
        return "By these rules, that many han and fu are another level. Correct one of them.";
    }
  },
  keys: (winds) =>
    `Seats: ${winds.map((wind, place) => `${place + 1} ${windName(wind)}`).join(", ")}. Leave “From” empty for tsumo. Levels: 1 mangan, 2 haneman, 3 baiman, 4 sanbaiman, 5 yakuman. Enter on an empty line ends the hands.`,
};
