import type { Thing } from "../platform";
import type { ProblemTexts } from ".";
import { obstacleWords } from "./compare.ja";
import { competitionProblems } from "./competitionFaults.ja";
import { fieldName } from "./fields.ja";
import { handOverProblems } from "./handover.ja";
import { openings } from "./import.ja";
import { fileProblems, untouched } from "./problemsWithFiles.ja";

const unsaved = "この卓はまだ保存していません。いま入れたものは、この画面に残っています。";

const named: Record<Thing, string> = {
  member: "会員",
  series: "シリーズ",
  session: "開催日",
  hanchan: "半荘",
  rule_set: "ルール",
  adjustment: "調整",
  opening_total: "合計だけの成績",
  operation: "履歴",
  draw: "席決め",
  table: "卓",
  schedule_rule: "予定の決まり",
  schedule_exception: "開催日の変更",
  competition: "大会",
  award: "賞",
};

export const problems: ProblemTexts = {
  ...handOverProblems,
  ...fileProblems,
  ...competitionProblems,
  not_brought: obstacleWords,
  no_club_open: () => ({
    what: "会のファイルがまだ開かれていません。",
    data: untouched,
    next: "会のファイルを開いてください。",
  }),
  not_a_month: ({ typed }) => ({
    what: `「${typed}」という月はありません。`,
    data: untouched,
    next: "「令和7年10月」「R7.10」「2025/10」のように入れてください。",
  }),
  not_a_day: ({ typed }) => ({
    what: `「${typed}」は日付として読めません。`,
    data: untouched,
    next: "「R8.11.21」「令和8年11月21日」「2026/11/21」「11/21」のように入れてください。",
  }),
  no_such_day: ({ typed }) => ({
    what: `「${typed}」という日は暦にありません。`,
    data: untouched,
    next: "月と日を確かめて、入れ直してください。",
  }),
  outside_era: ({ typed }) => ({
    what: `「${typed}」は、その元号の年ではありません。`,
    data: untouched,
    next: "元号と年を確かめて、入れ直してください。",
  }),
  ends_before_it_begins: ({ from, to }) => ({
    what: `終わりの日（${to}）が、始めの日（${from}）より前です。`,
    data: untouched,
    next: "始めの日か終わりの日を入れ直してください。",
  }),
  no_such: ({ what, key }) => ({
    what: `${named[what]}「${key}」は記録にありません。`,
    data: untouched,
    next: "番号か名前を確かめてください。ほかの画面で消した場合は、開き直してください。",
  }),
  taken: ({ what, key }) => ({
    what: `${named[what]}「${key}」は、もう使われています。`,
    data: untouched,
    next: "別の番号か名前にするか、もとのほうを直してください。",
  }),
  in_use: ({ what, key }) => ({
    what: `${named[what]}「${key}」には成績などの記録があるので、消せません。`,
    data: untouched,
    next: "そのまま残すか、先にその記録を消してください。",
  }),
  empty_text: ({ field }) => ({
    what: `${fieldName(field)}が空です。`,
    data: untouched,
    next: `${fieldName(field)}を入れてください。`,
  }),
  long_text: ({ field, most }) => ({
    what: `${fieldName(field)}が長すぎます。`,
    data: untouched,
    next: `${most}文字までに縮めてください。`,
  }),
  unseen_character: ({ field }) => ({
    what: `${fieldName(field)}に、目に見えない文字が混じっています。`,
    data: untouched,
    next: "消して、打ち直してください。",
  }),
  out_of_range: ({ field, value, lowest, highest }) => ({
    what: `${fieldName(field)}の${value}は記録できません。`,
    data: untouched,
    next: `${lowest}から${highest}までの数を入れてください。`,
  }),
  day_out_of_range: ({ field, day }) => ({
    what: `${fieldName(field)}の${day}は、1900年から2199年までの日ではありません。`,
    data: untouched,
    next: "年を確かめて、入れ直してください。",
  }),
  left_before_joining: ({ joined, left }) => ({
    what: `退会日（${left}）が入会日（${joined}）より前です。`,
    data: untouched,
    next: "どちらかの日を入れ直してください。",
  }),
  pasted_line: ({ line }) => ({
    what: `貼りつけた名簿の${line}行目に、直すところがあります。`,
    data: untouched,
    next: `名簿の${line}行目を直して、もう一度作ってください。`,
  }),
  nothing_to_undo: () => ({
    what: "元に戻すものは、もうありません。",
    data: untouched,
    next: "そのまま続けてください。",
  }),
  nothing_to_redo: () => ({
    what: "やり直すものはありません。",
    data: untouched,
    next: "そのまま続けてください。",
  }),
  not_a_score: ({ seat, typed }) => ({
    what: `${seat}の点数「${typed}」は、点数として読めません。`,
    data: unsaved,
    next: "用紙を確かめ、100点単位の点数になるように入れ直してください。",
  }),
  empty_score: ({ seat }) => ({
    what: `${seat}の点数がまだ入っていません。`,
    data: unsaved,
    next: `${seat}の点数を入れてください。`,
  }),
  hand_unreadable: ({ line, field, typed }) => ({
    what: `${line}つ目の和了の「${fieldName(field)}」に入れた「${typed}」が読めません。`,
    data: unsaved,
    next: "その行の「直す」を押して、入れ直してください。",
  }),
  hand_unfinished: ({ line }) => ({
    what: `${line}つ目の和了が、まだ途中です。`,
    data: unsaved,
    next: "その行の「直す」を押して、和了した人と区分を入れるか、行を消してください。",
  }),
  hand_of_own_discard: ({ line }) => ({
    what: `${line}つ目の和了で、和了した人と放銃した人が同じです。`,
    data: unsaved,
    next: "その行の「直す」を押して、どちらかを直してください。ツモなら、放銃を空にします。",
  }),
  hand_of_other_level: ({ line }) => ({
    what: `${line}つ目の和了の区分が、翻や符と合いません。`,
    data: unsaved,
    next: "その行の「直す」を押して、区分か、翻か、符を直してください。",
  }),
  empty_seat: ({ seat }) => ({
    what: `${seat}の席がまだ空いています。`,
    data: unsaved,
    next: `${seat}の席に、会員の番号か名前を入れてください。`,
  }),
  points_missing: ({ points }) => ({
    what: `点数の合計が、あと${points}点足りません。`,
    data: unsaved,
    next: "用紙を読み直してください。どうしても合わないときは、理由を書けば保存できます。",
  }),
  points_too_many: ({ points }) => ({
    what: `点数の合計が、${points}点多すぎます。`,
    data: unsaved,
    next: "用紙を読み直してください。どうしても合わないときは、理由を書けば保存できます。",
  }),
  needless_reason: () => ({
    what: "点数の合計は合っているのに、合わない理由が書かれています。",
    data: unsaved,
    next: "理由の欄を空にしてください。",
  }),
  same_player_twice: ({ number }) => ({
    what: `番号${number}の人が、同じ卓に二度すわっています。`,
    data: unsaved,
    next: "どちらかの席の人を入れ直してください。",
  }),
  at_two_tables: ({ number, round, tables }) => ({
    what: `番号${number}の人が、${round}回戦の${tables.join("卓と")}卓の両方にいます。`,
    data: unsaved,
    next: "ほかの人のつもりの席を直してください。わけがあって両方で打ったときは、どちらかの用紙に理由を書けば保存できます。",
  }),
  table_set_aside: ({ round, table }) => ({
    what: `${round}回戦${table}卓は、数えないことになっています。`,
    data: unsaved,
    next: "別の卓の記号で入れるか、数えないことにした操作を元に戻してください。",
  }),
  hand_of_another: ({ number }) => ({
    what: `この卓には、番号${number}の人の手の記録がありますが、その人が席にいません。`,
    data: "前に保存した記録は無事です。いま入れたものは、まだ保存していません。",
    next: "席の人を確かめて、入れ直してください。",
  }),
  wrong_rules: ({ count }) => ({
    what: `ルールに、直すところが${count}か所あります。`,
    data: "会の記録もルールも、前のままです。いま入れたものは、この画面に残っています。",
    next: "それぞれの欄の下に書いてあるところを直して、もう一度押してください。",
  }),
  too_far_to_try_out: ({ day, series, round, table, points }) => ({
    what: `${day} ${series} 第${round}回戦 ${table}卓に、試すルールでは${points}点になる人がいて、計算できません。`,
    data: "会の記録はそのままです。試しても、何も書きかえません。",
    next: "その卓の点数に打ちまちがいがないか確かめるか、その日の入らない期間で試してください。",
  }),
  played_together: ({ keep, gone, day }) => ({
    what: `番号${keep}と番号${gone}は、${day}の同じ回戦に出ています。同じ人ではありません。`,
    data: untouched,
    next: "まとめずに、そのままにしてください。記入のまちがいなら、その日の用紙を先に直してください。",
  }),
  in_one_competition: ({ keep, gone, competition }) => ({
    what: `番号${keep}と番号${gone}は、どちらも「${competition}」の記録に出ています。同じ人ではありません。`,
    data: untouched,
    next: "まとめずに、そのままにしてください。",
  }),
  same_entry: ({ number }) => ({
    what: `番号${number}どうしは、もともと同じ記入です。`,
    data: untouched,
    next: "もうひとりを選び直してください。",
  }),
  adjustment_points: ({ points }) => ({
    what: `${points}点の調整は記録できません。`,
    data: untouched,
    next: "0でない、100点きざみの点数を入れてください。",
  }),
  opening: ({ problem }) => ({
    what: "この合計は記録できません。",
    data: untouched,
    next: openings[problem.what],
  }),
  nobody_played: () => ({
    what: "その期間に打った会員がいません。",
    data: untouched,
    next: "期間を変えて、もう一度作ってください。",
  }),
  not_a_time: ({ typed }) => ({
    what: `「${typed}」は時刻として読めません。`,
    data: untouched,
    next: "13:00 や 午後1時 のように入れてください。",
  }),
  no_weeks: () => ({
    what: "第何週かが、ひとつも選んでありません。",
    data: untouched,
    next: "開く週に印をつけてください。毎週なら「毎週」に印をつけます。",
  }),
  meeting_ends_early: ({ begins, ends }) => ({
    what: `終わりの${ends}が、始まりの${begins}より後になっていません。`,
    data: untouched,
    next: "始まりより後の時刻を入れてください。",
  }),
  meeting_ends_only: ({ ends }) => ({
    what: `終わりの${ends}だけがあり、始まりがありません。`,
    data: untouched,
    next: "始まりの時刻を入れるか、終わりを空けてください。",
  }),
  rule_ends_early: ({ from, until }) => ({
    what: `決まりの終わる日（${until}）が、始まる日（${from}）より前です。`,
    data: untouched,
    next: "どちらかの日を直してください。",
  }),
  does_not_meet: ({ day }) => ({
    what: `${day}は、予定の決まりにない日です。`,
    data: untouched,
    next: "開催日の一覧を確かめてください。決まりにない日に開くときは、臨時の開催日として加えます。",
  }),
  already_meets: ({ day }) => ({
    what: `${day}は、もう開催日になっています。`,
    data: untouched,
    next: "ほかの日を選んでください。",
  }),
  no_certificate: () => ({
    what: "その期間に、表彰状を出すことがありません。",
    data: untouched,
    next: "期間や賞を変えて、もう一度作ってください。",
  }),
  not_reported: ({ from, to }) => ({
    what: `${from}から${to}までの成績表はないので、ひとことを書けません。`,
    data: "会の記録はそのままです。いま入れたものは、この画面に残っています。",
    next: "月、半期、年度のどれかを選んで書いてください。",
  }),
  cancelled: () => ({
    what: "途中で取りやめました。",
    data: untouched,
    next: "続けるときは、もう一度始めてください。",
  }),
  still_working: () => ({
    what: "前に始めたものが、まだ終わっていません。",
    data: untouched,
    next: "終わるのを待つか、「取りやめる」を押してから、もう一度始めてください。",
  }),
  nobody_present: ({ round }) => ({
    what: `${round}回戦にいる人が、まだひとりもいません。`,
    data: untouched,
    next: "先に出席をつけてから、席を引いてください。",
  }),
  too_few_present: ({ round, present, needed }) => ({
    what: `${round}回戦にいる人は${present}人で、${needed}人の卓を作れません。`,
    data: untouched,
    next: `あと来る人の出席をつけるか、少ない人数で打つルールを選んでください。`,
  }),
  seats_not_whole: ({ round }) => ({
    what: `${round}回戦の席が、今の出席と合わなくなりました。`,
    data: untouched,
    next: "右の「確かめること」を見て、席を直してください。",
  }),
  not_in_draw: ({ round }) => ({
    what: `入れ替えようとした人が、${round}回戦の席にいません。`,
    data: untouched,
    next: "席を引き直してから、もう一度選んでください。",
  }),
  session_there: ({ day }) => ({
    what: `${day}には、同じシリーズの会がもうあります。`,
    data: untouched,
    next: "まるごとは移せません。記録用紙を1枚ずつ移すか、日付とシリーズを確かめてください。",
  }),
  unexpected: ({ reason }) => ({
    what: `思わぬことが起きて、うまくいきませんでした（${reason}）。`,
    data: "保存した記録は無事です。",
    next: "半荘帳を一度閉じて、開き直してください。",
  }),
};
