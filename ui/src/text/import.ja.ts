import type { DoubtShown, FileProblem, ImportRole, OpeningProblem } from "../platform";
import { points as inPoints } from "./amounts";
import { ledger } from "./ledger.ja";

const roles: Record<ImportRole, string> = {
  members: "会員の名簿",
  sessions: "開催日",
  results: "成績",
  hands: "満貫以上の和了",
  adjustments: "調整",
  openings: "合計だけの成績",
  rules: "ルール",
};

/** What is wrong with an opening total. */
export const openings: Record<OpeningProblem["what"], string> = {
  period: "最終日が初日より前です。直してください。",
  points: "合計は100点きざみで、1,000,000Pまでです。表を見直してください。",
  games:
    "半荘の数は1から100,000までで、着順の数の合計と同じはずです。数え直すか、着順を空にしてください。",
  recorded: "この人の同じ期間の合計は、もう記録されています。この行を外してください。",
};

export type FileProblemTexts = {
  [Kind in FileProblem["kind"]]: (problem: Extract<FileProblem, { kind: Kind }>) => string;
};

const problems: FileProblemTexts = {
  too_large: () => "ファイルが大きすぎます。正しいファイルか確かめ、分けてください。",
  too_many_rows: ({ most }) =>
    `行が${most.toLocaleString("ja-JP")}を超えます。正しいファイルか確かめ、分けてください。`,
  workbook: () =>
    "Excelのファイルとして読めません。Excelで開き、パスワードをかけずに「.xlsx」で保存し直してください。",
  encoding: () => "文字が読めません。表計算ソフトで「CSV UTF-8」として保存し直してください。",
  empty_file: () => "中身がありません。1行目には列の名前（日付、番号など）を書きます。",
  no_rows: () => "列の名前だけで、行がありません。取りこまないなら、外してください。",
  unknown_column: ({ name }) =>
    `「${name}」が何の列か、わかりません。上の「どの列が何か」で選ぶか、「取りこまない」にしてください。`,
  column_twice: () =>
    "この列が2つあります。上の「どの列が何か」で、片方を「取りこまない」にしてください。",
  missing_column: () =>
    "この列がありません。上の「どの列が何か」で選ぶか、ファイルに足してください。",
  cell_count: ({ cells, columns }) =>
    `この行は${cells}ますですが、列は${columns}あります。「,」や「"」の抜けを確かめてください。`,
  empty: () => "空です。入れてください。",
  not_a_number: ({ typed }) => `「${typed}」は整数ではありません。42300のように入れてください。`,
  out_of_range: ({ value, lowest, highest }) =>
    `${value}は使えません。${lowest}から${highest}までの数を入れてください。`,
  not_a_word: ({ typed, words }) =>
    `「${typed}」はわかりません。次のどれかにしてください：${words}。`,
  not_a_day: ({ typed }) =>
    `「${typed}」は日付として読めません。2026/11/21か令和8年11月21日のように入れてください。`,
  no_such_day: ({ typed }) => `「${typed}」という日はありません。月と日を確かめてください。`,
  outside_era: ({ typed }) => `「${typed}」はその元号にありません。年を確かめてください。`,
  year: ({ day }) => `${day}は1900年から2199年までの日ではありません。年を確かめてください。`,
  too_long: ({ most }) => `長すぎます。${most}文字までに縮めてください。`,
  unseen_character: () => "目に見えない文字が混じっています。打ち直してください。",
  left_before_joining: () => "退会日が入会日より前です。どちらかを直してください。",
  number_twice: ({ number, line }) =>
    `会員番号${number}は${line}行目にもあります。番号はひとりにひとつです。`,
  member_differs: ({ number, recorded, given }) =>
    `会員${number}は、記録では［${recorded}］、このファイルでは［${given}］です。取りこみで変わるのは公開名だけなので、どちらかを直してください。`,
  session_differs: ({ day }) =>
    `${day}の開催日は、別の会場か備考で記録されています。この行を外すか、記録を直してください。`,
  unknown_member: ({ number }) =>
    `会員${number}がいません。会員のファイルに足すか、番号を直してください。`,
  unknown_rule_set: ({ name }) =>
    `「${name}」というルールはありません。名前を直すか、先にルールを取りこんでください。`,
  not_a_rule_set: () =>
    "ルールのファイルとして読めません。半荘帳で書き出したルールのファイルを、書きかえずに選んでください。",
  not_as_exported: () =>
    "この形のファイルとしては読めません。半荘帳で書き出したファイルを、書きかえずに選んでください。",
  rule_set_differs: ({ name }) =>
    `ルール「${name}」は、別の内容で記録されています。別の名前か版にしてください。`,
  disagrees: ({ given, first, line }) =>
    `「${given}」は、同じ卓の${line}行目の「${first}」と違います。そろえてください。`,
  too_many_players: ({ seats }) => `この卓は${seats}人までです。回戦と卓を確かめてください。`,
  seat_taken: ({ seat, line }) =>
    `席${seat}には${line}行目の人がいます。どちらかを直してください。`,
  missing_seats: ({ seats, players }) => `席${seats}に人がいません。1卓に${players}行いります。`,
  seat_not_used: ({ seat }) => `三人麻雀に席${seat}はありません。席を直してください。`,
  same_player_twice: ({ member, line }) =>
    `会員${member}は${line}行目で同じ卓にいます。どちらかを直してください。`,
  at_two_tables: ({ member, day, round, other }) =>
    `会員${member}は、${day}の${round}回戦${other}卓にもいます。ほかの人のつもりの行を直すか、わけがあるときは「二卓の理由」の列に書いてください。`,
  player_count: ({ expected, got }) =>
    `${got}人ですが、このルールは${expected}人です。ルールか人を直してください。`,
  points_over: ({ difference, expected }) =>
    `${difference}点多すぎます。点と残った供託を足すと${expected}点になるはずです。記録用紙を見直してください。`,
  points_short: ({ difference, expected }) =>
    `${difference}点足りません。点と残った供託を足すと${expected}点になるはずです。記録用紙を見直してください。`,
  not_whole_step: ({ seat, points }) =>
    `席${seat}の${points}点は100点で割りきれません。記録用紙を見直してください。`,
  points_out_of_range: ({ seat, points }) =>
    `席${seat}の${points}点は大きすぎます。記録用紙を見直してください。`,
  deposit: ({ points }) => `供託が${points}点ですが、1,000点ずつのはずです。直してください。`,
  too_many_chombo: ({ seat, count }) =>
    `席${seat}のチョンボ${count}回は多すぎます。数を確かめてください。`,
  last_dealer: ({ seat }) => `最後の親が席${seat}ですが、その席に人はいません。直してください。`,
  needless_reason: () => "点は合っています。合わない理由は空にしてください。",
  already_recorded: ({ day, round, table }) =>
    `${day}の${round}回戦${table}卓は、もう記録されています。この卓の行を外すか、記録のほうを訂正してください。`,
  set_aside: ({ day, round, table }) =>
    `${day}の${round}回戦${table}卓は、無効にしてあります。有効に戻してから取りこむか、この卓の行を外してください。`,
  no_such_table: ({ day, round, table }) =>
    `${day}の${round}回戦${table}卓の成績がありません。先に成績を取りこむか、この行を直してください。`,
  not_drawn: ({ competition, day, round, table }) =>
    `${competition}では、${day}の${round}回戦に${table}卓はありません。先に組み合わせを決めるか、この行を直してください。`,
  hands_recorded: ({ day, round, table }) =>
    `${day}の${round}回戦${table}卓の和了は、もう記録されています。この卓の行を外してください。`,
  not_at_table: ({ number }) => `会員${number}はその卓にいません。番号か卓を直してください。`,
  loser_is_winner: ({ number }) =>
    `会員${number}が和了と放銃の両方になっています。自摸なら放銃を空にしてください。`,
  honba: ({ count }) => `${count}本場は使えません。0から99までで入れてください。`,
  han: ({ count }) => `${count}翻は使えません。1から104までで入れてください。`,
  fu: ({ count }) => `${count}符は使えません。20、25、30から110までで入れてください。`,
  level: ({ level, han }) => `${level}と${han}翻が合いません。どちらかを直してください。`,
  adjustment_recorded: () => "同じ理由の同じ点が、もう記録されています。この行を外してください。",
  adjustment_points: ({ points }) =>
    `${points}点は使えません。-500のように、0でない100点きざみで入れてください。`,
  opening: ({ problem }) => openings[problem.what],
  ledger: ({ problem }) => ledger.problem(problem),
};

export const imports = {
  ownForms: "半荘帳の形のファイル",
  hint: "CSVファイルかExcelのファイル（.xlsx）を選び、まず試します。1か所でもおかしいと、何も取りこみません。取りこんだあとも「元に戻す」で戻せます。",
  roles,
  none: "選んでいません",
  choose: "選ぶ",
  chooseTitle: "取りこむファイル",
  fileKind: "CSV・Excel・JSONファイル",
  sheet: "シート",
  headingLine: (line: number) =>
    `${line}行目を列の名前として読みます。その上の行は取りこみません。`,
  columnsOf: (file: string, count: number) => `どの列が何か：${file}（${count}列）`,
  openColumns: (count: number) =>
    `何の列かわからないものが${count}つあります。選ぶか、「取りこまない」にしてください。`,
  missingColumns: (names: readonly string[]) =>
    `なくてはならない列が、まだ決まっていません：${names.join("、")}。`,
  heading_: "ファイルの列",
  noHeading: (place: number) => `${place}列目（名前なし）`,
  examples: "中身の例",
  takenFor: "何の列か",
  takenForOf: (heading: string) => `「${heading}」は何の列か`,
  pleaseChoose: "選んでください",
  knownColumn: (name: string, required: boolean) => (required ? `${name}（必要）` : name),
  leftOut: "取りこまない",
  stopped: "取りやめました。何も取りこんでいません。",
  leaveOut: "外す",
  preview: "試してみる",
  store: "取りこむ",
  couldBe: "おかしなところはありません。取りこむと、次のものが加わります。",
  lookAt: "打ちまちがいかもしれないところがあります。正しければ、そのままでかまいません。",
  doubt: (doubt: DoubtShown): string => {
    switch (doubt.kind) {
      case "new_series":
        return `「${doubt.name}」は、いままでになかったシリーズです。`;
      case "future_day":
        return `${doubt.day.shown}は、まだ来ていない日です。`;
      case "before_joining":
        return `${doubt.member}番の人は、入会日より前の${doubt.day.shown}に打っています。`;
      case "out_of_reach":
        return `${doubt.member}番の人の点数（${doubt.day.shown} ${doubt.round}回戦${doubt.table}卓）が${inPoints(doubt.points)}点です。`;
    }
  },
  counts: {
    ruleSetsAdded: "新しいルール",
    membersAdded: "新しい会員",
    membersUnchanged: "前からいる会員（そのまま）",
    publicNames: "前からいる会員（公開名が変わる）",
    hanchan: "半荘",
    hands: "満貫以上の和了",
    adjustments: "調整",
    openings: "合計だけの成績",
  },
  done: (hanchan: number, members: number) =>
    `取りこみました（半荘${hanchan}回、新しい会員${members}人）。`,
  wrong: (count: number) =>
    `${count}か所おかしいので、何も取りこんでいません。ファイルを直して、選び直してください。`,
  columns: { file: "ファイル", line: "行", column: "列", problem: "どうするか" },
  wholeFile: "全体",
  problem: (problem: FileProblem): string =>
    // Each entry takes just the problem of its own kind, which the index has already chosen.
    (problems[problem.kind] as (problem: FileProblem) => string)(problem),
};

export type ImportText = typeof imports;
