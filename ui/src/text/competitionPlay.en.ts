import type { Method, PlanQuality, TableState } from "../platform";
import type { CompetitionPlayText } from "./competitionPlay.ja";

const methods: Record<Method, string> = {
  lots: "lots for tables and seats",
  random: "lots",
  constraints: "so that nobody meets twice",
  by_standing: "by standing",
  swiss: "by standing, avoiding people who met before",
};

const tables: Record<TableState, string> = {
  entered: "in",
  missing: "missing",
  set_aside: "does not count",
};

function range(fewest: number, most: number): string {
  return fewest === most ? `${most}` : `${fewest} to ${most}`;
}

function quality(of: PlanQuality): string[] {
  return [
    of.repeats === 0
      ? "No pair meets twice."
      : `Pairs meet again ${of.repeats} times; no pair meets more than ${of.meetingsMost} times.`,
    ...(of.withStaff
      ? [
          `Each player meets staff this often: ${range(of.staffMeetingsFewest, of.staffMeetingsMost)}.`,
          of.sameStaffAgain === 0
            ? "Nobody meets the same staff twice."
            : `Players meet the same staff again ${of.sameStaffAgain} times.`,
          ...(of.staffTogether > 0 ? [`Staff sit at one table ${of.staffTogether} times.`] : []),
        ]
      : []),
    of.seatDifference <= 1
      ? "Everybody begins in each seat about equally often."
      : `Somebody begins in one seat ${of.seatDifference} times more than in another.`,
    of.sameTableAgain === 0
      ? "Nobody comes to a table twice."
      : `People come to a table where they sat before ${of.sameTableAgain} times in all.`,
    ...(of.sitsOutMost > 0
      ? [`Each player sits out this often: ${range(of.sitsOutFewest, of.sitsOutMost)}.`]
      : []),
    ...(of.tablesOfThreeMost > 0
      ? [
          `Each player sits at a table of three this often: ${range(of.tablesOfThreeFewest, of.tablesOfThreeMost)}.`,
        ]
      : []),
  ];
}

export const competitionPlay: CompetitionPlayText = {
  next: "What comes next",
  toResults: "See results and prizes",
  toChoose: "Choose who goes on",
  stages: "Stages",
  gate: (through) => `first ${through}`,
  gateBy: (byLast) => (byLast ? "by last hanchan" : "by total"),
  carriedShort: { none: "", half: "half carried", whole: "all carried" },
  dots: { done: "done", now: "now", later: "to come" },
  short: (short) => `${short} more entries are needed. You can go on all the same.`,
  changedSince: (stages) =>
    `Results of ${stages.join(", ")} were corrected after something was decided. What is different now is said at that stage.`,
  nextDraw: (stage, round) => `Draw the seats of ${stage}, round ${round}.`,
  nextSheets: (labels) => [
    "Enter the sheets of ",
    labels.length > 3 ? `${labels.length} tables.` : `table ${labels.join(", ")}.`,
  ],
  nextChoose: (stage) => `People are tied for going on from ${stage}. Choose who does.`,
  nextLot: (stage) => `People are tied in ${stage}. A lot decides.`,
  nextCut: (stage) => `Decide who goes on from ${stage}.`,
  nextCutAnew: (stage) =>
    `Somebody who was to go on is absent. Decide anew who goes on from ${stage}.`,
  over: "Every sheet is in.",
  stageWaits: "Seats can be drawn here once it is decided who goes on from the stage before.",
  round: (round) => `Round ${round}`,
  method: (method) => `Seating: ${methods[method]}`,
  notToPlay: (name: string, round: number) =>
    `${name} is not to play round ${round}. Take the name away.`,
  lookAtTyped: "Look at these seats",
  notDrawn: "Not drawn yet.",
  due: (due, staff) => `${due} are to play${staff > 0 ? `; ${staff} staff can fill tables` : ""}.`,
  tablesOf: (stage, round) => `Tables of ${stage}, round ${round}`,
  tableName: (label) => `Table ${label}`,
  tables,
  sitsOut: (names) => `Sits out: ${names}`,
  sheetsIn: (entered, all) =>
    entered === all ? `all ${all} sheets in` : `${entered} of ${all} sheets in`,
  openRound: (round) => `Open ${round}`,
  lookAt: "look at it",
  standing: (stage) => `Standings of ${stage}`,
  standingSoFar: (full, more) =>
    full === 0 ? `${more} tables` : `after round ${full}${more > 0 ? ` and ${more} tables` : ""}`,
  noStanding: "Standings show here once a sheet is in.",
  rank: "No.",
  name: "Name",
  placesByRound: "Places",
  cutLine: (through, next) => `The first ${through} go on to ${next}.`,
  gap: (amount) => `${amount} apart now`,
  playedOn: (day, round, seed) =>
    `Recorded as round ${round} of ${day}${seed === null ? "" : ` (draw number ${seed})`}.`,
  seatedOtherwise: (labels) =>
    `A result changed after this round was drawn. As people stand now, others would sit at table ${labels.join(", ")}. The seats were not changed. Play on, or draw the seats again.`,
  strangers: (names) =>
    `Played without an entry: ${names}. Write their entry down, or check the name on the sheet.`,
  toSheets: "Enter sheets",
  openSheetOf: (stage, round, table) => `Open the sheet of table ${table}, ${stage} round ${round}`,
  toSheetsOf: (stage, round) => `Enter sheets of ${stage}, round ${round}`,
  redraw: "Draw the seats again",
  swap: "Swap two people",
  closeSwap: "Done swapping",
  swapped: (one, other, cost) => `${one} and ${other} have changed places. ${cost}`,
  noCost: "The seats are as good as before.",
  cost: (before, after) => `Before: ${before.join(" ")} Now: ${after.join(" ")}`,
  printAll: (round) =>
    `Print all papers of round ${round} (${round > 1 ? "standings, " : ""}table plan, record sheets)`,
  print: "Print",
  printRanking: "Print the standings after this round",
  printPlan: "Print the table plan",
  printCards: "Print place cards",
  printSheets: "Print record sheets",
  printed: "What is to be printed was opened.",
  quality: "About the seats of this stage",
  qualityWords: quality,
  drawHeading: (stage, round) => `Seats of ${stage}, round ${round}`,
  seed: "Number of the draw",
  seedHint: "With the same people and the same number the draw can be made again at any time.",
  drawSettings: "How they are drawn",
  proposedSeats: "Proposed seats",
  drawing: "Looking for seats.",
  draw: "Draw the seats",
  drawAgain: "Draw with another number",
  day: "Day of play",
  proposedRounds: (first, last) =>
    first === last
      ? `Proposed seats of round ${first} (not decided yet)`
      : `Proposed seats of rounds ${first} to ${last} (not decided yet)`,
  stopped:
    "The search was stopped; this is the best found until then. The number alone does not bring it again.",
  takeBest: "Take the best found so far",
  acceptAll: (last) => `Decide on these seats up to round ${last}`,
  acceptOne: (round) => `Decide on these seats for round ${round} alone`,
  accepted: (stage, round) => `The seats of ${stage}, round ${round} are decided.`,
  backToRounds: "Cancel",
  roundSeats: (round) => `Seats of round ${round}`,
  lotHeading: (stage) => `Ties in ${stage}`,
  tied: (names) => `${names} are tied.`,
  drawLot: "Draw a lot",
  lotDrawn: (names) => `The lot says: ${names}. It is recorded.`,
  paperLot: "Press the names in the order of the slips of paper",
  paperOrder: (at, name) => `${at}: ${name}`,
  keepOrder: "Decide on this order",
  orderKept: "The order of the lot was recorded.",
  clearOrder: "Begin again",
  cutHeading: (stage, next) => `Who goes on from ${stage} to ${next}`,
  cutRule: (through, byLast) =>
    `The first ${through} by ${byLast ? "the last hanchan" : "total"} go on.`,
  cutWaits: "It can be decided once every sheet of this stage is in.",
  proposed: (count) => `Go on by the results (${count})`,
  cutTied: (names, places) =>
    `${names} are tied for ${places} places. Draw a lot, or tick who goes on.`,
  goesOn: (name) => `${name} goes on`,
  movedUp: (names) => `Moved up: ${names}`,
  absent: (names) => `Not there for the next stage: ${names}`,
  markAbsent: (name) => `${name} is not there for the next stage`,
  notThere: "Not there",
  markedAbsent: (name) => `It is written down that ${name} is not there for the next stage.`,
  decide: (count) => `Decide on these ${count}`,
  decided: (count) => `Go on (${count}, decided)`,
  cutKept: "It is decided who goes on.",
  cutDiffers: (would, wouldNot) =>
    `A result changed since. As it is now, ${would === "" ? "" : `${would} would go on${wouldNot === "" ? "." : " and "}`}${wouldNot === "" ? "" : `${wouldNot} would not.`} What was decided was not changed.`,
  decideAnew: "Decide anew by the results as they are now",
  writeHappening: "Late, replaced, penalty",
  closeHappening: "Done writing",
  happeningHeading: "Lateness, absence, replacement, penalties",
  what: "What happened",
  happenings: {
    late: "came late",
    absent: "plays no more from a round on",
    returned: "Plays again",
    replaced: "is replaced from a round on",
    adjusted: "penalty or bonus",
    offended: "offence",
  },
  who: "Who",
  by: "Staff who plays instead",
  fromRound: "From which round on",
  roundOf: (stage, round) => `${stage}, round ${round}`,
  minutes: "Late by",
  minutesUnit: "minutes",
  sign: "Penalty or bonus",
  signs: { penalty: "penalty", bonus: "bonus" },
  points: "Points",
  inStage: "In which stage",
  reason: "Reason",
  write: "Write down",
  needsWho: "Choose whom it is about.",
  needsNumber: "Type a number.",
  needsReason: "Write the reason.",
  written: (name) => `It is written down about ${name}.`,
  ranksChanged: (ranks) =>
    ranks.length === 0
      ? ""
      : ` Ranks changed: ${ranks
          .map(
            ({ person, before, after }) =>
              `${person.name} ${before ?? "none"} to ${after ?? "none"}`,
          )
          .join(", ")}.`,
  replacedLateness: "Written down again",
  drawAllTheSame: "Why not to wait for the sheets",
  drawAllTheSameHint:
    "Only to draw by the standing as it is now: say why, and press the draw again. It stays in the competition's log.",
  lateBy: (minutes) => `${minutes} minutes late`,
  offence: "offence",
  lift: "Cancel",
  liftOf: (name, what) => `Cancel of ${name}: ${what}`,
  lifted: (reason) => `cancelled (${reason})`,
  liftReason: "Reason for cancelling",
  liftNow: "Write down that it is cancelled",
  liftedNow: (name) => `It counts no more for ${name}.`,
};
