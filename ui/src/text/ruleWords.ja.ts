// A rule set in sentences, each made from the rule set itself, and what can be wrong with one.

import type { RuleFacts, RuleFault, RuleForm } from "../platform";
import { points, signed } from "./amounts";
import type { RuleOptions, RuleWords } from "./rules";

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
  },
  valueTable: {
    by_han: "翻ごとに、点が上がる符だけ",
    standard: "20〜110符",
    thirty_to_eighty: "30〜80符",
    no_fu: "符を数えない",
  },
};

function places(row: readonly (number | null)[]): string {
  return row.map((amount, index) => `${index + 1}着 ${signed(amount)}点`).join("、");
}

function uma(form: RuleForm, facts: RuleFacts): string {
  const [first = []] = form.uma;
  if (form.byFloating) {
    const rows = form.uma.map(
      (row, index) => `返し以上の人が${index + 1}人のとき、${places(row)}。`,
    );
    return `返し以上（浮き）の人数で変わります。${rows.join("")}全員が浮いたときと、だれも浮かないときは0点です。`;
  }
  if (first.every((amount) => amount === 0)) {
    return "順位点はありません。";
  }
  return `${places(first)}です。${facts.umaSum === null ? "" : `合計は${facts.umaSum}点です。`}`;
}

function oka(form: RuleForm, facts: RuleFacts): string {
  const top =
    form.top === "residual"
      ? "1着の素点は、ほかの人の素点の合計を裏返した数です。"
      : "1着の素点も、自分の点から数えます。";
  if (facts.oka === null) {
    return `${top}オカ（返しとの差）はありません。`;
  }
  const gap = `返しとの差（卓で${facts.oka}点）`;
  if (form.top === "residual") {
    return `${top}${gap}は1着のものになります（オカ）。`;
  }
  return `${top}${gap}は、${facts.umaGivesOka ? "順位点にふくめて返します" : "素点ではだれのものにもなりません"}。`;
}

function chombo(form: RuleForm): string {
  const amount = points(form.chomboPoints);
  switch (form.chombo) {
    case "adjustment":
      return form.chomboPoints === 0
        ? "回数だけを記録し、成績からは引きません。"
        : `1回ごとに、その人の成績から${amount}点を引きます。ほかの人の成績は変わりません。`;
    case "each":
      return `その場で、ほかの人に${amount}点ずつ払います。終わりの点に入っているので、ここでは回数だけを記録します。`;
    case "mangan":
      return "その場で満貫払いをします（子は親に4,000点、ほかの子に2,000点ずつ。親は全員に4,000点ずつ）。ここでは回数だけを記録します。";
  }
}

export const words: RuleWords = {
  players: (form) => (form.players === 3 ? "3人で打ちます（三人麻雀）。" : "4人で打ちます。"),
  start: (form, facts) => `はじめに1人${points(form.start)}点、卓で${facts.tableSum}点です。`,
  return: (form) =>
    form.fromReturn
      ? `終わりの点から返しの${points(form.returnPoints)}点を引いて数えます。`
      : "返しはありません。終わったときの点を、そのまま素点として数えます。",
  oka,
  rounding: (form) =>
    ({
      exact: "端数はそのまま、100点きざみで数えます。",
      toward_return:
        "1,000点より細かい端数は、返しに近いほうへ寄せます。返し以上なら切り捨て、返しより下なら切り上げです。",
      five_down_six_up: "五捨六入です。500点までは下の、600点からは上の1,000点にします。",
      four_down_five_up: "四捨五入です。400点までは下の、500点からは上の1,000点にします。",
      down: "切り捨てです。1,000点より細かい端数は、下の1,000点にします。",
      up: "切り上げです。1,000点より細かい端数は、上の1,000点にします。",
    })[form.rounding],
  unit: (form) =>
    ({
      p: "成績は「+12.3」のように、小数1けたのPで表します。1.0Pが1,000点です。",
      whole_p: "成績は「+12」のように、整数のPで表します。1Pが1,000点です。",
      points: "成績は「+12,300」のように、点で表します。",
    })[form.unit],
  uma,
  tie: (form) =>
    ({
      split: "同じ点の人は、順位も順位点も分け合います。割り切れない分は、起家に近い人に付けます。",
      starting_seat: "同じ点のときは、起家に近い人（東・南・西・北の順）が上です。",
      last_dealer:
        "同じ点のときは、最後の局の親から見て下家・対面・上家の順に上で、親はいちばん下です。",
    })[form.tie],
  deposit: (form) =>
    form.deposit === "to_top"
      ? "終わったときに卓に残ったリーチ棒は、1着がもらいます。"
      : "終わったときに卓に残ったリーチ棒は、だれのものにもなりません。",
  chombo,
  bust: (form) =>
    ({
      play_on: "点がなくなっても、マイナスのまま続けます。",
      ends_daily_play:
        "ふだんの会では、点が足りなくなった人が出たところで終わります。大会では続けます。",
      ends: "点が足りなくなった人が出たところで終わります。",
    })[form.bust],
  minutes: (form) =>
    form.minutes === null ? "時間は決めません。" : `1回戦は${form.minutes}分です。`,
  announcements: (form) =>
    form.announcements.length === 0
      ? "途中で知らせることはありません。"
      : form.announcements
          .map(
            ({ minutesLeft, call }) =>
              `終わりの${minutesLeft}分前に「${options.call[call]}」と知らせます。`,
          )
          .join(""),
  atEnd: (form) =>
    form.atEnd === "running_hand_is_last"
      ? "時間になったら、打っている局で終わります。"
      : "時間になったら、打っている局で終わります。もう点のやりとりに入っていたら、あと1局打ちます。",
  finalUntimed: (form) =>
    form.finalUntimed
      ? "大会の決勝は、時間を決めずに打ちます。"
      : "大会の決勝も、同じ時間で打ちます。",
  logged: (form) =>
    form.valueTable === "no_fu"
      ? "満貫（4翻）以上の和了を記録します。"
      : form.roundedUpMangan
        ? "満貫以上の和了を記録します。4翻30符と3翻60符も満貫です（切り上げ満貫）。"
        : "満貫以上の和了を記録します。4翻30符と3翻60符は満貫にしません。",
  countedYakuman: (form) =>
    `${form.valueTable === "no_fu" ? "4・5翻" : "5翻"}で満貫、6・7翻で跳満、8〜10翻で倍満、` +
    (form.countedYakuman
      ? "11・12翻で三倍満、13翻からは数え役満です。"
      : "11翻からはすべて三倍満です。数え役満はありません。"),
  combinedYakuman: (form) =>
    form.combinedYakuman === "add_up"
      ? "役満がいくつか重なったら、その数だけ足します。"
      : "役満がいくつ重なっても、1つ分です。",
  doubleYakuman: (form) =>
    form.doubleYakuman
      ? "大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面待ちは、役満2つ分です。"
      : "どの役満も、それだけで1つ分です。",
  pao: (form) =>
    form.pao.length === 0
      ? "責任払い（パオ）はありません。"
      : `${form.pao.map((pao) => options.pao[pao]).join("、")}は、最後の組を鳴かせた人の責任払い（パオ）です。ロンのときは、放銃した人と半分ずつ払います。`,
  severalRon: (form) =>
    ({
      head_bump: "2人以上が同時にロンしたら、放銃した人の次の番に近い1人だけが和了です（頭ハネ）。",
      two_only: "2人が同時にロンしたら2人とも和了です。3人なら流局です。",
      all: "同時のロンは、2人でも3人でも全員が和了です。",
    })[form.severalRon],
  honba: (form) =>
    form.honba === 0
      ? "積み棒（本場）の点はありません。"
      : `積み棒1本につき${points(form.honba)}点です。ツモのときは、払う人で同じずつ分けます。`,
  doubleWindPairFu: (form) =>
    form.valueTable === "no_fu"
      ? "符は数えません。"
      : `場風と自風が重なる雀頭は${form.doubleWindPairFu}符です。`,
  nagashiMangan: (form) => (form.nagashiMangan ? "流し満貫があります。" : "流し満貫はありません。"),
  valueTable: (form) =>
    ({
      by_han: "点数の表は、翻ごとに、点が上がるところの符だけを並べます。",
      standard: "点数の表は、1〜4翻と20〜110符を並べます。",
      thirty_to_eighty: "点数の表は、1〜4翻と30〜80符を並べます。",
      no_fu: "符を数えず、翻だけで点が決まります。",
    })[form.valueTable],
  assumed: (form) =>
    form.assumed.length === 0
      ? "すべて会の決まりどおりです。"
      : `${form.assumed.map((one) => options.assumed[one]).join("、")}は、ふつうのやり方で計算します。`,
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
