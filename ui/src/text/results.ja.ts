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
  played: (days: number, hanchan: number) => `開催${days}日　半荘${hanchan}回`,
  noGames: "この期間の記録はまだありません。",
  newest: (period: string) => `いちばん新しい記録は${period}です。`,
  openNewest: "その記録を開く",
  print: "印刷",
  views: "表示",
  viewNames: {
    standings: "順位表",
    course: "推移",
    headToHead: "対戦表",
    records: "記録",
    yakuman: "役満",
  },
  placesInOrder: "着順（古い順）",
  latestPlaces: (count: number) => `直近${count}回`,
  trend: "推移",
  rankOf: (rank: number, ranked: number) => `${ranked}人中${rank}位`,
  more: "くわしく",
  places: "着順の内訳",
  daily: "日ごと",
  headToHeadHint: (unit: string) =>
    `左の人から見た、上の人との対戦です。上の段は同卓した回数と「先着－後着」の回数、下の段は成績の差の合計（単位：${unit}）です。`,
  headToHeadCaption: (period: string) => `${period} 対戦表`,
  headToHeadOf: (shown: number, played: number) =>
    shown === played
      ? `打った${played}人の全員です。`
      : `打った${played}人のうち、${shown}人を出しています。`,
  meeting: (games: number) => `${games}回`,
  aheadAndBehind: (ahead: number, behind: number) => `${ahead}－${behind}`,
  meetingHeard: (games: number, ahead: number, behind: number, difference: string) =>
    `同卓${games}回、先着${ahead}回、後着${behind}回、差${difference}`,
  oneself: "本人",
  neverMet: "同卓なし",
  addPerson: "人を加える",
  addPersonHint: "番号か名前を入れると、対戦表に加わります。",
  removePerson: (name: string) => `${name}さんを外す`,
  chosenPeople: "対戦表の人を選ぶ",
  firstPeople: "はじめに戻す",
  notPlayed: (name: string) => `${name}さんは、この期間に打っていません。`,
  records: "記録",
  recordKind: "記録",
  figure: "数",
  holders: "だれが、いつ",
  moreHolders: (count: number) => `ほか${count}件`,
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
