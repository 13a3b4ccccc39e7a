import type { Section } from "../platform";

const names: Record<Section, string> = {
  overview: "あらまし",
  standings: "成績",
  awards: "表彰",
  feats: "記録",
  rankings: "ランキング",
  comparison: "前月・前期との比較",
  results: "日別・月別の成績",
  details: "成績の内訳",
  progress: "累計の推移",
  series: "シリーズごとの成績",
  hands: "満貫以上の記録",
};

const hints: Record<Section, string> = {
  overview: "首位と、期間の主なこと",
  standings: "順位表。いつも載ります",
  awards: "半期と年度",
  feats: "最高得点、一日の最高、連続トップなど",
  rankings: "平均とトップ率など。半期と年度",
  comparison: "配布版では成績表の前の順位",
  results: "配布版では成績表の中",
  details: "素点、順位点、最高と最低。保存版だけ",
  progress: "グラフ",
  series: "保存版だけ",
  hands: "配布版では跳満以上",
};

/** What the reports of a month, a half-year and a fiscal year have. */
export const sections = {
  heading: "成績表に載せるもの",
  hint: "月間・半期・年度の成績表を、この順で作ります。直すとすぐに保存します。配布版の表は、いつも成績から始まります。",
  names,
  /** As the history has them. */
  listed: (value: string) =>
    [...value.matchAll(/[a-z]+/g)].map(([word]) => names[word as Section] ?? word).join("・"),
  hints,
  up: "上へ",
  down: "下へ",
  upOf: (name: string) => `${name}を上へ`,
  downOf: (name: string) => `${name}を下へ`,
  usual: "いつもの順に戻す",
  shown: (name: string) => `「${name}」を載せます。`,
  hidden: (name: string) => `「${name}」は載せません。`,
  movedTo: (name: string, place: number) => `「${name}」を${place}番目に移しました。`,
  usualBack: "すべてを、いつもの順で載せます。",
};

export type SectionsText = typeof sections;
