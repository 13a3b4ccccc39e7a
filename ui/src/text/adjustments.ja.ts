import type { Direction } from "../platform";

const directions: Record<Direction, string> = {
  taken: "引く（罰など）",
  given: "加える（ボーナスなど）",
};

/** Points given or taken outside any hanchan. */
export const adjustments = {
  heading: "点の調整（罰・ボーナス）",
  hint: "半荘のほかに加えたり引いたりする点です。会の成績の合計に入ります。",
  none: "調整はありません。",
  noSeries: "まだシリーズがありません。「今日の会」で最初の会を始めると、ここに入れられます。",
  add: "調整を加える",
  day: "日付",
  needsDay: "日付を入れてください。",
  series: "シリーズ",
  direction: "加えるか、引くか",
  directions,
  points: "点数",
  needsPoints: "点数を入れてください。",
  reason: "理由",
  needsReason: "理由を入れてください。",
  save: "保存する",
  cancel: "やめる",
  correct: "直す",
  delete: "消す",
  row: (day: string, amount: string) => `${day} ${amount}`,
  saved: (name: string) => `${name}さんの点の調整を保存しました。`,
  deleted: (amount: string) => `調整（${amount}）を消しました。「元に戻す」で戻せます。`,
};

export type AdjustmentsText = typeof adjustments;
