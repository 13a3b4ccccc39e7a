import type { Method, PlanQuality, RankChange, TableState } from "../platform";

const methods: Record<Method, string> = {
  lots: "卓も席もくじ",
  random: "くじ",
  constraints: "同じ人と当たらない組み方",
  by_standing: "順位の近い人どうし",
  swiss: "順位の近い人どうし（前に当たった人は避ける）",
};

const tables: Record<TableState, string> = {
  entered: "入力済み",
  missing: "まだ",
  set_aside: "無効",
};

function range(fewest: number, most: number): string {
  return fewest === most ? `${most}` : `${fewest}～${most}`;
}

/** How good seats are, the gravest first. */
function quality(of: PlanQuality): string[] {
  return [
    of.repeats === 0
      ? "2度同じ卓になる人どうしはいません。"
      : `2度目以上の同卓が、のべ${of.repeats}組あります（いちばん多い2人で${of.meetingsMost}回）。`,
    ...(of.withStaff
      ? [
          `スタッフと当たる回数は、1人${range(of.staffMeetingsFewest, of.staffMeetingsMost)}回です。`,
          of.sameStaffAgain === 0
            ? "同じスタッフと2度当たる人はいません。"
            : `同じスタッフとまた当たることが、のべ${of.sameStaffAgain}回あります。`,
          ...(of.staffTogether > 0
            ? [`スタッフどうしが同じ卓になることが${of.staffTogether}回あります。`]
            : []),
        ]
      : []),
    of.seatDifference <= 1
      ? "東・南・西・北から始める回数は、だれもほぼ同じです。"
      : `始める席がかたよる人がいます（多い席と少ない席で${of.seatDifference}回の差）。`,
    of.sameTableAgain === 0
      ? "同じ卓にまた座る人はいません。"
      : `同じ卓にまた座ることが、のべ${of.sameTableAgain}回あります。`,
    ...(of.sitsOutMost > 0 ? [`休みは1人${range(of.sitsOutFewest, of.sitsOutMost)}回です。`] : []),
    ...(of.tablesOfThreeMost > 0
      ? [`3人の卓は1人${range(of.tablesOfThreeFewest, of.tablesOfThreeMost)}回です。`]
      : []),
  ];
}

const happenings = {
  late: "遅刻",
  absent: "途中から打たない",
  returned: "もどって打つ",
  replaced: "途中から交代する",
  adjusted: "減点・加点",
  offended: "違反",
};

export const competitionPlay = {
  next: "次にすること",
  toResults: "結果と賞を見る",
  toChoose: "進む人を選ぶ",
  stages: "段階",
  gate: (through: number) => `上位${through}人`,
  gateBy: (byLast: boolean): string => (byLast ? "最後の半荘の順" : "合計の順"),
  carriedShort: { none: "", half: "半分持ち越し", whole: "そのまま持ち越し" },
  dots: { done: "済み", now: "いま", later: "これから" },
  short: (short: number) => `申し込みがあと${short}人足りません。このまま進めることもできます。`,
  changedSince: (stages: readonly string[]) =>
    `席や進む人を決めたあとで、${stages.join("・")}の成績が直されました。何が違ってきたかは、その段階のところに書いてあります。`,
  nextDraw: (stage: string, round: number) => `${stage}${round}回戦の席を決めます。`,
  /** In parts that are better not broken. */
  nextSheets: (labels: readonly string[]): readonly string[] => [
    labels.length > 3
      ? `${labels[0]}卓など${labels.length}卓の`
      : `${labels.map((table) => `${table}卓`).join("と")}の`,
    "用紙を入れます。",
  ],
  nextChoose: (stage: string) => `${stage}から進む人が同点です。だれが進むかを選びます。`,
  nextLot: (stage: string) => `${stage}に同点の人がいます。くじで順位を決めます。`,
  nextCut: (stage: string) => `${stage}から進む人を決めます。`,
  nextCutAnew: (stage: string) =>
    `進むはずの人が出られなくなりました。${stage}から進む人を決め直します。`,
  over: "すべての記録用紙がそろいました。",
  stageWaits: "前の段階から進む人が決まると、ここで席を決められます。",
  round: (round: number) => `${round}回戦`,
  method: (method: Method) => `席の決め方：${methods[method]}`,
  notToPlay: (name: string, round: number) =>
    `${name}さんは、${round}回戦を打つ人ではありません。席から外してください。`,
  lookAtTyped: "この席でよいか見る",
  notDrawn: "まだ席を決めていません。",
  due: (due: number, staff: number) =>
    `打つ人は${due}人${staff > 0 ? `、入れるスタッフは${staff}人` : ""}です。`,
  tablesOf: (stage: string, round: number) => `${stage}${round}回戦の卓`,
  tableName: (label: string) => `${label}卓`,
  tables,
  sitsOut: (names: string) => `お休み：${names}`,
  sheetsIn: (entered: number, all: number) =>
    entered === all ? `${all}枚とも入力済み` : `${all}枚のうち${entered}枚`,
  openRound: (round: string) => `${round}を開く`,
  lookAt: "要確認",
  standing: (stage: string) => `${stage}の順位`,
  standingSoFar: (full: number, more: number) =>
    full === 0 ? `${more}卓まで` : `${full}回戦まで${more > 0 ? `＋${more}卓` : ""}`,
  noStanding: "記録用紙が入ると、ここに順位が出ます。",
  rank: "順",
  name: "名前",
  placesByRound: "着順",
  cutLine: (through: number, next: string) => `ここまで${through}人が${next}へ`,
  gap: (amount: string) => `いまの差 ${amount}`,
  playedOn: (day: string, round: number, seed: number | null) =>
    `${day}の${round}回戦として記録します${seed === null ? "" : `（くじの番号 ${seed}）`}。`,
  seatedOtherwise: (labels: readonly string[]) =>
    `席を決めたあとで成績が変わりました。いまの順位なら、${labels.map((label) => `${label}卓`).join("、")}に座る人が違います。決めた席は変えていません。そのまま打つか、席を引き直してください。`,
  strangers: (names: string) =>
    `申し込みのない人が打っています：${names}。受付に書きこむか、記録用紙の名前を確かめてください。`,
  toSheets: "記録用紙を入れる",
  openSheetOf: (stage: string, round: number, table: string) =>
    `${stage}${round}回戦${table}卓の記録用紙を開く`,
  toSheetsOf: (stage: string, round: number) => `${stage}${round}回戦の記録用紙を入れる`,
  redraw: "席を引き直す",
  swap: "2人を入れ替える",
  closeSwap: "入れ替えを終わる",
  swapped: (one: string, other: string, cost: string) =>
    `${one}さんと${other}さんを入れ替えました。${cost}`,
  noCost: "組み合わせの良さは変わりません。",
  cost: (before: readonly string[], after: readonly string[]) =>
    `前は「${before.join("")}」、いまは「${after.join("")}」。`,
  printAll: (round: number) =>
    `${round}回戦の紙をまとめて印刷（${round > 1 ? "順位表・" : ""}卓組表・記録用紙）`,
  print: "印刷",
  printRanking: "この回までの順位表を印刷",
  printPlan: "卓組表を印刷",
  printCards: "席札を印刷",
  printSheets: "記録用紙を印刷",
  printed: "印刷するものを開きました。",
  quality: "この段階の席について",
  qualityWords: quality,
  drawHeading: (stage: string, round: number) => `${stage}${round}回戦の席決め`,
  seed: "くじの番号",
  seedHint: "番号を記録しておけば、同じ顔ぶれからいつでも同じ席を引けます。",
  drawSettings: "席の引き方",
  proposedSeats: "席の案",
  drawing: "席を組んでいます。",
  draw: "席を引く",
  drawAgain: "別の番号で引く",
  day: "打つ日",
  proposedRounds: (first: number, last: number) =>
    first === last
      ? `${first}回戦の席の案（まだ決めていません）`
      : `${first}回戦から${last}回戦までの席の案（まだ決めていません）`,
  stopped: "途中で止めたので、そこまででいちばんよい案です。番号だけでは、同じ席を引き直せません。",
  takeBest: "ここまでの一番よい席を使う",
  acceptAll: (last: number) => `${last}回戦まで、この席に決める`,
  acceptOne: (round: number) => `${round}回戦だけ、この席に決める`,
  accepted: (stage: string, round: number) => `${stage}${round}回戦の席を決めました。`,
  backToRounds: "やめる",
  roundSeats: (round: number) => `${round}回戦の席`,
  lotHeading: (stage: string) => `${stage}の同点`,
  tied: (names: string) => `${names}が同点です。`,
  drawLot: "くじを引く",
  lotDrawn: (names: string) => `くじの結果は、${names}の順です。記録しました。`,
  paperLot: "紙のくじで決まった順に名前を押す",
  paperOrder: (at: number, name: string) => `${at}番目：${name}`,
  keepOrder: "この順に決める",
  orderKept: "くじの順を記録しました。",
  clearOrder: "最初から押し直す",
  cutHeading: (stage: string, next: string) => `${stage}から${next}へ進む人`,
  cutRule: (through: number, byLast: boolean) =>
    `${byLast ? "最後の半荘の成績" : "合計"}の上位${through}人が進みます。`,
  cutWaits: "この段階の記録用紙がすべてそろうと、決められます。",
  proposed: (count: number) => `成績のとおりに進む人（${count}人）`,
  cutTied: (names: string, places: number) =>
    `${names}が同点で、残りは${places}人です。くじを引くか、進む人に印をつけてください。`,
  goesOn: (name: string) => `${name}さんが進む`,
  movedUp: (names: string) => `繰り上がり：${names}`,
  absent: (names: string) => `次の段階に出られない人：${names}`,
  markAbsent: (name: string) => `${name}さんは次の段階に出られない`,
  notThere: "出られない",
  markedAbsent: (name: string) => `${name}さんは次の段階に出られないことを書きこみました。`,
  decide: (count: number) => `この${count}人に決める`,
  decided: (count: number) => `進む人（${count}人、決定済み）`,
  cutKept: "進む人を決めました。",
  cutDiffers: (would: string, wouldNot: string) =>
    `決めたあとで成績が変わりました。いまの成績なら${would === "" ? "" : `${would}が進み、`}${wouldNot === "" ? "" : `${wouldNot}は進みません。`}決めたことは変えていません。`,
  decideAnew: "いまの成績で決め直す",
  writeHappening: "遅刻・交代・減点を書く",
  closeHappening: "書くのを終わる",
  happeningHeading: "遅刻・欠席・交代・減点",
  what: "何があったか",
  happenings,
  who: "だれ",
  by: "代わりに打つスタッフ",
  fromRound: "どの回から",
  roundOf: (stage: string, round: number) => `${stage}${round}回戦`,
  minutes: "遅れた時間",
  minutesUnit: "分",
  sign: "減点か加点か",
  signs: { penalty: "減点", bonus: "加点" },
  points: "何点",
  inStage: "どの段階の",
  reason: "理由",
  write: "書きこむ",
  needsWho: "だれのことかを選んでください。",
  needsNumber: "数を入れてください。",
  needsReason: "理由を書いてください。",
  written: (name: string) => `${name}さんのことを書きこみました。`,
  ranksChanged: (ranks: readonly RankChange[]) =>
    ranks.length === 0
      ? ""
      : `順位が変わりました：${ranks
          .map(
            ({ person, before, after }) =>
              `${person.name} ${before === null ? "順位なし" : `${before}位`}→${after === null ? "順位なし" : `${after}位`}`,
          )
          .join("、")}。`,
  replacedLateness: "書き直しました",
  drawAllTheSame: "用紙を待たずに決めるわけ",
  drawAllTheSameHint:
    "いまの順位のままで席を決めるときだけ、わけを書いて「席を引く」を押してください。大会の記録に残ります。",
  lateBy: (minutes: number) => `${minutes}分遅刻`,
  offence: "違反",
  lift: "取り消す",
  liftOf: (name: string, what: string) => `${name}さんの${what}を取り消す`,
  lifted: (reason: string) => `取り消し（${reason}）`,
  liftReason: "取り消す理由",
  liftNow: "取り消しを書きこむ",
  liftedNow: (name: string) => `${name}さんのことを取り消しました。`,
};

export type CompetitionPlayText = typeof competitionPlay;
