import type { Named } from "../platform";
import type { ProblemTexts } from ".";
import { obstacleWords } from "./compare.ja";
import { competitionProblems } from "./competitionFaults.ja";
import { fieldName } from "./fields.ja";
import { handOverProblems } from "./handover.ja";

const untouched = "会の記録はそのままです。何も書きかえていません。";

const unsaved = "この卓はまだ保存していません。いま入れたものは、この画面に残っています。";

const named: Record<Named, string> = {
  member: "会員",
  series: "シリーズ",
  session: "開催日",
  hanchan: "半荘",
  rule_set: "ルール",
  adjustment: "調整",
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
  ...competitionProblems,
  not_brought: obstacleWords,
  missing_file: ({ file }) => ({
    what: `「${file}」が見つかりません。`,
    data: "ファイルを移したか、名前を変えたか、USBメモリーを抜いただけなら、記録は無事です。入れかけのものがあれば、この画面に残っています。",
    next: "USBメモリーならさし直し、ファイルのある場所を確かめて、もう一度やってください。",
  }),
  missing_folder: ({ folder }) => ({
    what: `フォルダー「${folder}」が見つかりません。`,
    data: "会の記録は、保存したところまで無事です。このフォルダーには何も書いていません。",
    next: "USBメモリーならさし直してください。フォルダーを移したか、名前を変えたなら、選び直してください。それから、もう一度やってください。",
  }),
  not_a_club: ({ file }) => ({
    what: `「${file}」は半荘帳のファイルではありません。`,
    data: "このファイルには手をつけていません。",
    next: "名前の終わりが「.hanchan」のファイルを選んでください。",
  }),
  newer_file: ({ file }) => ({
    what: `「${file}」は、これより新しい半荘帳で作られています。`,
    data: untouched,
    next: "このパソコンの半荘帳を新しくしてから、もう一度開いてください。",
  }),
  damaged_file: ({ file }) => ({
    what: `「${file}」は壊れているため、読めません。`,
    data: "壊れたファイルはそのまま残してあります。控えがあれば、そこまでの記録は無事です。",
    next: "いちばん新しい控え（バックアップ）から戻してください。壊れたファイルは消さないでください。",
  }),
  damaged_backup: ({ file }) => ({
    what: `控え「${file}」は壊れているため、使えません。`,
    data: "この控えはそのまま残してあります。会の記録とほかの控えは、これとは別のファイルなので無事です。",
    next: "ほかの控えを選んでください。会を開いているなら、「いま控えをとる」で新しい控えをとってください。",
  }),
  file_in_use: ({ file }) => ({
    what: `「${file}」は、ほかの半荘帳で開いています。`,
    data: untouched,
    next: "ほかの画面やほかのパソコンで開いている半荘帳を閉じてから、もう一度開いてください。",
  }),
  open_elsewhere: ({ file, account, machine, since }) => ({
    what: `「${file}」は、${machine} の ${account} さんが${since === null ? "" : ` ${since} から`}開いています。`,
    data: untouched,
    next: "その人に半荘帳を閉じてもらってから、もう一度開いてください。見るだけなら、開いたままでもできます（コマンド hanchan）。控えや写しのほうに書きこまないでください。記録が二つに分かれてしまいます。",
  }),
  other_names: ({ file }) => ({
    what: `「${file}」には、ディスクの上でほかの名前（ハードリンク）もついています。`,
    data: `${untouched}二つの名前で別々に開くと記録が壊れるおそれがあるので、開きませんでした。`,
    next: "ファイルを別の名前で写して（コピーして）、その写しを開いてください。",
  }),
  left_beside: ({ file, left }) => ({
    what: `「${file}」という名前では作れません。前にこの名前だったファイルの「${left}」が、そばに残っています。`,
    data: "何も作っていません。前のファイルを直すのに要るので、残っているものには手をつけていません。",
    next: `別の名前を選んでください。前のファイルをほかへ移したのなら、「${left}」もそのそばへ移してください。`,
  }),
  journal_of_another: ({ file, left }) => ({
    what: `「${file}」は書きかけのままで、そばにある「${left}」は別のファイルのものなので、直せません。`,
    data: "どちらのファイルもそのまま残してあります。控えがあれば、そこまでの記録は無事です。",
    next: "いちばん新しい控え（バックアップ）を、別の名前の新しいファイルに戻してください。どちらのファイルも消さないでください。",
  }),
  log_beside: ({ file, left }) => ({
    what: `「${file}」を、半荘帳ではないソフトが開いているか、開いたままになっていました。そのソフトの書いたもの「${left}」がそばにあります。`,
    data: untouched,
    next: `そのソフトでファイルを閉じてから、もう一度開いてください。どこでも開いていなければ、「${left}」を別のフォルダーに移し、消さずにとっておいてください。`,
  }),
  lost_name: ({ file }) => ({
    what: `保存しているあいだに、「${file}」がほかのソフトに移されたか、別のファイルに替えられたか、消されました。`,
    data: "いま保存したものは、もうその名前ではないファイルに入っています。入れかけのものがあれば、この画面に残っています。",
    next: "フォルダーとごみ箱に、前のファイルがないかさがしてください。それから、いまその場所にあるファイルを開き直し、いま入れたものがあるか確かめてください。",
  }),
  name_too_long: ({ file }) => ({
    what: `「${file}」は、フォルダーまで入れた名前が長すぎて使えません。`,
    data: untouched,
    next: "短い名前にするか、「書類」のような浅いところのフォルダーを選んで、もう一度やってください。",
  }),
  unreadable_file: ({ file }) => ({
    what: `「${file}」を読み書きできませんでした。`,
    data: `${untouched}入れかけのものがあれば、この画面に残っています。`,
    next: "ファイルを選び違えていないか、読み書きする許可があるかを確かめて、もう一度やってください。",
  }),
  failing_disk: ({ file }) => ({
    what: `「${file}」のあるディスクかUSBメモリーが、うまく読み書きできませんでした。`,
    data: "何も書きかえていません。記録が壊れたとはかぎりません。入れかけのものがあれば、この画面に残っています。",
    next: "USBメモリーをさし直すか、ほかのパソコンで試してください。読めたら、すぐに控え（バックアップ）を別の場所にとってください。",
  }),
  uncertain_save: ({ file }) => ({
    what: `「${file}」のあるディスクかUSBメモリーが、保存の最後でうまく動きませんでした。`,
    data: "これまでに保存したものは無事です。いまの分は、保存できたかどうか分かりません。入れかけのものがあれば、この画面に残っています。",
    next: "半荘帳を閉じて開き直し、いまの分が入っているか見てください。入っていなければ、もう一度保存してください。控え（バックアップ）も別の場所にとってください。",
  }),
  not_packed: ({ file }) => ({
    what: `個人の情報は記録から消しましたが、「${file}」のすき間に残っているかもしれません。`,
    data: "成績とほかの記録は無事です。",
    next: "ディスクの空きとUSBメモリーを確かめて、もう一度同じ人の情報を消してください。",
  }),
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
  disk_full: ({ file }) => ({
    what: `「${file}」のある場所がいっぱいで、保存できませんでした。`,
    data: "前に保存した記録は無事です。入れかけのものがあれば、この画面に残っています。",
    next: "いらないファイルを消して場所を空け、もう一度やってください。",
  }),
  read_only_file: ({ file }) => ({
    what: `「${file}」は読むことしかできない場所にあり、保存できません。`,
    data: `${untouched}入れかけのものがあれば、この画面に残っています。`,
    next: "ファイルを「書類」などの書きこめる場所に写して、そちらを開いてください。",
  }),
  file_exists: ({ file }) => ({
    what: `「${file}」という名前のファイルが、もうあります。`,
    data: "前からあるファイルには手をつけていません。",
    next: "別の名前を選んでください。",
  }),
  in_the_way: ({ files }) => ({
    what: `書き出す先に、このソフトが作ったままではないファイルがあります：${files}。`,
    data: "それには手をつけていません。会の記録もそのままで、ファイルは一つも書き出していません。",
    next: "そのファイルを別の場所に移すか、ほかのフォルダーを選んでください。",
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
  no_checksum: ({ file }) => ({
    what: `「${file}」が正しい控えかどうかを確かめるための、同じ名前で「.sha256」のつくファイルがありません。`,
    data: untouched,
    next: "そのファイルも控えと同じ場所に写してから、もう一度してください。",
  }),
  changed_file: ({ file }) => ({
    what: `「${file}」が、開いているあいだに別のソフトで書きかえられました。`,
    data: "ここで保存した記録は、ほかのソフトが消していなければ無事です。いま入れたものは、まだ保存していませんが、この画面に残っています。",
    next: "「別の会を開く」で同じファイルを開き直し、記録を確かめてください。足りなければ、控え（バックアップ）から戻せます。",
  }),
  not_in_cp932: ({ texts }) => ({
    what: `古い形式（シフトJIS）では書けない文字があります：${texts}。`,
    data: "会の記録はそのままです。ファイルは書き出していません。",
    next: "「CSV（UTF-8）」か「Excel」で書き出してください。",
  }),
  export_too_large: ({ file }) => ({
    what: `「${file}」が大きくなりすぎて、あとで取りこめなくなります。`,
    data: "会の記録はそのままです。ファイルは書き出していません。",
    next: "すべてを残すには、バックアップをお使いください。大きさに限りがありません。",
  }),
  no_viewer: ({ file }) => ({
    what: `「${file}」を、パソコンのソフトで開けませんでした。見るためのソフトが入っていないか、動かないようです。`,
    data: "会の記録も、作った書類も無事です。",
    next: "「ファイルに保存する」で保存し、そのファイルを見るソフトから開いてください。",
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
