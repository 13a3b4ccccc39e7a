import type { Asked, CarryOver, Method, SettledFault, SettledGroup, TieBreak } from "../platform";

const asked: Record<Asked, string> = {
  guardian_consent: "保護者の同意",
  age: "年齢の確認",
  fee: "参加費",
  ticket: "入場券",
};

const methods: Record<Method, string> = {
  lots: "くじで卓を決め、卓でまたくじを引いて席を決める",
  random: "卓も席も、くじで一度に決める",
  constraints: "同じ人と当たらないように組む（スタッフと当たる回数もそろえる）",
  by_standing: "順位の近い人どうしで組む",
  swiss: "順位の近い人どうしで組むが、一度当たった人とはなるべく組まない",
};

const ties: Record<TieBreak, string> = {
  placings: "1着の多い人、次に2着、3着の多い人が上",
  total_before: "ひとつ前の回までの合計が多い人が上（だめなら、さらに前の回）",
  lot: "くじを引いて決め、記録に残す",
};

const carried: Record<CarryOver, string> = {
  none: "0点から始める",
  half: "前の段階の半分を持ち越す",
  whole: "前の段階の合計をそのまま持ち越す",
};

const faults: Record<SettledFault, string> = {
  key: "使えない文字が入っています",
  empty: "空です",
  out_of_range: "入れられる数ではありません（9,999まで）",
  count: "ひとつもないか、多すぎます",
  more_than_capacity: "定員より多くなっています",
  not_after: "申し込みを始める時より前になっています",
  twice: "同じものが2度あります",
  no_cut: "決まっていません。次の段階へ何人進むかを入れてください",
  needless_cut: "いりません。次の段階がないからです",
  not_fewer: "その段階で打つ人より少なくしてください",
  nothing_to_carry: "最初の段階なので、持ち越すものがありません",
  three_need_constraints:
    "3人の卓は、全部の回を「同じ人と当たらないように組む」にしたときだけ使えます",
  no_standing_yet: "最初の回なので、まだ順位がありません。ほかの決め方にしてください",
  after_lot: "くじのあとには決めることがありません",
  per_minute: "100点の倍数で入れてください",
  long_text: "長すぎます（1つの見出しに2万字まで）",
};

const fields: readonly (readonly [RegExp, (...numbers: string[]) => string])[] = [
  [/^id$/, () => "大会の名前"],
  [/^entries\.minimum$/, () => "最少人数"],
  [/^entries\.capacity$/, () => "定員"],
  [/^entries\.opens$/, () => "申し込みを始める時"],
  [/^entries\.closes$/, () => "申し込みの締め切り"],
  [/^entries\.check_in_until$/, () => "来場の締め切り"],
  [/^entries\.asks/, () => "申し込む人に求めるもの"],
  [/^stages$/, () => "段階"],
  [/^stages\[(\d+)\]\.name$/, (at) => `${Number(at) + 1}番目の段階の名前`],
  [/^stages\[(\d+)\]\.rules/, (at) => `${Number(at) + 1}番目の段階のルール`],
  [/^stages\[(\d+)\]\.rounds$/, (at) => `${Number(at) + 1}番目の段階の回数`],
  [
    /^stages\[(\d+)\]\.rounds\[(\d+)\]$/,
    (at, round) => `${Number(at) + 1}番目の段階の${Number(round) + 1}回戦の席の決め方`,
  ],
  [/^stages\[(\d+)\]\.carry_over$/, (at) => `${Number(at) + 1}番目の段階の持ち越し`],
  [/^stages\[(\d+)\]\.cut/, (at) => `${Number(at) + 1}番目の段階から進む人数`],
  [/^ties\[(\d+)\]/, (at) => `同点のときの決め方の${Number(at) + 1}番目`],
  [/^penalties\.late/, () => "遅刻1分の減点"],
  [/^penalties\.offences$/, () => "違反の数"],
  [/^prizes\.picks/, () => "賞品を選ぶ数"],
  [/^prizes\.certificates$/, () => "賞状の数"],
  [/^book/, () => "大会の決まりの文"],
  [/^staff\.tables/, () => "スタッフの入る卓の数"],
  [/^offers\[(\d+)\]\.place/, (at) => `${Number(at) + 1}番目に案内する枠の名前`],
  [/^offers\[(\d+)\]/, (at) => `${Number(at) + 1}番目に案内する枠の数`],
];

/** 定員, 予選の名前 and the like: a field as people know it. */
export function settledField(field: string): string {
  for (const [pattern, name] of fields) {
    const found = pattern.exec(field);
    if (found !== null) {
      return name(...found.slice(1));
    }
  }
  return field;
}

const staffWays = {
  fill_gaps: "足りないときだけ入る",
  tables: "決まった数の卓に入る",
  everybody_meets: "全員が対局できるように入る",
};

export const competition = {
  heading: "大会",
  list: "この会の大会",
  none: "大会はまだありません。「新しい大会を作る」から始めます。",
  name: "大会の名前",
  people: "人数",
  state: "様子",
  first: "1位",
  players: (playing: number, capacity: number | null, waiting: number) =>
    `${playing}人${capacity === null ? "" : `／定員${capacity}人`}${waiting > 0 ? `、補欠${waiting}人` : ""}`,
  states: { over: "終わりました", drawn: "進行中", begun: "受付中", prepared: "準備中" },
  open: (name: string) => `${name}を開く`,
  make: "新しい大会を作る",
  makeHint: "名前や回数は次の画面で直せます。",
  plain: "会の大会 4回戦",
  plainWords: "なるべく同じ人と当たらずに4回打ち、合計で順位をつけます。",
  plainName: "会の大会",
  plainStage: "本戦",
  others: "ほかの形",
  usual: "はじめての大会に",
  seeSettled: "決まりを見る",
  stagesShort: (stages: readonly { name: string; rounds: readonly unknown[] }[]) =>
    stages.map(({ name, rounds }) => `${name}${rounds.length}回`).join(" → "),
  capacityShort: (capacity: number | null) =>
    capacity === null ? "定員なし" : `定員${capacity}人`,
  likeShort: "この形で作る",
  settledOf: (name: string) => `${name}の決まりを見る`,
  like: (name: string) => `この形で作る：${name}`,
  unsaid: (what: string) =>
    `もとの紙に記載のない所：${what}。ふつうのやり方を入れてあります。作るときに決めてください。`,
  unsaidOf: {
    "haku-2015": "賞状の人数",
    "hakuryuo-40": "同点のとき、予選1回戦より後の席の決め方、賞状の人数",
    "wakakujira-2025": "賞状の人数",
    "wakakujira-2025-championship": "席の決め方、同点のとき、違反の扱い、賞状の人数",
  } as Record<string, string>,
  back: "大会の一覧に戻る",
  backShort: "一覧",
  playersShort: (count: number) => `${count}人`,
  parts: {
    desk: "受付",
    play: "進行",
    results: "結果と賞",
    log: "できごと",
    settled: "決めごと",
  },
  partsLabel: "大会ですること",
  newHeading: "新しい大会",
  changeHeading: "大会の決めごとを直す",
  change: "直す",
  create: "この大会を作る",
  save: "この決めごとにする",
  cancel: "やめる",
  created: (name: string) => `${name}を作りました。受付を始められます。`,
  changed: (name: string) => `${name}の決めごとを直しました。`,
  delete: "この大会を消す",
  deleted: (name: string) => `${name}を消しました。「元に戻す」で戻せます。`,
  basics: "基本",
  more: "くわしい決まり",
  moreHint: "このままでも始められます。",
  groups: {
    entries: "人数と申し込み",
    stages: "段階と席",
    ties: "同点のとき",
    end: "賞と減点",
    offers: "上位の人に案内する出場枠",
    book: "この大会だけの決まり（文）",
  } satisfies Record<SettledGroup, string>,
  nothingSettled: "なし",
  rounds: "回数",
  fewer: "減らす",
  moreOf: "増やす",
  roundCount: (count: number) => `${count}回戦`,
  dayOf: "大会の日",
  dayHint: "決まっていなければ空けておきます。",
  arriveUntil: "来場の締め切り",
  capacity: "定員",
  capacityHint: "空けておくと、定員はありません。",
  minimum: "最少人数",
  minimumHint: "これより少なければ開かない人数。",
  people_unit: "人",
  tables_unit: "卓",
  staff: "スタッフの入り方",
  staffWays,
  staffTables: "スタッフの入る卓の数",
  placeCountHint: "まだ決まっていなければ空のまま",
  wholeTables: "休みの人が出る人数では席を決めない",
  asks: "申し込む人に求めるもの",
  opens: "申し込みを始める日",
  closes: "申し込みを締め切る日",
  time: "時刻",
  timeHint: "9:30、午後1時のように。空なら0時。",
  stageHeading: (at: number) => `${at}番目の段階`,
  stageName: "段階の名前",
  rules: "ルール",
  rulesOfThree: "3人の卓のルール",
  noThree: "3人の卓は作らない",
  seating: (round: number) => `${round}回戦の席の決め方`,
  addRound: "回を1つ増やす",
  removeRound: "最後の回を減らす",
  carryOver: "前の段階の成績",
  through: "次へ進む人数",
  cutBy: "進む人の決め方",
  cutWays: { total: "合計の順", last_hanchan: "最後の半荘の成績の順" },
  latePerMinute: "遅刻1分の減点",
  lateHint: "空けておくと、遅刻は点数にひびきません。",
  lateCostsBooby: "遅刻した人のブービー賞はなしにする",
  picks: "賞品を選ぶ数（1位から順に）",
  picksHint: "「2 1 1」のように。空けておくと、選ぶ賞品はありません。",
  booby: "ブービー賞（下から2番目の人）",
  keepsakes: "参加賞（全員）",
  certificates: "何位まで賞状を出すか",
  rank_unit: "位",
  addStage: "段階を最後に加える",
  newStage: (at: number) => `${at}次`,
  removeStage: (at: number) => `${at}番目の段階をなくす`,
  tieAt: (at: number) => `同点のときの決め方（${at}番目）`,
  tieEnd: "決めない（同じ順位にする）",
  tieNames: ties,
  offences: "1日に何回違反すると、賞と枠をなくすか",
  offencesHint: "空けておくと、違反は賞にひびきません。",
  times_unit: "回",
  offersHint: "ほかの大会の出場枠などを、順位の順に案内します。",
  place: "何の枠か",
  placeCount: "枠の数",
  passesHolders: "もう枠を持っている人は飛ばして、次の順位の人に案内する",
  addOffer: "案内する枠を加える",
  removeOffer: (at: number) => `${at}番目の枠をなくす`,
  asked,
  methods,
  carried,
  faults: (field: string, what: SettledFault) => `${settledField(field)}が${faults[what]}。`,
};

export type CompetitionText = typeof competition;
