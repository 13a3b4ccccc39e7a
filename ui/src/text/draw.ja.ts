import type { SeatsRead } from "../platform";

export const draw = {
  heading: "席決め",
  byCompetition: (name: string) =>
    `この日は「${name}」です。席は、大会の「進行」で決めたり引き直したりします。`,
  toCompetition: (name: string) => `「${name}」の進行を開く`,
  round: "何回戦",
  roundName: (round: number, isKept: boolean) => `${round}回戦${isKept ? "（決定済み）" : ""}`,
  rules: "ルール",
  present: (round: number, present: number) => `${round}回戦にいる人は${present}人です。`,
  nobody: "出席の人がいないので、まだ席を決められません。先に出席をつけてください。",
  toAttendance: "出席をつける",
  draw: "席を引く",
  again: "もう一度引く",
  keep: "この席に決める",
  keepAnew: "前の席に代えて、この席に決める",
  backToKept: "前の席に戻る",
  redraw: "引き直す",
  delete: "この席決めを消す",
  toSheets: "記録用紙を入れる",
  seed: "くじの番号",
  seedHint: "同じ顔ぶれで同じ番号なら、いつでも同じ席になります。",
  proposed: (round: number) => `${round}回戦の席の案（まだ決めていません）`,
  kept: (round: number, seed: number | null) =>
    `${round}回戦の席（決定済み、${seed === null ? "手で決めた席" : `くじの番号 ${seed}`}）`,
  table: (label: string) => `${label}卓`,
  sitsOut: "お休み",
  nobodySitsOut: "お休みの人はいません",
  satOut: (times: number) => `今日${times + 1}回目のお休み`,
  person: (wind: string, table: string, number: number, name: string) =>
    `${table}卓 ${wind}家 ${number} ${name}`,
  personOut: (number: number, name: string) => `お休み ${number} ${name}`,
  swapped: (one: string, other: string) => `${one}さんと${other}さんを入れ替えました。`,
  quality: "この席について",
  roundOnly: (round: number) => `${round}回戦`,
  details: "くわしく",
  tableLetter: (label: string) => label,
  tableWord: "卓",
  giveUp: "やめる",
  swapHint: "入れ替える人を1人ずつ選びます。矢印キーで隣の人へ移ります。",
  swapWith: (name: string) => `${name}さんと入れ替える人を選んでください。`,
  swapping: "入れ替えると",
  swapBegun: (name: string) =>
    `${name}さんを選んでいます。人に移ると、同卓の重なりがどう変わるかが、ここに出ます。`,
  swapTo: (one: string, other: string) => `${one}さんと${other}さん`,
  cost: {
    today: "今日の同卓の重なり",
    month: "今月の同卓の重なり",
    seat: "始める席の重なり",
    none: "重なりは変わりません。",
    becomes: "から",
    more: "ふえます",
    fewer: "へります",
  },
  pair: (one: string, other: string) => `${one}・${other}`,
  metIn: (rounds: readonly number[]) =>
    `${rounds.map((round) => `${round}回戦`).join("、")}でも同卓`,
  metNobody: "今日2度目の同卓はありません",
  metToday: (pairs: number) => `今日2度目の同卓が${pairs}組`,
  fewestFound: "見つかった組み方のなかで、いちばん少ないものです。",
  thirdTimes: (pairs: number) =>
    pairs === 0 ? "今日3度目の同卓はありません" : `そのうち今日3度目からの同卓が${pairs}組`,
  metThisMonth: (pairs: number) =>
    pairs === 0
      ? "今月のほかの日の同卓との重なりはありません"
      : `今月のほかの日にも同卓だった組が${pairs}組`,
  sameSeat: (people: number) =>
    people === 0
      ? "始める席の重なりはありません"
      : `今日もう始めた席から、また始める人が${people}人`,
  give: "決めた席を使う",
  giveOnceKept: "決めたら",
  printPlan: "卓組表を印刷",
  printSheets: "名前入りの用紙を印刷",
  opened: "印刷する紙を開きました。",
  toHall: "会場の画面に席を出す",
  inHall: "会場の画面に席を出しました。",
  sitOutDifference: (rounds: number) =>
    rounds <= 1
      ? "お休みは順番どおりです"
      : `お休みの多い人と少ない人で、${rounds}回の差があります`,
  keptNow: (round: number) => `${round}回戦の席を決めました。`,
  deleted: (round: number) => `${round}回戦の席決めを消しました。「元に戻す」で戻せます。`,
  cameSince: (names: readonly string[]) =>
    `席を決めたあとに来た人：${names.join("、")}。席に入れるには、引き直してください。`,
  notThere: (names: readonly string[]) =>
    `席にいて、この回の出席にない人：${names.join("、")}。入れ替えるか、引き直してください。`,
  sheetsIn: (sheets: number) =>
    `この回の記録用紙がもう${sheets}枚入っています。席を変えても、入っている用紙は変わりません。`,
  byHand: {
    name: "手で決めた席",
    heading: (round: number) => `${round}回戦の手で決めた席`,
    grid: "席",
    wind: (wind: string) => `${wind}家`,
    firstDealer: "起家",
    seat: (table: string, wind: string) => `${table}卓 ${wind}家`,
    out: (place: number) => `お休み ${place}人目`,
    addTable: "卓を足す",
    paste: "一覧から貼りつける",
    list: "1行に1卓ずつ、東家から順に",
    listHint:
      "番号でも名前でも。タブ、読点、空白で区切ります。休む人は「お休み 9」のように書きます。エクセルの表は、席の欄にそのまま貼れます。",
    read: "席に入れる",
    noList: "閉じる",
    back: "くじに戻る",
    check: "確かめること",
    whoIs: (text: string, where: string) => `「${text}」（${where}）はどなたですか。`,
    twice: (names: readonly string[]) => `${names.join("、")}さんが2か所にいます。`,
    unfilled: (tables: readonly string[], seats: number) =>
      `${tables.map((table) => `${table}卓`).join("、")}が、まだ${seats}人になっていません。`,
    unseated: (names: readonly string[]) => `まだ席のない人：${names.join("、")}`,
    othersOut: "残りの人はお休みにする",
    notThere: (name: string, round: number) =>
      `${name}さんは、${round}回戦の出席にありません。席から外すか、出席を直してください。`,
    whole: "全員の席が決まっています",
    came: (names: readonly string[]) => `出席にも入れます：${names.join("、")}`,
    forAll: "残りの回も、同じ顔ぶれの卓で打つ",
    through: "どの回まで",
    rounds: "回戦まで",
    turn: "1回ごとに席を1つずつ回す（南家が次の起家）",
    keepThrough: (from: number, to: number) => `${from}〜${to}回戦をこの席に決める`,
    keptThrough: (from: number, to: number) => `${from}回戦から${to}回戦までの席を決めました。`,
    misread: (why: NotSeats) => {
      switch (why.kind) {
        case "nobody":
          return "だれの名前もありません。1行に1卓ずつ、「1 2 3 4」のように書いてください。";
        case "too_many":
          return `${why.line}行目に${why.has}人います。1卓は${why.takes}人です。1行に1卓ずつ、間を空けて書いてください。`;
        case "misnamed":
          return `${why.line}行目は${why.expected}卓のはずです。卓の名前は、A・B・Cか1・2・3の順に全部に書くか、1つも書かないでください。`;
        case "too_long":
          return "行が多すぎます。席の一覧かどうか、確かめてください。";
      }
    },
  },
};

/** A list that is none of seats. */
export type NotSeats = Exclude<SeatsRead, { kind: "seats" }>;

export type DrawText = typeof draw;
