import type { RuleFacts, RuleFault, RuleForm } from "../platform";
import { points, signed } from "./amounts";
import type { RuleOptions, RuleWords } from "./rules";

const options: RuleOptions = {
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
  at_end: {
    running_hand_is_last: "打っている局で終わる",
    one_more_after_settlement: "点のやりとり中なら、もう1局",
  },
  combined_yakuman: { single_only: "1つ分だけ", add_up: "数だけ足す" },
  several_ron: {
    head_bump: "1人だけ（頭ハネ）",
    two_only: "2人まで。3人は流局",
    all: "全員",
  },
  pao: { dai_sangen: "大三元", dai_suushii: "大四喜", suukantsu: "四槓子" },
  value_table: {
    by_han: "飜ごとに、点が上がる符だけ",
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
  if (form.by_floating) {
    const rows = form.uma.map(
      (row, index) => `返し以上の人が${index + 1}人のとき、${places(row)}。`,
    );
    return `返し以上（浮き）の人数で変わります。${rows.join("")}全員が浮いたときと、だれも浮かないときは0点です。`;
  }
  if (first.every((amount) => amount === 0)) {
    return "順位点はありません。";
  }
  return `${places(first)}です。${facts.uma_sum === null ? "" : `合計は${facts.uma_sum}点です。`}`;
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
  return `${top}${gap}は、${facts.uma_gives_oka ? "順位点にふくめて返します" : "素点ではだれのものにもなりません"}。`;
}

function chombo(form: RuleForm): string {
  const amount = points(form.chombo_points);
  switch (form.chombo) {
    case "adjustment":
      return form.chombo_points === 0
        ? "回数だけを記録し、成績からは引きません。"
        : `1回ごとに、その人の成績から${amount}点を引きます。ほかの人の成績は変わりません。`;
    case "each":
      return `その場で、ほかの人に${amount}点ずつ払います。終わりの点に入っているので、ここでは回数だけを記録します。`;
    case "mangan":
      return "その場で満貫払いをします（子は親に4,000点、ほかの子に2,000点ずつ。親は全員に4,000点ずつ）。ここでは回数だけを記録します。";
  }
}

const words: RuleWords = {
  players: (form) => (form.players === 3 ? "3人で打ちます（三人麻雀）。" : "4人で打ちます。"),
  start: (form, facts) =>
    `はじめに1人${points(form.start)}点を持ちます。卓の合計は${facts.table_sum}点です。`,
  return: (form) =>
    form.from_return
      ? `終わったときの点から、返しの${points(form.return_points)}点を引いたものが素点です。`
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
            ({ minutes_left, call }) =>
              `終わりの${minutes_left}分前に「${options.call[call]}」と知らせます。`,
          )
          .join(""),
  at_end: (form) =>
    form.at_end === "running_hand_is_last"
      ? "時間になったら、打っている局で終わります。"
      : "時間になったら、打っている局で終わります。もう点のやりとりに入っていたら、あと1局打ちます。",
  stop_below_players: (form) =>
    form.stop_below_players === null
      ? "途中で人が減ったときの決まりはありません。"
      : `残りが${form.stop_below_players}人より少なくなったら、そこで終わります。`,
  final_untimed: (form) =>
    form.final_untimed
      ? "大会の決勝は、時間を決めずに打ちます。"
      : "大会の決勝も、同じ時間で打ちます。",
  logged: (form) =>
    form.value_table === "no_fu"
      ? "満貫（4飜）以上の和了を記録します。"
      : form.rounded_up_mangan
        ? "満貫以上の和了を記録します。4飜30符と3飜60符も満貫です（切り上げ満貫）。"
        : "満貫以上の和了を記録します。4飜30符と3飜60符は満貫にしません。",
  counted_yakuman: (form) =>
    `${form.value_table === "no_fu" ? "4・5飜" : "5飜"}で満貫、6・7飜で跳満、8〜10飜で倍満、` +
    (form.counted_yakuman
      ? "11・12飜で三倍満、13飜からは数え役満です。"
      : "11飜からはすべて三倍満です。数え役満はありません。"),
  combined_yakuman: (form) =>
    form.combined_yakuman === "add_up"
      ? "役満がいくつか重なったら、その数だけ足します。"
      : "役満がいくつ重なっても、1つ分です。",
  double_yakuman: (form) =>
    form.double_yakuman
      ? "大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面待ちは、役満2つ分です。"
      : "どの役満も、それだけで1つ分です。",
  pao: (form) =>
    form.pao.length === 0
      ? "責任払い（パオ）はありません。"
      : `${form.pao.map((pao) => options.pao[pao]).join("、")}は、最後の組を鳴かせた人の責任払い（パオ）です。ロンのときは、放銃した人と半分ずつ払います。`,
  several_ron: (form) =>
    ({
      head_bump: "2人以上が同時にロンしたら、放銃した人の次の番に近い1人だけが和了です（頭ハネ）。",
      two_only: "2人が同時にロンしたら2人とも和了です。3人なら流局です。",
      all: "同時のロンは、2人でも3人でも全員が和了です。",
    })[form.several_ron],
  honba: (form) =>
    form.honba === 0
      ? "積み棒（本場）の点はありません。"
      : `積み棒1本につき${points(form.honba)}点です。ツモのときは、払う人で同じずつ分けます。`,
  double_wind_pair_fu: (form) =>
    form.value_table === "no_fu"
      ? "符は数えません。"
      : `場風と自風が重なる雀頭は${form.double_wind_pair_fu}符です。`,
  nagashi_mangan: (form) =>
    form.nagashi_mangan ? "流し満貫があります。" : "流し満貫はありません。",
  value_table: (form) =>
    ({
      by_han: "点数の表は、飜ごとに、点が上がるところの符だけを並べます。",
      standard: "点数の表は、1〜4飜と20〜110符を並べます。",
      thirty_to_eighty: "点数の表は、1〜4飜と30〜80符を並べます。",
      no_fu: "符を数えず、飜だけで点が決まります。",
    })[form.value_table],
};

function faultSentence(fault: RuleFault): string {
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

export const rules = {
  heading: "ルール",
  viewsLabel: "ルールでできること",
  views: { list: "ルールの一覧", compare: "2つをくらべる", tryOut: "別のルールで試す" },
  clubRules: "この会のルール",
  presets: "まだ使っていない見本のルール",
  presetsHint: "そのまま「いつものルール」にすることも、写して変えることもできます。",
  usual: "いつものルール",
  played: (version: number, hanchan: number, before: number) =>
    `第${version}版　${hanchan === 0 ? "まだ半荘は入っていません" : `半荘${hanchan}回`}` +
    (before === 0 ? "" : `（前の版では${before}回）`),
  summary: (form: RuleForm) =>
    [
      form.players === 3 ? "3人" : "4人",
      form.from_return
        ? `${points(form.start)}点持ち${points(form.return_points)}点返し`
        : `${points(form.start)}点持ち・返しなし`,
      form.by_floating
        ? "順位点は浮きの人数で変わる"
        : form.uma[0]?.every((amount) => amount === 0)
          ? "順位点なし"
          : `順位点 ${form.uma[0]?.map(signed).join(" / ")}`,
    ].join("　"),
  show: "くわしく見る",
  copy: "写して新しく作る",
  change: "変える",
  makeUsual: "いつものルールにする",
  of: (name: string, deed: string) => `${name}：${deed}`,
  back: "一覧に戻る",
  madeUsual: (name: string) =>
    `いつものルールを「${name}」にしました。これから入れる卓に使います。`,
  added: (name: string) => `「${name}」を加えました。`,
  changed: (name: string) => `「${name}」を変えました。これから入れる卓に使います。`,
  unchanged: "前と同じなので、何も変えていません。",
  versions: "ほかの版",
  nameOfVersion: (name: string, version: number) => `${name}（第${version}版）`,
  groups: {
    points: "点の数え方",
    places: "順位点と罰",
    time: "時間",
    hands: "手の点数と記録",
  },
  labels: {
    players: "人数",
    start: "はじめの点（配給原点）",
    return: "返し",
    oka: "1着の素点とオカ",
    rounding: "端数",
    unit: "成績の単位",
    uma: "順位点（ウマ）",
    tie: "同点のとき",
    deposit: "残ったリーチ棒（供託）",
    chombo: "チョンボ",
    bust: "点がなくなったとき（飛び）",
    minutes: "1回戦の時間",
    announcements: "途中の知らせ",
    at_end: "時間になったとき",
    stop_below_players: "人が減ったとき",
    final_untimed: "大会の決勝",
    logged: "記録する手",
    counted_yakuman: "満貫から上",
    combined_yakuman: "役満が重なったとき",
    double_yakuman: "ダブル役満",
    pao: "責任払い（パオ）",
    several_ron: "同時のロン",
    honba: "積み棒（本場）",
    double_wind_pair_fu: "連風牌の雀頭",
    nagashi_mangan: "流し満貫",
    value_table: "点数の表",
  },
  words,
  options,
  fault: faultSentence,
  example: "たとえば、この点で終わったら",
  exampleColumns: {
    seat: "席",
    points: "終わりの点",
    place: "順位",
    base: "素点",
    uma: "順位点",
    total: "成績",
  },
  exampleOf: (unit: string) => `この点で終わった半荘の成績（単位：${unit}）`,
  place: (place: number) => `${place}着`,
  valueTable: "点数の表を見る",
  valueCaption: "和了の点（単位：点。ツモは「子から/親から」、1つだけなら全員から）",
  valueColumns: {
    hand: "手",
    childRon: "子 ロン",
    childTsumo: "子 ツモ",
    dealerRon: "親 ロン",
    dealerTsumo: "親 ツモ",
  },
  han: (han: number, upTo: number | null) =>
    upTo === han ? `${han}飜` : upTo === null ? `${han}飜〜` : `${han}〜${upTo}飜`,
  fu: (fu: number, upTo: number | null) =>
    upTo === null || upTo === fu ? `${fu}符` : `${fu}〜${upTo}符`,
  newTitle: (name: string) => `「${name}」を写して新しいルールを作る`,
  changeTitle: (name: string) => `「${name}」を変える`,
  copyName: (name: string) => `${name} の写し`,
  name: "ルールの名前",
  changeMeans: (hanchan: number) =>
    (hanchan === 0
      ? "このルールで入れた半荘は、まだありません。"
      : `このルールで、もう半荘${hanchan}回が入っています。その成績は変わりません。あとで訂正しても、入れたときの決まりで計算します。`) +
    "変えた決まりは、これから入れる半荘に使います。変えたあとでも「元に戻す」で取り消せます。",
  fromReturn: {
    label: "素点の数え方",
    yes: "返しとの差で数える",
    no: "終わりの点をそのまま数える",
  },
  umaBy: { label: "順位点の決め方", place: "順位だけで決める", floating: "浮きの人数でも変える" },
  floating: (count: number) => `返し以上の人が${count}人のとき`,
  pointsHint: "1,000点が1Pです。引くときは「-10000」のように入れます。",
  chomboPoints: { adjustment: "引く点", each: "1人に払う点" },
  minutesUnit: "分",
  minutesHint: "時間を決めないときは、空にします。",
  announcement: (index: number) => `知らせ${index + 1}`,
  minutesLeft: "終わりの何分前",
  call: "知らせる言葉",
  addAnnouncement: "知らせを加える",
  removeAnnouncement: (index: number) => `知らせ${index + 1}を消す`,
  noStop: "決めない",
  stopBelow: (players: number) => `${players}人より少なくなったら終わる`,
  ticks: {
    final_untimed: "大会の決勝は時間を決めない",
    rounded_up_mangan: "4飜30符と3飜60符を満貫にする（切り上げ満貫）",
    counted_yakuman: "13飜からを数え役満にする",
    double_yakuman: "ダブル役満がある（大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面待ち）",
    nagashi_mangan: "流し満貫がある",
  },
  fuOfPair: (fu: number) => `${fu}符`,
  honbaPoints: "積み棒1本の点",
  differences: "変わるところ",
  noDifferences: "まだ何も変えていません。",
  before: "今まで",
  after: "これから",
  saveNew: "このルールを加える",
  saveChange: "この内容に変える",
  cancel: "やめる",
  toCorrect: (count: number) =>
    `直すところが${count}か所あります。それぞれの欄の下に書いてあります。`,
  compareOne: "くらべるルール",
  compareOther: "相手のルール",
  which: "見るところ",
  onlyDifferent: "ちがうところだけ",
  everything: "すべて",
  compareCaption: "2つのルール",
  ruleHeading: "決まり",
  verdict: "くらべた結果",
  different: "ちがう",
  same: "同じ",
  differentCount: (count: number) =>
    count === 0 ? "どの決まりも同じです。" : `${count}か所がちがいます。`,
  tryHint:
    "もう入っている半荘を、選んだルールで計算し直して、本当の成績と並べます。会の記録は何も変わりません。",
  tryRules: "試すルール",
  tryHeading: (period: string, name: string) => `${period} 「${name}」だったら`,
  tryCaption: (unit: string, tried: string) =>
    unit === tried ? `単位：${unit}` : `単位：本当の成績と差は${unit}、試した成績は${tried}`,
  tryGames: (hanchan: number) => `半荘${hanchan}回を計算し直しました。`,
  tryLeftOut: (players: number) =>
    `${players === 3 ? "三人麻雀" : "四人麻雀"}のルールなので、人数のちがう半荘は入っていません。`,
  tryRaw:
    "このルールには返しがなく、終わりの点をそのまま足すので、打った回数が多いほど合計が大きくなります。",
  tryNone: "この期間には、このルールの人数で打った半荘がありません。",
  tryColumns: {
    name: "氏名",
    games: "半荘",
    rank: "本当の順位",
    triedRank: "試した順位",
    rises: "順位の動き",
    total: "本当の合計",
    triedTotal: "試した合計",
    difference: "合計の差",
  },
  rises: (ranks: number) =>
    ranks > 0 ? `${ranks}つ上がる` : ranks < 0 ? `${-ranks}つ下がる` : "同じ",
};

export type RulesText = typeof rules;
