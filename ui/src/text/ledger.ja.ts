import type {
  Amounts,
  BecameShown,
  LedgerColumn,
  LedgerProblem,
  ListKind,
  Skipped,
  Taken,
  TakenForGranted,
} from "../platform";

export type LedgerProblemTexts = {
  [What in LedgerProblem["what"]]: (problem: Extract<LedgerProblem, { what: What }>) => string;
};

const problems: LedgerProblemTexts = {
  no_list: () => "成績の表が見つかりません。どんな表かを選ぶか、このシートを外してください。",
  person: ({ name }) => `「${name}」がだれか、決まっていません。上の「人」で選んでください。`,
  no_year: ({ day }) => `「${day}」が何年か、書いてありません。何年度の表かを入れてください。`,
  no_day: () => "日付がありません。表に書くか、この行を取りこまないでください。",
  not_a_day: ({ text }) =>
    `「${text}」は日付として読めません。4/5のように書くか、この行を取りこまないでください。`,
  no_period: () => "いつからいつまでの合計か、書いてありません。期間を入れてください。",
  not_a_number: ({ text }) =>
    `「${text}」は数として読めません。直すか、この行を取りこまないでください。`,
  sum: ({ sum, expected }) =>
    `この卓の合計が${sum}です。${expected}になるはずです。直すか、この行の扱いを選んでください。`,
  players: ({ count, expected }) =>
    `この卓は${count}人ですが、ルールでは${expected}人です。直すか、この行を取りこまないでください。`,
  twice: ({ name }) => `「${name}」が同じ卓に2回います。どちらかを直してください。`,
  tied: () =>
    "同点の人がいて、どちらが上かは席で決まりますが、席が書いてありません。着順か席を書くか、この行を取りこまないでください。",
  differs: () =>
    "書いてある着順や成績が、ルールで計算したものと違います。直すか、この行を取りこまないでください。",
  again: ({ round, table }) =>
    `その日の${round}回戦${table}卓が2つあります。片方を直すか、この行を取りこまないでください。`,
  no_series: () => "どのシリーズの成績か、入れてください。",
};

const columns: Record<LedgerColumn, string> = {
  date: "日付",
  round: "回戦",
  table: "卓",
  number: "会員番号",
  name: "名前",
  kana: "ふりがな",
  seat: "席",
  place: "着順",
  points: "点数",
  result: "成績（±P）",
  games: "半荘の数",
  first: "1着の数",
  second: "2着の数",
  third: "3着の数",
  fourth: "4着の数",
};

const kinds: Record<ListKind, string> = {
  players: "1行にひとり",
  tables: "1行に1卓",
  across: "人が横に並ぶ",
  days: "会員と日の表",
  totals: "人ごとの合計",
};

const amounts: Record<Amounts, string> = {
  points: "点数（42300）",
  hundreds: "百点単位の点数（423）",
  thousands: "千点単位の点数（42.3）",
  result: "成績 P（+12.3）",
  result_points: "成績 点（+12300）",
};

const granted: Record<TakenForGranted, string> = {
  day_above: "空の日付は、上の行と同じ日とみなしました。",
  rounds_counted: "回戦は、表の並び順に数えました。",
  tables_called: "卓は、表の並び順にA、B、Cとしました。",
  points_found: "点数は、成績からルールで求めました。残った供託はなかったものとしています。",
  no_seats: "席が書いてないので、席別の成績には入れません。",
  only_sums:
    "半荘ごとの点数がわからない分は、合計だけの成績として残します。順位や合計には入り、半荘ごとの記録には入りません。",
  games_unknown: "半荘の数がわからない合計があるので、その人の平均は出ません。",
};

const skipped: Record<Skipped, string> = {
  sum: "合計の行なので、取りこみません",
  heads: "列の名前の行なので、取りこみません",
  no_result: "成績がないので、取りこみません",
  left_out: "取りこまない",
};

export const ledger = {
  heading: "会で使ってきた表",
  hint: "Excelなどの成績表を、そのままの形で取りこみます。月ごとのシート、会員と日の表、1行に1卓の表、年間の合計表などが読めます。",
  choose: "表を選ぶ",
  chooseAnother: "ほかの表を選ぶ",
  chooseTitle: "取りこむ成績表",
  fileKind: "Excel・CSVファイル",
  leaveOut: "この表を外す",
  series: "シリーズ",
  year: "何年度の表か",
  yearHint: "日付に年がないときに使います。",
  from: "合計の初日",
  to: "合計の最終日",
  found: (hanchan: number, totals: number) =>
    `半荘${hanchan}回と、合計だけの成績${totals}件になります。`,
  open: (count: number) => `決まっていないことが${count}つあります。`,
  clear: "決まっていないことはありません。下の「試してみる」へ進めます。",
  granted: (what: TakenForGranted) => granted[what],
  problem: (problem: LedgerProblem): string =>
    (problems[problem.what] as (problem: LedgerProblem) => string)(problem),
  people: "人",
  peopleOpen: (count: number) => `だれか決まっていない人が${count}人います。`,
  asSuggested: "似ている人がひとりなら、その人にする",
  unknownAreNew: "似ている人がいなければ、新しい会員にする",
  nameInList: "表の名前",
  times: "回数",
  who: "だれか",
  whoOf: (name: string) => `「${name}」はだれか`,
  member: (number: number, name: string) => `${number} ${name}`,
  near: (number: number, name: string) => `似ている人：${number} ${name}`,
  newMember: "新しい会員",
  newGuest: "新しいゲスト",
  nobody: "取りこまない",
  pleaseChoose: "選んでください",
  sheetOf: (name: string) => (name === "" ? "表" : `シート「${name}」`),
  taken: "取りこむ",
  kind: "どんな表か",
  kinds: (kind: ListKind) => kinds[kind],
  noList: "成績の表ではない",
  amounts: "数の書き方",
  amountsOf: (how: Amounts) => amounts[how],
  asFound: "表のとおり",
  headLines: (lines: readonly number[]) => `列の名前は${lines.join("・")}行目です。`,
  column: (column: LedgerColumn) => columns[column],
  takenFor: (taken: Taken): string => {
    switch (taken.kind) {
      case "left_out":
        return "取りこまない";
      case "sum":
        return "合計（取りこまない）";
      case "of":
        return columns[taken.column];
      case "of_player":
        return `${taken.nth}人目の${columns[taken.column]}`;
      case "person":
        return "この人の成績";
      case "day":
        return taken.day === null ? "この日の成績（年がわかりません）" : `${taken.day.shown}の成績`;
    }
  },
  rows: "行がどうなるか",
  row: "行",
  became: "どうなるか",
  what: "行の扱い",
  whatOf: (line: number) => `${line}行目の扱い`,
  moreRows: (count: number) => `ほかに${count}行あります。`,
  becomes: (became: BecameShown): string => {
    switch (became.kind) {
      case "hanchan":
        return `${became.day.shown} ${became.round}回戦${became.table}卓の半荘`;
      case "day_totals":
        return `日ごとの合計${became.count}件`;
      case "total":
        return `${became.from.shown}から${became.to.shown}までの合計`;
      case "waits":
        return "同じ卓のほかの行が決まるのを待っています";
      case "skipped":
        return skipped[became.why];
      case "wrong":
        return ledger.problem(became.problem);
    }
  },
  asRead: "読んだとおり",
  rowLeftOut: "この行を取りこまない",
  asItStands: "書いてあるとおり、合計として残す",
};

export type LedgerText = typeof ledger;
