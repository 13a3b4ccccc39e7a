import type { RuleForm, Words } from "../platform";
import { points } from "./amounts";
import { faultSentence, options } from "./ruleWords.ja";

/** 3万, 2.5万; what is no whole thousand stands in full. */
function tenThousands(amount: number | null): string {
  return amount !== null && amount > 0 && amount % 1_000 === 0
    ? `${amount / 10_000}万`
    : points(amount);
}

export const rules = {
  viewsLabel: "ルールでできること",
  views: { read: "読む・くらべる", book: "ルール集", tryOut: "別のルールで試す" },
  listLabel: "ルールの一覧",
  otherRules: "ほかのルール",
  clubRules: "この会のルール",
  presets: "まだ使っていない見本",
  presetsHint: "そのまま「いつものルール」にすることも、写して変えることもできます。",
  usual: "いつものルール",
  version: (version: number) => `第${version}版`,
  games: (hanchan: number) => `半荘${hanchan}回`,
  played: (version: number, hanchan: number, before: number) =>
    `第${version}版　${hanchan === 0 ? "まだ半荘は入っていません" : `半荘${hanchan}回`}` +
    (before === 0 ? "" : `（前の版では${before}回）`),
  /** In the list, under the name: 3万点持ち3万点返し. */
  summary: (form: RuleForm) =>
    (form.players === 3 ? "3人　" : "") +
    (form.fromReturn
      ? `${tenThousands(form.start)}点持ち${tenThousands(form.returnPoints)}点返し`
      : `${tenThousands(form.start)}点持ち・返しなし`),
  copy: "写して新しく作る",
  change: "変える",
  makeUsual: "いつものルールにする",
  of: (name: string, deed: string) => `${name}：${deed}`,
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
    time: "時間と終わり方",
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
    atEnd: "時間になったとき",
    combinedYakuman: "役満が重なったとき",
    pao: "責任払い（パオ）",
    severalRon: "同時のロン",
    doubleWindPairFu: "連風牌の雀頭",
    renhou: "人和",
    north: "北の牌",
    redFives: "赤ドラの枚数",
    valueTable: "点数の表",
    assumed: "会の決まりに記載のない所",
  },
  /** Words of the backend, as they are in this language. */
  inLanguage: (words: readonly Words[]) => words.map(({ ja }) => ja).join(""),
  assumed: "記載なし",
  assumedAre: (names: readonly string[]) =>
    names.length === 0
      ? "すべて会の決まりどおりです。"
      : `${names.join("、")}は、ふつうのやり方で計算します。`,
  few: {
    yes: "あり",
    no: "なし",
    and: "、",
    players: (players: number) => `${players}人`,
    points: (amount: number | null) => `${points(amount)}点`,
    noReturn: "返しなし",
    noOka: (isResidual: boolean): string =>
      isResidual ? "ほかの人の裏返し、オカなし" : "オカなし",
    okaToFirst: (oka: string) => `オカ${oka}点は1着へ`,
    okaGivenBack: "順位点にふくめて返す",
    okaToNobody: "だれのものにもならない",
    byFloating: "浮きの人数で変わる",
    chombo: {
      adjustment: (amount: number | null) =>
        amount === 0 ? "回数だけ記録" : `成績から${points(amount)}点`,
      each: (amount: number | null) => `その場で${points(amount)}点ずつ`,
      mangan: () => "その場で満貫払い",
    },
    minutes: (minutes: number | null) => (minutes === null ? "決めない" : `${minutes}分`),
    call: (minutes: number | null, call: string) => `${minutes}分前「${call}」`,
    finals: (isUntimed: boolean): string => (isUntimed ? "時間なし" : "同じ時間"),
    logged: (countsFu: boolean): string => (countsFu ? "満貫から" : "4翻から"),
    honba: (amount: number | null) => `1本${points(amount)}点`,
    noFu: "数えない",
    red: ([characters, circles, bamboo]: readonly number[]) =>
      `赤${characters}・${circles}・${bamboo}枚`,
    yaku: {
      openTanyao: "喰いタン",
      atozuke: "後付け",
      pinfuTsumo: "ピンフツモ",
      ippatsu: "一発",
      uraDora: "裏ドラ",
    },
    renhou: (worth: string) => `人和は${worth}`,
    withLoss: (is: boolean): string => (is ? "ツモ損あり" : "ツモ損なし"),
  },
  options,
  fault: faultSentence,
  example: "例で見る",
  exampleHint: "点数を変えて試せます",
  exampleColumns: {
    seat: "席",
    points: "終わりの点",
    return: "返し",
    base: "素点",
    uma: "順位点",
    total: (unit: string) => `得点（${unit}）`,
  },
  exampleFrom: "例にする半荘",
  exampleMade: "見本の点",
  exampleGame: (round: number, table: string) => `${round}回戦${table}卓`,
  exampleGameOf: (day: string, round: number, table: string) =>
    `${day.replace(/^.*年/, "")} ${round}回戦${table}卓`,
  examplePoints: (wind: string) => `${wind}の終わりの点`,
  noReturn: "なし",
  minus: "－",
  and: "と",
  equals: "＝",
  exampleSums: (players: number): [string, string, string] => [
    `${players}人の合計は `,
    "点、得点の合計は ",
    "。",
  ],
  exampleShort: (missing: string, sum: string) =>
    `あと${missing}点足りません。合計が${sum}点になると計算します。`,
  exampleOver: (missing: string, sum: string) =>
    `${missing}点多すぎます。合計が${sum}点になると計算します。`,
  exampleNotWhole: (wind: string, typed: string) =>
    `${wind}の${typed}点は、100点で割り切れません。`,
  exampleTooFar: (wind: string, typed: string) =>
    `${wind}の${typed}点は、大きすぎて計算できません。`,
  exampleNotYet: "全員の点がそろうと計算します。",
  exampleWaits: "直すところがなくなると計算します。",
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
    upTo === han ? `${han}翻` : upTo === null ? `${han}翻〜` : `${han}〜${upTo}翻`,
  fu: (fu: number, upTo: number | null) =>
    upTo === null || upTo === fu ? `${fu}符` : `${fu}〜${upTo}符`,
  print: "ルール表",
  printed: (name: string) => `「${name}」のルール表を開きました。開いた画面で印刷してください。`,
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
  ticks: {
    finalUntimed: "大会の決勝は時間を決めない",
    roundedUpMangan: "4翻30符と3翻60符を満貫にする（切り上げ満貫）",
    countedYakuman: "13翻からを数え役満にする",
    doubleYakuman: "ダブル役満がある（大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面待ち）",
    nagashiMangan: "流し満貫がある",
    openTanyao: "鳴いたタンヤオを認める（喰いタン）",
    atozuke: "あがり牌で役がついてもよい（後付け）",
    pinfuTsumo: "平和はツモでもつく（ピンフツモ、20符）",
    ippatsu: "一発がある",
    uraDora: "裏ドラがある",
    rinshanWithHaitei: "最後の牌での嶺上開花は、海底もつく",
    tsumoLoss: "ツモのとき、いない北家の分は払わない（ツモ損）",
  },
  assumedHint:
    "ふつうのやり方で計算していて、ルール表でも分けて書きます。会で決めたものは、印を外してください。値を変えると、会で決めたことになります。",
  suits: ["萬子", "筒子", "索子"],
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
  compare: "くらべる",
  compareLabel: "2つをくらべる",
  compareOne: "左",
  compareOther: "右",
  compareWith: "相手のルール",
  onlyDifferent: "ちがうところだけ",
  everything: "すべての項目",
  showEverything: "同じ項目も見る",
  showDifferent: "ちがうところだけ見る",
  different: "ちがう",
  restIsSame: (different: number, same: number) =>
    different === 0 ? "どの項目も同じです。" : same === 0 ? "" : `ほかの${same}項目は同じです。`,
  tryOther: (name: string) =>
    `これまでの半荘を「${name}」で計算し直すと、順位の変わり方を見られます。`,
  tryHint:
    "もう入っている半荘を、選んだルールで計算し直して、本当の成績と並べます。会の記録は何も変わりません。",
  tryRules: "試すルール",
  tryHeading: (period: string, name: string) => `${period} 「${name}」だったら`,
  tryCaption: (unit: string, tried: string) =>
    unit === tried
      ? `単位：${unit}`
      : unit === "P"
        ? `単位：P。試したルールの成績は${tried}で表しますが、くらべられるように、ここでは1,000点を1Pとしています。`
        : `単位：${unit}。試したルールの成績は${tried}で表しますが、くらべられるように、ここでは1Pを1,000点としています。`,
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
