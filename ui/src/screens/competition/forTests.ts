// A competition for the tests of its screen.

import type {
  CompetitionChoices,
  CompetitionEntries,
  CompetitionPlay,
  CompetitionResults,
  CompetitionSettled,
  Competitor,
  DrawnPerson,
  EntryLine,
  Moment,
  PlanQuality,
  ProposedSeats,
  RoundPlay,
  RoundSeats,
  SettledInWords,
  StagePlay,
} from "../../platform";

export const newYear = { iso: "2015-01-04", shown: "平成27年1月4日", weekday: "日" };

export const at = (time: string): Moment => ({ day: newYear, time });

export const person = (number: number): Competitor => ({
  id: 100 + number,
  number,
  name: `選手${number}`,
});

export const people = (first: number, last: number): Competitor[] =>
  Array.from({ length: last - first + 1 }, (_, index) => person(first + index));

export const haku: CompetitionSettled = {
  key: "haku-2015",
  name: "正月高校生大会",
  capacity: 22,
  minimum: 9,
  wholeTables: false,
  opens: null,
  closes: null,
  checkInUntil: null,
  asks: ["guardian_consent"],
  staff: "everybody_meets",
  stages: [
    {
      name: "本戦",
      rules: "haku-2015",
      rules_of_three: null,
      rounds: ["constraints", "constraints", "constraints", "constraints"],
      carry_over: "none",
      cut: null,
    },
  ],
  ties: ["placings", "lot"],
  late: { per_minute: 500, costs_booby: true },
  offences: null,
  picks: [2, 1, 1],
  booby: true,
  keepsakes: true,
  certificates: 3,
  offers: [{ place: "18歳以下の代表選考会", count: 1, passes_holders: false }],
  book: { event: "参加できるのは高校生。" },
};

export const knockout: CompetitionSettled = {
  ...haku,
  key: "hakuryuo-40",
  name: "白龍王戦 第40回",
  capacity: 48,
  minimum: 0,
  asks: [],
  stages: [
    {
      name: "予選",
      rules: "hakuryuo-40",
      rules_of_three: null,
      rounds: ["lots", "lots", "lots"],
      carry_over: "none",
      cut: { through: 16, by: "total" },
    },
    {
      name: "準決勝",
      rules: "hakuryuo-40",
      rules_of_three: null,
      rounds: ["lots"],
      carry_over: "none",
      cut: { through: 4, by: "last_hanchan" },
    },
    {
      name: "決勝",
      rules: "hakuryuo-40",
      rules_of_three: null,
      rounds: ["lots"],
      carry_over: "none",
      cut: null,
    },
  ],
  ties: ["lot"],
  late: null,
  picks: [],
  booby: false,
  certificates: 1,
  offers: [],
};

export const choices: CompetitionChoices = {
  held: [
    {
      id: 1,
      name: "新春大会",
      capacity: 22,
      playing: 5,
      waiting: 0,
      begun: true,
      drawn: true,
      over: false,
      first: [],
    },
  ],
  presets: [haku, knockout],
  rules: [
    { key: "haku-2015", name: "正月高校生大会 2015", players: "4" },
    { key: "hakuryuo-40", name: "白龍王戦", players: "4" },
  ],
};

export const entry = (number: number, more: Partial<EntryLine> = {}): EntryLine => ({
  person: person(number),
  state: "playing",
  waitsAt: null,
  at: at("09:00"),
  walkIn: false,
  checkedIn: false,
  missing: ["guardian_consent"],
  left: null,
  ...more,
});

export const entries = (more: Partial<CompetitionEntries> = {}): CompetitionEntries => ({
  capacity: 5,
  free: 3,
  minimum: 4,
  shortOfMinimum: 2,
  asks: ["guardian_consent"],
  closes: null,
  checkInUntil: null,
  people: [entry(1), entry(2)],
  staff: [],
  promoted: [],
  arrived: 0,
  stages: [{ stage: 1, name: "本戦", rounds: 4 }],
  drawn: false,
  ...more,
});

export const good: PlanQuality = {
  withStaff: false,
  staffTogether: 0,
  staffMeetingsFewest: 0,
  staffMeetingsMost: 0,
  sameStaffAgain: 0,
  repeats: 0,
  meetingsMost: 1,
  seatDifference: 1,
  sameTableAgain: 0,
  sitsOutFewest: 0,
  sitsOutMost: 0,
  tablesOfThreeFewest: 0,
  tablesOfThreeMost: 0,
};

const winds = ["東", "南", "西", "北"];

export const seated = (number: number, wind: string | null): DrawnPerson => ({
  ...person(number),
  wind,
  satOut: 0,
});

export const seats = (round: number, numbers: readonly number[]): RoundSeats => ({
  round,
  tables: [
    {
      label: "A",
      people: numbers.slice(0, 4).map((one, seat) => seated(one, winds[seat] ?? null)),
    },
    {
      label: "B",
      people: numbers.slice(4, 8).map((one, seat) => seated(one, winds[seat] ?? null)),
    },
  ],
  sitsOut: [],
});

export const proposed = (more: Partial<ProposedSeats> = {}): ProposedSeats => ({
  seed: 7,
  stopped: false,
  rounds: [seats(1, [1, 2, 3, 4, 5, 6, 7, 8]), seats(2, [1, 5, 2, 6, 3, 7, 4, 8])],
  quality: good,
  ...more,
});

export const undrawn = (number: number): RoundPlay => ({
  number,
  method: "constraints",
  seed: null,
  due: 8,
  staff: 0,
  playedOn: null,
  seats: null,
  tables: [],
  missing: [],
  seatedOtherwise: [],
  strangers: [],
});

export const drawn = (number: number, missing: string[]): RoundPlay => ({
  ...undrawn(number),
  seed: 7,
  playedOn: { day: newYear, series: 9, round: number },
  seats: seats(number, [1, 2, 3, 4, 5, 6, 7, 8]),
  tables: ["A", "B"].map((label) => ({
    label,
    state: missing.includes(label) ? "missing" : "entered",
  })),
  missing,
});

export const stage = (more: Partial<StagePlay> = {}): StagePlay => ({
  number: 1,
  name: "本戦",
  rules: "haku-2015@1",
  players: people(1, 8),
  complete: false,
  rounds: [undrawn(1), undrawn(2)],
  quality: null,
  asksForLot: [],
  cut: null,
  ...more,
});

export const play = (more: Partial<CompetitionPlay> = {}): CompetitionPlay => ({
  players: people(1, 8),
  staff: [person(31)],
  minimum: 4,
  shortOfMinimum: 0,
  over: false,
  countsLateness: true,
  countsOffences: null,
  penalties: [],
  stages: [stage()],
  underWay: 1,
  ...more,
});

export const results: CompetitionResults = {
  name: "新春大会",
  over: true,
  underWay: 1,
  stages: [
    {
      stage: 1,
      name: "本戦",
      complete: true,
      rounds: 2,
      unit: "P",
      carries: false,
      penalized: true,
      lines: [1, 2, 3, 4].map((number) => ({
        rank: number,
        person: person(number),
        left: false,
        disqualified: false,
        results: ["+10.0", "▲5.0"],
        reached: [1, 3],
        places: [1, 0, 1, 0],
        carried: "0",
        penalties: number === 2 ? "▲1.0" : "0",
        total: `+${10 - number}.0`,
      })),
    },
  ],
  ranking: [1, 2, 3, 4].map((number) => ({
    rank: number,
    person: person(number),
    stage: "本戦",
    total: `+${10 - number}.0`,
    left: number === 4,
    disqualified: false,
  })),
  picks: [
    { person: person(1), rank: 1, picks: 2, picked: ["湯のみ"] },
    { person: person(2), rank: 2, picks: 1, picked: [] },
  ],
  nextPick: person(1),
  pickedBeyond: 0,
  booby: { person: person(3), lost: true },
  keepsakes: 4,
  offers: [
    {
      place: "18歳以下の代表選考会",
      count: 2,
      free: 1,
      offered: [{ person: person(1), answer: "waiting" }],
      next: [person(3)],
      tied: [],
      placesForTied: 0,
      passedOver: [{ person: person(2), why: "holds" }],
      overtaken: [],
    },
  ],
  certificates: [{ rank: 1, person: person(1) }],
};

/** What the backend says of what is settled: here the number of places and of stages alone. */
export const inWords = ({ capacity, stages }: CompetitionSettled): SettledInWords[] => [
  { group: "entries", sentences: [{ ja: `定員${capacity}人。`, en: "" }] },
  { group: "stages", sentences: stages.map(({ name }) => ({ ja: `${name}へ進む。`, en: "" })) },
];
