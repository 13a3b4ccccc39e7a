import type { Day, ScoreUnit, TableState } from "../platform";

const states: Record<TableState, string> = {
  entered: "入力済み",
  missing: "まだ",
  set_aside: "数えない",
};

const units: Record<ScoreUnit, string> = {
  points: "点（42300）",
  hundreds: "百点（423）",
  difference: "±（12.3）",
};

const signs: Record<ScoreUnit, string> = { points: "点", hundreds: "百点", difference: "P" };

export const today = {
  heading: "今日の会",
  flow: {
    label: "今日の会の流れ",
    steps: { attendance: "出席", draw: "席決め", sheets: "入力", close: "締め" },
    people: (count: number) => (count === 0 ? "まだ" : `${count}人`),
    rounds: (count: number) => (count === 0 ? "まだ" : `${count}回戦まで`),
    missing: (count: number) => `あと${count}枚`,
    sheets: (count: number) => (count === 0 ? "まだ" : `${count}枚`),
    paper: "印刷・控え",
  },
  when: {
    /** The year by itself, and the day of it. */
    parts: (day: Day | null) => {
      if (day === null) {
        return { year: "", date: "日付を入れてください" };
      }
      const at = day.shown.indexOf("年") + 1;
      return { year: day.shown.slice(0, at), date: `${day.shown.slice(at)}（${day.weekday}）` };
    },
    opens: "日付・シリーズ・会場・移動",
    choose: "どの会を開くか",
    close: "閉じる",
    past: "前の会",
    ahead: "先の会",
  },
  close: {
    heading: "締め",
    missing: (count: number) => `まだの用紙を入れる（${count}枚）`,
    paper: "日別成績表を印刷する",
    adjustments: "点の調整を見る",
    backup: "控えをとる",
  },
  day: "日付",
  series: "シリーズ",
  newSeries: "新しいシリーズの名前",
  newSeriesHint: "「水曜会」など、いつもの集まりの名前です。成績はこれごとに分けて見られます。",
  beginSeries: "この名前で始める",
  needsSeriesName: "名前を入れてください。",
  firstSeriesMeans: "いつもの集まりの名前を決めると、今日の記録を始められます。",
  firstSeries: "いつもの集まりの名前",
  firstSeriesHint: "「水曜会」「土曜例会」などです。成績は、集まりごとに分けて見られます。",
  tables: "この日の卓",
  noTables: "まだ何も入っていません。",
  allIn: (count: number) => `${count}卓すべて入力済みです。`,
  inAndNext: (count: number, round: number, table: string) =>
    `${count}卓入力済みです。次は${round}回戦${table}卓です。`,
  missing: (count: number) => `まだ入っていない卓が${count}つあります。`,
  round: "回戦",
  table: "卓",
  place: (round: number, table: string) => `${round}回戦 ${table}卓`,
  state: "状態",
  states,
  people: "東・南・西・北",
  open: (round: number, table: string) => `${round}回戦${table}卓の記録用紙を開く`,
  standings: "この日の成績",
  rank: "順位",
  name: "名前",
  games: "半荘",
  total: "合計",
  entry: (round: number, table: string) => `${round}回戦 ${table}卓の入力`,
  correction: (round: number, table: string) => `${round}回戦 ${table}卓の訂正`,
  rules: "ルール",
  unit: "点数の入れ方",
  units,
  signs,
  lastDealer: "最後の親",
  sticks: "残った供託",
  sticksUnit: "本",
  chombo: (seat: string) => `${seat}のチョンボ`,
  chomboUnit: "回",
  extras: (rules: string, unit: string) => `${rules}、${unit}、供託、チョンボ`,
  seats: "席と点数",
  seat: (seat: string) => `${seat}家`,
  score: (seat: string) => `${seat}の点数`,
  unreadable: (seat: string, unit: ScoreUnit) =>
    `${seat}の点数が読めません。${signs[unit]}で入れ直してください。`,
  sums: {
    incomplete: "4人の点数を入れると、順位と得点が出ます。",
    right: "合計は合っています。",
    excused: "合計は合いませんが、理由とともに保存されます。",
    missing: (points: string) => `あと${points}点足りません。`,
    too_many: (points: string) => `${points}点多すぎます。`,
  },
  shownPlace: (place: number) => `${place}位`,
  unbalanced: "合計が合わない理由",
  unbalancedHint:
    "用紙を読み直しても合わないときだけ、理由を書いて保存します。成績表に印がつきます。",
  twoTables: "2つの卓にいる理由",
  twoTablesHint: "同じ回戦にほんとうに2つの卓で打ったときだけ、理由を書いて保存します。",
  keys: "最後の点数でEnterを押すと保存されます。F4で、前の4人をもう一度入れます。Escで、書きかけを消します。",
  same: "前の4人（F4）",
  save: "保存する",
  change: "直して保存する",
  delete: "この卓を消す",
  cancel: "新しい入力に戻る",
  saved: (round: number, table: string) => `${round}回戦${table}卓を保存しました。`,
  deleted: (round: number, table: string) =>
    `${round}回戦${table}卓を消しました。「元に戻す」で戻せます。`,
};

export type TodayText = typeof today;
