import { rulesOfBook } from "../parts/bookLines";
import type {
  Asked,
  CarryOver,
  CompetitionSettled,
  Method,
  SettledFault,
  StaffRules,
  StageData,
  TieBreak,
} from "../platform";
import type { CompetitionText, SettledGroup } from "./competition.ja";

const asked: Record<Asked, string> = {
  guardian_consent: "guardian's consent",
  age: "proof of age",
  fee: "fee",
  ticket: "ticket",
};

const methods: Record<Method, string> = {
  lots: "a lot for the table, then a lot at the table for the seat",
  random: "tables and seats by lot at once",
  constraints: "so that nobody meets twice (and everybody meets staff equally often)",
  by_standing: "by standing, neighbours together",
  swiss: "by standing, but avoiding people who met before",
};

const ties: Record<TieBreak, string> = {
  placings: "more firsts, then more seconds, then more thirds",
  total_before: "the higher total up to the round before, again and again",
  lot: "a lot that is drawn and recorded",
};

const carried: Record<CarryOver, string> = {
  none: "Everybody begins from zero",
  half: "Half of the stage before is brought along",
  whole: "The total of the stage before is brought along",
};

const faults: Record<SettledFault, string> = {
  key: "has characters that cannot be used",
  empty: "is empty",
  out_of_range: "is no number that can be taken (9,999 at most)",
  count: "has none, or too many",
  more_than_capacity: "is more than the capacity",
  not_after: "is before entries open",
  twice: "stands there twice",
  no_cut: "is missing. Say how many go on to the next stage",
  needless_cut: "must be left out. No stage follows",
  not_fewer: "must be fewer than play the stage",
  nothing_to_carry: "must begin from zero in the first stage",
  three_need_constraints: "can only be used where every round is seated so that nobody meets twice",
  no_standing_yet: "cannot go by standing in the very first round. Choose another way",
  after_lot: "has nothing left to decide after a lot",
  per_minute: "must be a multiple of 100 points",
  long_text: "is too long (20,000 letters under a heading)",
};

const fields: readonly (readonly [RegExp, (...numbers: string[]) => string])[] = [
  [/^id$/, () => "The name of the competition"],
  [/^entries\.minimum$/, () => "The minimum"],
  [/^entries\.capacity$/, () => "The capacity"],
  [/^entries\.opens$/, () => "The time from which entries are taken"],
  [/^entries\.closes$/, () => "The time until which entries are taken"],
  [/^entries\.check_in_until$/, () => "The time until which people must arrive"],
  [/^entries\.asks/, () => "What is asked of those who enter"],
  [/^stages$/, () => "The list of stages"],
  [/^stages\[(\d+)\]\.name$/, (at) => `The name of stage ${Number(at) + 1}`],
  [/^stages\[(\d+)\]\.rules/, (at) => `The rule set of stage ${Number(at) + 1}`],
  [/^stages\[(\d+)\]\.rounds$/, (at) => `The number of rounds of stage ${Number(at) + 1}`],
  [
    /^stages\[(\d+)\]\.rounds\[(\d+)\]$/,
    (at, round) => `The seating of round ${Number(round) + 1} of stage ${Number(at) + 1}`,
  ],
  [/^stages\[(\d+)\]\.carry_over$/, (at) => `What is brought along to stage ${Number(at) + 1}`],
  [/^stages\[(\d+)\]\.cut/, (at) => `How many go on from stage ${Number(at) + 1}`],
  [/^ties\[(\d+)\]/, (at) => `Way ${Number(at) + 1} of telling ties apart`],
  [/^penalties\.late/, () => "What a minute of lateness costs"],
  [/^penalties\.offences$/, () => "The number of offences"],
  [/^prizes\.picks/, () => "The number of prizes to pick"],
  [/^prizes\.certificates$/, () => "The number of certificates"],
  [/^book/, () => "The text of its rules"],
  [/^staff\.tables/, () => "The number of tables with staff"],
  [/^offers\[(\d+)\]\.place/, (at) => `The name of place ${Number(at) + 1} that is offered`],
  [/^offers\[(\d+)\]/, (at) => `The number of place ${Number(at) + 1} that is offered`],
];

export function settledField(field: string): string {
  for (const [pattern, name] of fields) {
    const found = pattern.exec(field);
    if (found !== null) {
      return name(...found.slice(1));
    }
  }
  return field;
}

function seatings(stage: StageData): string[] {
  const [first] = stage.rounds;
  if (first !== undefined && stage.rounds.every((method) => method === first)) {
    return [`Seats: ${methods[first]}.`];
  }
  return stage.rounds.map((method, at) => `Seats of round ${at + 1}: ${methods[method]}.`);
}

function stageInWords(stage: StageData, next: StageData | undefined, isFirst: boolean) {
  const { cut } = stage;
  return [
    `${stage.name}: ${stage.rounds.length} hanchan. ${isFirst ? "" : `${carried[stage.carry_over ?? "none"]}.`}`,
    ...seatings(stage),
    ...(cut && next !== undefined
      ? [
          `The first ${cut.through} by ${cut.by === "last_hanchan" ? "the last hanchan" : "total"} go on to ${next.name}.`,
        ]
      : []),
  ];
}

function staffRules(staff: StaffRules): string {
  if (staff === "fill_gaps") {
    return "Staff play only where people are missing at a table.";
  }
  return staff === "everybody_meets"
    ? "Staff play in turns, at most one a table, so that every player meets one."
    : `Staff play in turns at ${staff.tables} tables, one at each, where the tables come out whole.`;
}

function inGroups(settled: CompetitionSettled): (readonly [SettledGroup, string[]])[] {
  const { capacity, minimum, asks, stages, picks, offers } = settled;
  const rules = rulesOfBook(settled.book);
  const extras = [
    settled.booby ? "a booby prize (last but one)" : "",
    settled.keepsakes ? "a keepsake for everybody" : "",
    settled.certificates > 0 ? `certificates down to rank ${settled.certificates}` : "",
  ].filter(Boolean);
  return [
    [
      "entries",
      [
        capacity === null
          ? "No limit of entries."
          : `${capacity} can play; who enters later waits.`,
        ...(minimum > 0 ? [`With fewer than ${minimum} it is not held.`] : []),
        staffRules(settled.staff),
        ...(settled.wholeTables ? ["No round is seated in which somebody sits out."] : []),
        ...(asks.length > 0
          ? [`Asked of those who enter: ${asks.map((one) => asked[one]).join(", ")}.`]
          : []),
      ],
    ],
    ["stages", stages.flatMap((stage, at) => stageInWords(stage, stages[at + 1], at === 0))],
    [
      "ties",
      [
        settled.ties.length === 0
          ? "Equal totals share the rank."
          : `Equal totals: ${settled.ties.map((tie) => ties[tie]).join("; then ")}.`,
      ],
    ],
    [
      "end",
      [
        ...(settled.late === null
          ? []
          : [
              `Coming late costs ${settled.late.per_minute.toLocaleString("en")} points a minute after all games${settled.late.costs_booby ? ", and the booby prize" : ""}.`,
            ]),
        ...(settled.offences === null
          ? []
          : [`${settled.offences} offences in a day cost the prize and the place.`]),
        ...(picks.length > 0
          ? [
              `Prizes are picked in rank order: ${picks.map((count, at) => `rank ${at + 1} picks ${count}`).join(", ")}.`,
            ]
          : []),
        ...(extras.length > 0 ? [`Also ${extras.join(", ")}.`] : []),
      ],
    ],
    [
      "offers",
      offers.map(
        ({ place, count, passes_holders }) =>
          `${count ? `${count} places` : "Places (how many is not settled)"} of “${place}” are offered down the ranking${passes_holders ? "; who has one already passes it on" : ""}.`,
      ),
    ],
    ["book", rules === 0 ? [] : [`${rules} rules in words.`]],
  ];
}

export const competition: CompetitionText = {
  heading: "Competitions",
  list: "Competitions of this club",
  none: "There is no competition yet. Begin with “Make a new competition”.",
  name: "Name of the competition",
  people: "People",
  state: "State",
  first: "First",
  players: (playing, capacity, waiting) =>
    `${playing}${capacity === null ? "" : ` of ${capacity}`}${waiting > 0 ? `, ${waiting} waiting` : ""}`,
  states: { over: "over", drawn: "under way", begun: "taking entries", prepared: "being prepared" },
  open: (name) => `Open ${name}`,
  make: "Make a new competition",
  makeHint: "Name and rounds can be changed on the next page.",
  plain: "Club competition, four rounds",
  plainWords: "Four rounds in which people meet as seldom as can be; the total ranks.",
  plainName: "Club competition",
  plainStage: "Main stage",
  others: "Other forms",
  usual: "For a first competition",
  seeSettled: "See its rules",
  stagesShort: (stages) =>
    stages.map(({ name, rounds }) => `${name}: ${rounds.length}`).join(" → "),
  capacityShort: (capacity) => (capacity === null ? "no limit" : `${capacity} can play`),
  likeShort: "Use this form",
  settledOf: (name) => `See its rules: ${name}`,
  like: (name) => `Use this form: ${name}`,
  unsaid: (what) =>
    `The sheet it was made from does not say: ${what}. The usual way stands there; settle it when you make one.`,
  unsaidOf: {
    "haku-2015": "how many get a certificate",
    "hakuryuo-40":
      "what decides a tie, how seats are drawn after the first round, how many get a certificate",
    "wakakujira-2025": "how many get a certificate",
    "wakakujira-2025-championship":
      "how seats are drawn, what decides a tie, what offences cost, how many get a certificate",
  },
  back: "Back to the list of competitions",
  backShort: "List",
  playersShort: (count) => `${count} people`,
  parts: {
    desk: "Entries",
    play: "Play",
    results: "Results, prizes",
    log: "Events",
    settled: "Rules",
  },
  partsLabel: "What there is to do",
  newHeading: "New competition",
  changeHeading: "Change what is settled",
  change: "Change",
  create: "Make this competition",
  save: "Settle it so",
  cancel: "Cancel",
  created: (name) => `${name} is made. Entries can be taken.`,
  changed: (name) => `What is settled about ${name} was changed.`,
  delete: "Delete this competition",
  deleted: (name) => `${name} was deleted. Undo brings it back.`,
  basics: "Basics",
  more: "More rules",
  moreHint: "It can begin as it is.",
  groups: {
    entries: "Numbers and entries",
    stages: "Stages and seats",
    ties: "Ties",
    end: "Prizes and penalties",
    offers: "Places offered down the ranking",
    book: "Rules of its own, in words",
  },
  nothingSettled: "none",
  rounds: "Rounds",
  fewer: "fewer",
  moreOf: "more",
  roundCount: (count) => (count === 1 ? "1 round" : `${count} rounds`),
  dayOf: "Day",
  dayHint: "Leave it empty as long as it is not known.",
  arriveUntil: "To arrive by",
  capacity: "Capacity",
  capacityHint: "Empty is without limit.",
  minimum: "Minimum",
  minimumHint: "With fewer it is not held.",
  people_unit: "people",
  tables_unit: "tables",
  staff: "When staff play",
  staffWays: {
    fill_gaps: "Where people are missing",
    tables: "At so many tables",
    everybody_meets: "So that everybody meets one",
  },
  staffTables: "Tables with staff",
  placeCountHint: "Empty as long as it is not known",
  wholeTables: "Seat no round in which somebody sits out",
  asks: "Asked of those who enter",
  opens: "Entries are taken from",
  closes: "Entries are taken until",
  time: "Time",
  timeHint: "Such as 9:30. Empty is midnight.",
  stageHeading: (at) => `Stage ${at}`,
  stageName: "Name of the stage",
  rules: "Rules",
  rulesOfThree: "Rules of tables of three",
  noThree: "No tables of three",
  seating: (round) => `Seating of round ${round}`,
  addRound: "One round more",
  removeRound: "One round fewer",
  carryOver: "Result of the stage before",
  through: "How many go on",
  cutBy: "Who goes on",
  cutWays: { total: "by total", last_hanchan: "by the last hanchan" },
  latePerMinute: "Penalty for each minute late",
  lateHint: "Empty: lateness costs nothing.",
  lateCostsBooby: "Who was late loses the booby prize",
  picks: "How many prizes each picks, from the first",
  picksHint: "Such as “2 1 1”. Empty: nobody picks prizes.",
  booby: "Booby prize (last but one)",
  keepsakes: "A keepsake for everybody",
  certificates: "Certificates down to rank",
  rank_unit: "",
  addStage: "Add a stage at the end",
  newStage: (at) => `Stage ${at}`,
  removeStage: (at) => `Leave out stage ${at}`,
  tieAt: (at) => `How ties are told apart (${at})`,
  tieEnd: "not at all (they share the rank)",
  tieNames: ties,
  offences: "Offences in a day that cost prize and place",
  offencesHint: "Left empty, offences cost nothing.",
  times_unit: "times",
  offersHint: "Such as places in another competition, offered in the order of the ranking.",
  place: "Place in what",
  placeCount: "Number of places",
  passesHolders: "Pass over who has one already, and offer it to the next",
  addOffer: "Add a place to offer",
  removeOffer: (at) => `Leave out place ${at}`,
  asked,
  methods,
  carried,
  inGroups,
  faults: (field, what) => `${settledField(field)} ${faults[what]}.`,
};
