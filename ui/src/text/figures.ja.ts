import type { Level, Play, PlayedAt, Seat, StreakKind } from "../platform";

const levels: Record<Level, string> = {
  mangan: "満貫",
  haneman: "跳満",
  baiman: "倍満",
  sanbaiman: "三倍満",
  yakuman: "役満",
};

const seats: Record<Seat, string> = {
  east: "東家",
  south: "南家",
  west: "西家",
  north: "北家",
};

const streaks: Record<StreakKind, string> = {
  first: "トップ",
  in_the_money: "連対（2着以内）",
  not_last: "ラスなし",
  last: "ラス",
  plus: "プラス",
};

const plays: Record<Play, string> = {
  club: "会の例会",
  competitions: "大会",
  all: "例会と大会を合わせて",
};

export const figures = {
  play: "どの成績か",
  plays,
  unit: (sign: string) => `単位：${sign}`,
  columns: {
    rank: "順位",
    number: "番号",
    name: "氏名",
    games: "半荘",
    place: (place: number) => `${place}着`,
    averagePlace: "平均着順",
    topRate: "トップ率",
    inTheMoneyRate: "連対率",
    notLastRate: "ラス回避率",
    average: "平均",
    base: "素点",
    uma: "順位点",
    chombo: "チョンボ",
    adjustments: "調整",
    opening: "合計だけ",
    total: "合計",
    best: "最高",
    worst: "最低",
    highestPoints: "最高得点",
    lowestPoints: "最低得点",
    belowZero: "箱下",
    belowZeroRate: "箱下率",
    won: "満貫以上",
    dealtIn: "満貫以上の放銃",
    yakuman: "役満",
    day: "日",
    series: "シリーズ",
    round: "回戦",
    table: "卓",
    hand: "局",
    level: "区分",
    winner: "和了",
    loser: "放銃",
    yaku: "役・備考",
    seat: "席",
    finish: "着順",
    points: "持ち点",
    result: "成績",
    others: "同卓の人",
    opponent: "相手",
    ahead: "先着",
    behind: "後着",
    aheadRate: "先着率",
    difference: "差引",
    daily: "その日",
    running: "累計",
    streak: "連続",
    longest: "最長",
    current: "今",
  },
  unranked: "対象外",
  tsumo: "ツモ",
  levels,
  seats,
  streaks,
  /** A hand of a hanchan, such as 東1局2本場. */
  hand: (hand: string, honba: number) => (hand !== "" && honba > 0 ? `${hand}${honba}本場` : hand),
  handValue: (han: number | null, fu: number | null) =>
    han === null ? "" : fu === null ? `${han}翻` : `${han}翻${fu}符`,
  playedAt: ({ day, series, round, table }: PlayedAt) =>
    `${day} ${series} 第${round}回戦 ${table}卓`,
  filters: "しぼりこみ",
  filtersOf: (chosen: number) => (chosen > 0 ? `しぼりこみ ${chosen}` : "しぼりこみ"),
  people: (count: number) => `${count}人`,
  totalIn: (unit: string) => `合計（${unit}）`,
  series: "シリーズ",
  allSeries: "すべてのシリーズ",
  rules: "ルール",
  allRules: "すべてのルール",
  game: "打ち方",
  games: (players: number): string => (players === 3 ? "三人麻雀" : "四人麻雀"),
  notAdjusted: "半荘の外で与えた点（調整）は、この成績に入っていません。",
  leftOut: (count: number) =>
    `点の数え方がちがうルールの半荘${count}回は、合わせられないため入っていません。上の「ルール」で選ぶと見られます。`,
  otherGame: (players: number) =>
    `この期間には${players === 3 ? "三人麻雀" : "四人麻雀"}の記録もあります。「打ち方」で切りかえてください。`,
  cumulative: "累計の推移",
  asNumbers: "数字で見る",
  asChart: "グラフで見る",
};

export type FiguresText = typeof figures;
