import type { AwardFigure, AwardForm, AwardGoesTo, AwardMinimum } from "../platform";
import {
  type FigureUnit,
  type MinimumChoice,
  minimumChoice,
  unitOf,
} from "../screens/reports/awards/editing";

const figures: Record<AwardFigure, string> = {
  total: "合計の得点",
  average: "1半荘の平均の得点",
  average_place: "平均順位",
  top_rate: "トップ率",
  in_the_money_rate: "連対率",
  not_last_rate: "ラス回避率",
  games: "打った半荘の数",
  first_places: "トップの回数",
  best_result: "1半荘の最高の得点",
  highest_points: "1半荘の最高の素点",
  hands_won: "満貫以上を和了した回数",
  mangan_won: "満貫を和了した回数",
  haneman_won: "跳満を和了した回数",
  baiman_won: "倍満を和了した回数",
  sanbaiman_won: "三倍満を和了した回数",
  yakuman_won: "役満を和了した回数",
  dealt_in: "満貫以上に放銃した回数",
  top_streak: "続けてトップをとった回数",
  not_last_streak: "続けてラスを引かなかった回数",
  attendance: "来た開催日の割合",
};

const units: Record<FigureUnit, string> = {
  points: "点",
  percent: "％",
  place: "位",
  count: "回",
};

const minimumUnits: Record<Exclude<AwardMinimum["kind"], "none">, string> = {
  games: "半荘",
  share: "％",
};

const minimums: Record<MinimumChoice, string> = {
  none: "だれでも",
  growing: "自動（期間の半荘の三分の一、最少5半荘）",
  games: "打った半荘がこれ以上の人",
  share: "来た開催日の割合がこれ以上の人",
};

const goals: Record<AwardGoesTo["kind"], string> = {
  place: "この順位の人",
  everybody_from: "これに届いた全員",
};

function inWords({ figure, lowest, minimum, goesTo }: AwardForm): string {
  const who =
    goesTo.kind === "place"
      ? `${figures[figure]}の${lowest ? "低い" : "高い"}ほうから${goesTo.place}位の人`
      : `${figures[figure]}が${goesTo.figure}${units[unitOf(figure)]}${lowest ? "以下" : "以上"}の全員`;
  if (minimum.kind === "none") {
    return who;
  }
  if (minimumChoice(minimum) === "growing") {
    return `${who}（期間の半荘の三分の一、最少5半荘を打った人）`;
  }
  return minimum.kind === "games"
    ? `${who}（${minimum.games}半荘以上打った人）`
    : `${who}（開催日の${minimum.percent}％以上に来た人）`;
}

/** What the club honours its members for at the end of a half-year or a year. */
export const awards = {
  heading: (count: number) => `表彰の決まり（${count}の賞）`,
  hint: "半期と年度の成績表、表彰状、ホームページは、この決まりで作ります。直すとすぐに保存します。",
  figures,
  units,
  minimums,
  minimumUnits,
  goals,
  inWords,
  name: "賞の名前",
  figure: "何を競うか",
  direction: "どちらがよいか",
  highest: "高いほう・多いほう",
  lowest: "低いほう・少ないほう",
  minimum: "対象になる人",
  goesTo: "だれにあげるか",
  close: "閉じる",
  edit: "直す",
  up: "上へ",
  down: "下へ",
  remove: "消す",
  editOf: (name: string) => `${name}を直す`,
  upOf: (name: string) => `${name}を上へ`,
  downOf: (name: string) => `${name}を下へ`,
  removeOf: (name: string) => `${name}を消す`,
  add: "賞を足す",
  newName: (number: number) => (number === 1 ? "新しい賞" : `新しい賞${number}`),
  usual: "よくある賞に戻す",
  saved: (name: string) => `「${name}」の決まりを保存しました。`,
  movedTo: (name: string, place: number) => `「${name}」を${place}番目に移しました。`,
  removed: (name: string) => `「${name}」を消しました。「元に戻す」で戻せます。`,
  added: (name: string) => `「${name}」を足しました。`,
  usualBack: "よくある賞に戻しました。「元に戻す」で前の決まりに戻せます。",
};

export type AwardsText = typeof awards;
