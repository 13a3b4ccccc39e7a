// What a rule is in a few words, for two rule sets side by side.

import { points, signed } from "./amounts";
import type { RuleWords } from "./rules";
import { options } from "./ruleWords.ja";

const isThere = (is: boolean) => (is ? "あり" : "なし");

/** Place points in P where they are whole ones, as everybody calls them. */
function places(row: readonly (number | null)[]): string {
  const inP = row.every((amount) => amount !== null && amount % 1_000 === 0);
  return row.map((amount) => signed(inP && amount !== null ? amount / 1_000 : amount)).join(" ");
}

export const brief: RuleWords = {
  players: (form) => `${form.players}人`,
  start: (form) => `${points(form.start)}点`,
  return: (form) => (form.fromReturn ? `${points(form.returnPoints)}点` : "返しなし"),
  oka: (form, facts) => {
    if (facts.oka === null) {
      return form.top === "own" ? "オカなし" : "ほかの人の裏返し、オカなし";
    }
    return form.top === "residual"
      ? `オカ${facts.oka}点は1着へ`
      : facts.umaGivesOka
        ? "順位点にふくめて返す"
        : "だれのものにもならない";
  },
  rounding: (form) =>
    form.rounding === "toward_return" ? "返しに近いほうへ" : options.rounding[form.rounding],
  unit: (form) => options.unit[form.unit],
  uma: (form) =>
    form.byFloating
      ? "浮きの人数で変わる"
      : form.uma[0]?.every((amount) => amount === 0)
        ? "なし"
        : places(form.uma[0] ?? []),
  tie: (form) => (form.tie === "split" ? "分け合う" : options.tie[form.tie]),
  deposit: (form) =>
    form.deposit === "stays" ? "だれのものでもない" : options.deposit[form.deposit],
  chombo: (form) =>
    ({
      adjustment:
        form.chomboPoints === 0 ? "回数だけ記録" : `成績から${points(form.chomboPoints)}点`,
      each: `その場で${points(form.chomboPoints)}点ずつ`,
      mangan: "その場で満貫払い",
    })[form.chombo],
  bust: (form) => options.bust[form.bust],
  minutes: (form) => (form.minutes === null ? "決めない" : `${form.minutes}分`),
  announcements: (form) =>
    form.announcements.length === 0
      ? "なし"
      : form.announcements
          .map(({ minutesLeft, call }) => `${minutesLeft}分前「${options.call[call]}」`)
          .join(""),
  atEnd: (form) => options.atEnd[form.atEnd],
  finalUntimed: (form) => (form.finalUntimed ? "時間なし" : "同じ時間"),
  logged: (form) =>
    form.valueTable === "no_fu"
      ? "4翻から"
      : `満貫から、切り上げ満貫${isThere(form.roundedUpMangan)}`,
  countedYakuman: (form) => `数え役満${isThere(form.countedYakuman)}`,
  combinedYakuman: (form) => options.combinedYakuman[form.combinedYakuman],
  doubleYakuman: (form) => isThere(form.doubleYakuman),
  pao: (form) => form.pao.map((pao) => options.pao[pao]).join("、") || "なし",
  severalRon: (form) => options.severalRon[form.severalRon],
  honba: (form) => (form.honba === 0 ? "なし" : `1本${points(form.honba)}点`),
  doubleWindPairFu: (form) =>
    form.valueTable === "no_fu" ? "数えない" : `${form.doubleWindPairFu}符`,
  nagashiMangan: (form) => isThere(form.nagashiMangan),
  valueTable: (form) => options.valueTable[form.valueTable],
  assumed: (form) => form.assumed.map((one) => options.assumed[one]).join("、") || "なし",
};
