// What can be chosen in a rule set, and what can be wrong with one. Its sentences come from the backend.

import type { RuleFault } from "../platform";
import type { RuleOptions } from "./rules";

export const options: RuleOptions = {
  rounding: {
    exact: "100点きざみのまま",
    toward_return: "返しに近いほうへ（返し以上は切り捨て、下は切り上げ）",
    five_down_six_up: "五捨六入",
    four_down_five_up: "四捨五入",
    down: "切り捨て",
    up: "切り上げ",
  },
  top: {
    own: "自分の点から数える",
    residual: "ほかの人の合計を裏返す（オカは1着へ）",
  },
  tie: {
    split: "順位も順位点も分け合う",
    starting_seat: "起家に近い人が上",
    last_dealer: "最後の親の下家・対面・上家の順",
  },
  deposit: { to_top: "1着がもらう", stays: "だれのものにもしない" },
  chombo: {
    adjustment: "成績から引く",
    each: "その場で決まった点を払う",
    mangan: "その場で満貫払い",
  },
  unit: { p: "P（小数1けた）", whole_p: "P（整数）", points: "点" },
  bust: {
    play_on: "続ける",
    ends_daily_play: "ふだんの会では終わり、大会では続ける",
    ends: "そこで終わる",
  },
  call: {
    declare_points: "点数を申告してください",
    finish_hand: "いまの局を終えてください",
    last_hand: "いまの局が最後です",
  },
  atEnd: {
    running_hand_is_last: "打っている局で終わる",
    one_more_after_settlement: "点のやりとり中なら、もう1局",
  },
  combinedYakuman: { single_only: "1つ分だけ", add_up: "数だけ足す" },
  severalRon: {
    head_bump: "1人だけ（頭ハネ）",
    two_only: "2人まで。3人は流局",
    all: "全員",
  },
  renhou: { none: "ない", mangan: "満貫", yakuman: "役満" },
  north: { wind: "だれの風でもない牌", dora: "北抜きドラ" },
  pao: { dai_sangen: "大三元", dai_suushii: "大四喜", suukantsu: "四槓子" },
  assumed: {
    tie: "同点のとき",
    deposit: "残ったリーチ棒の行き先",
    deposit_of_tied: "1着が同点のときのリーチ棒",
    running_hand: "知らせのときに打っている局",
    value_table: "点数の表の数値と符の数え方",
    counted_yakuman: "数え役満",
    combined_yakuman: "役満の重なり",
    double_yakuman: "ダブル役満",
    double_wind_pair_fu: "連風牌の雀頭の符",
    honba: "積み棒の点",
    several_ron: "同時のロン",
    nagashi_mangan: "流し満貫",
    open_tanyao: "喰いタン",
    atozuke: "後付け",
    pinfu_tsumo: "平和のツモ",
    ippatsu_and_ura: "一発と裏ドラ",
    red_fives: "赤ドラ",
    renhou: "人和",
    rinshan_with_haitei: "最後の牌での嶺上開花",
  },
  valueTable: {
    by_han: "翻ごとに、点が上がる符だけ",
    standard: "20〜110符",
    thirty_to_eighty: "30〜80符",
    no_fu: "符を数えない",
  },
};

/** What is wrong with a field, said beside its box. */
export function faultSentence(fault: RuleFault): string {
  switch (fault.kind) {
    case "missing":
      return "空です。入れてください。";
    case "not_above_zero":
      return "0より大きい数を入れてください。";
    case "below_zero":
      return "符号をつけずに、0以上の数を入れてください。";
    case "not_whole_step":
      return `${fault.points}点は100点で割り切れません。100点単位で入れてください。`;
    case "too_far":
      return `大きすぎます。${fault.limit}点までにしてください。`;
    case "more_than_place_before":
      return `${fault.amount}点は、1つ上の順位（${fault.before}点）より多くなっています。同じか、少なくしてください。`;
    case "nothing_to_float_above":
      return "返しがないので、浮きを数えられません。返しを決めるか、順位だけで決めてください。";
    case "does_not_divide":
      return `ツモのときに払う${fault.payers}人で、100点単位に分けられる数を入れてください。`;
    case "out_of_range":
      return `${fault.lowest}から${fault.highest}までの数を入れてください。`;
    case "not_before_the_end":
      return "1回戦の時間より短くしてください。時間を決めないなら、知らせを消してください。";
    case "name_taken":
      return "同じ名前のルールがあります。別の名前にしてください。";
    case "long_text":
      return `長すぎます。${fault.most}文字までに縮めてください。`;
    case "unseen_character":
      return "目に見えない文字が混じっています。消して、打ち直してください。";
    case "other":
      return `このままでは使えません（${fault.reason}）。`;
  }
}
