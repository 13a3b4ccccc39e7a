import type { RuleForm } from "../platform";
import { points, signed } from "./amounts";
import { faultSentence, options, words } from "./ruleWords.ja";

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
      form.fromReturn
        ? `${points(form.start)}点持ち${points(form.returnPoints)}点返し`
        : `${points(form.start)}点持ち・返しなし`,
      form.byFloating
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
    atEnd: "時間になったとき",
    finalUntimed: "大会の決勝",
    logged: "記録する手",
    countedYakuman: "満貫から上",
    combinedYakuman: "役満が重なったとき",
    doubleYakuman: "ダブル役満",
    pao: "責任払い（パオ）",
    severalRon: "同時のロン",
    honba: "積み棒（本場）",
    doubleWindPairFu: "連風牌の雀頭",
    nagashiMangan: "流し満貫",
    valueTable: "点数の表",
    assumed: "会の決まりに記載のない所",
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
    upTo === han ? `${han}翻` : upTo === null ? `${han}翻〜` : `${han}〜${upTo}翻`,
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
  ticks: {
    finalUntimed: "大会の決勝は時間を決めない",
    roundedUpMangan: "4翻30符と3翻60符を満貫にする（切り上げ満貫）",
    countedYakuman: "13翻からを数え役満にする",
    doubleYakuman: "ダブル役満がある（大四喜、四暗刻単騎、純正九蓮宝燈、国士無双十三面待ち）",
    nagashiMangan: "流し満貫がある",
  },
  assumedHint:
    "ふつうのやり方で計算していて、ルール表でも分けて書きます。会で決めたものは、印を外してください。値を変えると、会で決めたことになります。",
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
