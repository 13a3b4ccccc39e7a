// For tests: the model club's rule set as the backend tells it.

import type {
  RuleEntry,
  RuleFacts,
  RuleForm,
  RuleGroup,
  RuleInWords,
  RuleLine,
  WorkedOut,
} from "../../platform";

export const form: RuleForm = {
  name: "白樺会ルール 2025",
  players: 4,
  start: 30_000,
  fromReturn: true,
  returnPoints: 30_000,
  rounding: "exact",
  top: "own",
  byFloating: false,
  uma: [[30_000, 10_000, -10_000, -30_000]],
  tie: "split",
  deposit: "to_top",
  chombo: "adjustment",
  chomboPoints: 10_000,
  unit: "p",
  bust: "play_on",
  minutes: 70,
  announcements: [{ minutesLeft: 3, call: "finish_hand" }],
  atEnd: "running_hand_is_last",
  finalUntimed: false,
  roundedUpMangan: true,
  countedYakuman: true,
  combinedYakuman: "single_only",
  doubleYakuman: false,
  doubleWindPairFu: 4,
  honba: 300,
  severalRon: "head_bump",
  pao: ["dai_sangen", "dai_suushii", "suukantsu"],
  nagashiMangan: false,
  openTanyao: true,
  atozuke: true,
  pinfuTsumo: true,
  ippatsu: true,
  uraDora: true,
  redFives: [0, 0, 0],
  renhou: "none",
  rinshanWithHaitei: false,
  north: "wind",
  tsumoLoss: true,
  valueTable: "by_han",
  assumed: [],
  book: { draws: "★形式テンパイあり。\n■ 途中流局\n途中流局はない。" },
};

/** A game that ended so, by the same rules. */
export const worked: WorkedOut = {
  kind: "counted",
  points: "120,000",
  total: "0.0",
  seats: [
    { wind: "東", points: "42,300", place: 1, base: "+12.3", uma: "+30.0", total: "+42.3" },
    { wind: "南", points: "31,200", place: 2, base: "+1.2", uma: "+10.0", total: "+11.2" },
    { wind: "西", points: "26,500", place: 3, base: "▲3.5", uma: "▲10.0", total: "▲13.5" },
    { wind: "北", points: "20,000", place: 4, base: "▲10.0", uma: "▲30.0", total: "▲40.0" },
  ],
};

const lines: Record<RuleGroup, readonly [RuleLine, string][]> = {
  points: [
    ["players", "人数"],
    ["start", "持ち点"],
    ["return", "返し"],
    ["oka", "オカ"],
  ],
  places: [
    ["uma", "順位点"],
    ["chombo", "チョンボ"],
  ],
  time: [
    ["minutes", "時間"],
    ["announcements", "予告"],
  ],
  hands: [["honba", "積み棒"]],
};

/** Some of its rules, each in a sentence that is another where the rule is. */
function told(of: RuleForm): RuleInWords[] {
  const said: { [Line in RuleLine]?: string } = {
    start: `${of.start}点。`,
    return: `${of.returnPoints}点。`,
    oka: "返しと持ち点が同じなので、オカはありません。",
    uma: `${JSON.stringify(of.uma)}。`,
    chombo: "順位が決まった後の成績から10.0Pを引きます。",
    minutes: `1回戦は${of.minutes}分です。`,
    announcements: `${JSON.stringify(of.announcements)}。`,
  };
  return (Object.keys(lines) as RuleGroup[]).flatMap((group) =>
    lines[group].map(([line, heading]) => ({
      line,
      group,
      heading: { ja: heading, en: line },
      sentences: [{ words: { ja: said[line] ?? "決まり。", en: "A rule." }, assumed: false }],
    })),
  );
}

export const factsOf = (of: RuleForm): RuleFacts => ({
  words: told(of),
  tableSum: "120,000",
  oka: null,
  umaGivesOka: false,
  unit: "P",
  values: [
    {
      level: null,
      han: 1,
      upToHan: 1,
      fu: 30,
      upToFu: 30,
      childRon: "1,000",
      childTsumo: "300/500",
      dealerRon: "1,500",
      dealerTsumo: "500",
    },
    {
      level: "yakuman",
      han: 13,
      upToHan: null,
      fu: null,
      upToFu: null,
      childRon: "32,000",
      childTsumo: "8,000/16,000",
      dealerRon: "48,000",
      dealerTsumo: "16,000",
    },
  ],
});

export const usual: RuleEntry = {
  source: "shirakaba-2025@1",
  key: "shirakaba-2025",
  version: 1,
  newest: true,
  usual: true,
  hanchan: 24,
  preset: true,
  form,
  facts: factsOf(form),
  sample: null,
};

const health: RuleForm = {
  ...form,
  name: "健康麻将 25000点持ち",
  announcements: [],
  start: 25_000,
  fromReturn: false,
  returnPoints: null,
  uma: [[12_000, 4_000, -4_000, -12_000]],
};

export const preset: RuleEntry = {
  ...usual,
  source: "kenko-25000@1",
  key: "kenko-25000",
  usual: false,
  hanchan: 0,
  form: health,
  facts: { ...factsOf(health), tableSum: "100,000" },
};
