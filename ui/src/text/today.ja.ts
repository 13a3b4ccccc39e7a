import type { Day, ScoreUnit } from "../platform";

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
  day: "日付",
  series: "シリーズ",
  newSeries: "新しいシリーズの名前",
  newSeriesHint: "「水曜会」など、いつもの集まりの名前です。成績はこれごとに分けて見られます。",
  beginSeries: "この名前で始める",
  needsSeriesName: "名前を入れてください。",
  firstSeriesMeans: "いつもの集まりの名前を決めると、今日の記録を始められます。",
  firstSeries: "いつもの集まりの名前",
  firstSeriesHint: "「水曜会」「土曜例会」などです。成績は、集まりごとに分けて見られます。",
  round: "回戦",
  table: "卓",
  place: (round: number, table: string) => `${round}回戦 ${table}卓`,
  sheets: "記録用紙",
  noTables: "まだありません",
  howMany: (entered: number, tables: number) => `${tables}枚のうち${entered}枚`,
  roundName: (round: number) => `${round}回戦`,
  allIn: "すべて入力済み",
  nextTable: (table: string) => `次は${table}卓`,
  cardStates: {
    entered: "済み",
    missing: "まだ",
    set_aside: "数えない",
    now: "入力中",
    fixing: "訂正中",
  },
  addSheet: "用紙を足す",
  shown: { label: "見るもの", paper: "用紙", standings: "成績" },
  paperOf: (round: number, table: string) => `${round}回戦 ${table}卓の記録用紙`,
  entry: (round: number, table: string) => `${round}回戦 ${table}卓の入力`,
  correction: (round: number, table: string) => `${round}回戦 ${table}卓の訂正`,
  heads: {
    seat: () => "席",
    who: () => "番号・名前",
    score: (unit: string) => `点数（${unit}）`,
    place: () => "着順",
    result: () => "得点",
    chombo: () => "チョンボ",
  },
  same: "前の4人",
  stop: "やめる",
  open: (round: number, table: string) => `${round}回戦${table}卓の記録用紙を開く`,
  standings: "この日の成績",
  rank: "順位",
  rankShort: "順",
  places: "着順",
  course: "きょうの推移",
  upTo: (count: number) => `${count}枚まで`,
  corrected: "直したあとの順位",
  noStandings: "用紙を1枚保存すると、ここに出ます。",
  name: "名前",
  total: "合計",
  rules: "ルール",
  unit: "点数の入れ方",
  units,
  signs,
  lastDealer: "最後の親",
  sticks: "供託",
  sticksUnit: "本",
  chombo: (seat: string) => `${seat}のチョンボ`,
  seats: "席と点数",
  seat: (seat: string) => `${seat}家`,
  score: (seat: string) => `${seat}の点数`,
  unreadable: (seat: string, unit: ScoreUnit) =>
    `${seat}の点数が読めません。${signs[unit]}で入れ直してください。`,
  sums: {
    incomplete: "4人の点数を入れると、順位と得点が出ます。",
    right: "合計は合っています。",
    excused: "合計は合いませんが、理由とともに保存されます。",
    is: (points: string) => `${points}点`,
    missing: (points: string) => `あと${points}点足りません。`,
    too_many: (points: string) => `${points}点多すぎます。`,
  },
  unbalanced: "合計が合わない理由",
  unbalancedHint:
    "用紙を読み直しても合わないときだけ、理由を書いて保存します。成績表に印がつきます。",
  twoTables: "2つの卓にいる理由",
  twoTablesHint: "同じ回戦にほんとうに2つの卓で打ったときだけ、理由を書いて保存します。",
  save: "保存する",
  change: "直して保存する",
  delete: "この卓を消す",
  cancel: "新しい入力に戻る",
  saved: (round: number, table: string) => `${round}回戦${table}卓を保存しました。`,
  deleted: (round: number, table: string) =>
    `${round}回戦${table}卓を消しました。「元に戻す」で戻せます。`,
};

export type TodayText = typeof today;
