import type { RecordKind } from "../platform";

const recordKinds: Record<RecordKind, string> = {
  best_hanchan: "最高の半荘",
  highest_points: "最高得点",
  most_games: "最多半荘",
  most_tops: "最多トップ",
  top_streak: "連続トップ",
  in_the_money_streak: "連続連対",
  not_last_streak: "連続ラスなし",
  plus_streak: "連続プラス",
  most_hands: "最多満貫以上",
};

export const results = {
  heading: (period: string) => `${period} 成績`,
  standings: "成績",
  played: (days: number, hanchan: number) => `開催${days}日　半荘${hanchan}回`,
  noGames: "この期間の記録はまだありません。",
  charts: "グラフ",
  cumulative: "累計の推移（上位）",
  places: "着順の内訳",
  records: "記録",
  recordKind: "記録",
  figure: "数",
  holders: "だれが、いつ",
  recordKinds,
  /** The figure with what it counts. */
  recordFigure: (kind: RecordKind, figure: string, unit: string) =>
    kind === "best_hanchan"
      ? `${figure}${unit}`
      : kind === "highest_points"
        ? `${figure}点`
        : `${figure}回`,
  yakuman: "役満",
  noYakuman: "この期間に記された役満はありません。",
};

export type ResultsText = typeof results;
