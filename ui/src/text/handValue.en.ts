import type { HandValueText } from "./handValue.ja";
import { windName } from "./winds.en";

const suits: Record<string, string> = { m: "characters", p: "circles", s: "bamboo" };
const honours = ["", "east", "south", "west", "north", "white", "green", "red"];

export const handValue: HandValueText = {
  mode: "Reckon or practise",
  modes: { reckon: "Reckon", practice: "Practise" },
  practice: {
    asked: "What is this hand worth?",
    answer: "Answer",
    answerHint: "3900, 1300/2600, 3 han 40 fu, mangan",
    show: "Show the answer",
    submit: "Answer",
    next: "Next hand",
    right: "Right",
    wrong: "Not right",
    expected: (points) => `The answer is ${points}.`,
    yours: (typed) => `Your answer: ${typed}`,
    count: (right, asked) => `${right} of ${asked} right`,
    streak: (times) => `${times} in a row`,
    none: "By these rules there is hardly any hand of this level. Choose another level.",
    waits: "Once you answer, the value and the way to it stand here.",
    quiet: "Nothing is written into the club’s record.",
  },
  rules: "Rules",
  clear: "Begin anew",
  back: "Back to the sheet",
  forLine: (round, table, line) => `Sheet of round ${round}, table ${table}, win ${line}`,
  boxes: {
    tiles: "Tiles",
    win: "Won with",
    melds: "Calls and kans",
    dora: "Dora indicators",
    ura: "Ura indicators",
  },
  examples: {
    tiles: "123m456p789s11z",
    win: "the last",
    melds: "555z (1111m)",
    dora: "4s",
    ura: "9m",
  },
  pad: "Press the tiles",
  target: "Where a pressed tile goes",
  targets: {
    tiles: "Tiles",
    win: "Won with",
    chi: "Chi",
    pon: "Pon",
    kan: "Called kan",
    closedKan: "Closed kan",
    dora: "Dora",
    ura: "Ura",
  },
  oneBack: "Take one back",
  tile: (tile) => {
    const suit = tile.slice(-1);
    const number = Number(tile[0]);
    if (suit === "z") {
      return honours[number] ?? tile;
    }
    return `${number === 0 ? "red 5" : number} of ${suits[suit] ?? suit}`;
  },
  shown: (concealed, win, melds) =>
    `${concealed}${win && `, won with ${win}`}${melds && `, calls and kans ${melds}`}`,
  noTiles: "Type the tiles, or press them below.",
  howWon: "How it was won",
  ron: "Ron",
  tsumo: "Tsumo",
  seat: "Seat",
  round: "Round",
  winds: {
    東: windName("東"),
    南: windName("南"),
    西: windName("西"),
    北: windName("北"),
  },
  riichi: "Riichi",
  riichiKinds: { "0": "No riichi", "1": "Riichi", "2": "Double" },
  flags: {
    ippatsu: "Ippatsu",
    rinshan: "After a kan",
    chankan: "Robbing a kan",
    last_tile: "Last tile",
    first_draw: "First draw",
  },
  pao: {
    dai_sangen: "Pao for the big three dragons",
    dai_suushii: "Pao for the big four winds",
    suukantsu: "Pao for the four kans",
  },
  nagashi: "Nagashi mangan",
  counts: { honba: "Counters", sticks: "Sticks", north: "Norths" },
  countUnits: { honba: "counters", sticks: "sticks", north: "tiles" },
  answer: "Value",
  begin: "Once there are tiles, their value stands here.",
  points: (points) => `${points} points`,
  yaku: "Yaku and fu",
  han: (han) => `${han} han`,
  fu: (fu) => `${fu} fu`,
  onSheet: "Put on the sheet",
  belowMangan: "Sheets have hands of mangan and better.",
  fromTiles: "From the tiles",
  written: "The hand is on the sheet.",
};
