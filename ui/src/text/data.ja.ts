import type {
  Against,
  Calendar,
  Exported,
  FileFormat,
  OperationState,
  Problem,
  WireFinding,
  WirePlace,
} from "../platform";
import { entryName, fieldName } from "./fields.ja";
import { problems } from "./problems.ja";
import { sections } from "./sections.ja";

const formats: Record<FileFormat, string> = {
  xlsx: "Excel",
  csv_utf8: "CSV（UTF-8）",
  csv_cp932: "CSV（シフトJIS、古いソフト用）",
  json_lines: "JSON",
};

const states: Record<OperationState, string> = {
  done: "",
  undone: "元に戻しました（やり直せます）",
  dropped: "元に戻しました",
  fixed: "",
};

const calendars: Record<Calendar, string> = {
  japanese: "令和（令和8年11月21日）",
  western: "西暦（2026年11月21日）",
};

/** How an entry differs from what was recorded. */
const against: Record<Against, string> = {
  lost: "は、記録されたのに、いまはありません。",
  altered: "が、記録されたときと違っています。",
  unrecorded: "は、記録された覚えのないものです。",
};

/** What stands in the record as a word for the program. */
const recorded: Record<string, Record<string, string>> = {
  kind: {
    member: "会員",
    guest: "ゲスト",
    staff: "スタッフ",
    void: "無効",
    unfinished: "未了",
    cancelled: "中止",
    moved: "変更",
    extra: "追加",
  },
  level: {
    mangan: "満貫",
    haneman: "跳満",
    baiman: "倍満",
    sanbaiman: "三倍満",
    yakuman: "役満",
  },
  on_holidays: { meets: "祝日も開催", skips: "祝日は休み" },
  weekday: { Mon: "月", Tue: "火", Wed: "水", Thu: "木", Fri: "金", Sat: "土", Sun: "日" },
  calendar: { japanese: "令和", western: "西暦" },
  last_dealer: { E: "東", S: "南", W: "西", N: "北" },
  happening: {
    entered: "申し込み",
    cancelled: "申し込みの取り消し",
    received: "受け取り",
    checked_in: "受付",
    no_shows_released: "来ない人の席の開放",
    walked_in: "当日参加",
    staff_named: "スタッフの指名",
    replaced: "代打ち",
    absent: "欠場",
    late: "遅刻",
    adjusted: "加点・減点",
    offended: "反則",
    lifted: "減点などの取り消し",
    round_seated: "席決め",
    lot_drawn: "くじ",
    cut_decided: "勝ち上がりの決定",
    prize_picked: "賞品の選択",
    place_offered: "出場権の案内",
    place_accepted: "出場権の承諾",
    place_declined: "出場権の辞退",
  },
  asked: {
    guardian_consent: "保護者の同意",
    age: "年齢の確認",
    fee: "参加費",
    ticket: "チケット",
  },
  starting_seat: { E: "東", S: "南", W: "西", N: "北" },
};

function placeOf({ day, series, round, table }: WirePlace): string {
  return `${day.shown} ${series} ${round}回戦${table}卓`;
}

function whatOf(problem: Problem): string {
  // Each entry takes just the problem of its own kind, which the index has already chosen.
  return (problems[problem.kind] as (problem: Problem) => { what: string })(problem).what;
}

/** 2025-09-27 as 9月27日. */
function monthAndDay(iso: string): string {
  const [, month, day] = iso.split("-");
  return `${Number(month)}月${Number(day)}日`;
}

const winds: Record<string, string> = { E: "東家", S: "南家", W: "西家", N: "北家" };

export const data = {
  parts: { label: "データと設定の切り替え", safe: "安全", club: "会の設定", view: "見え方" },
  backToSafe: "もどる",
  inPlaces: (places: number) => (places === 1 ? "1か所だけです" : `${places}か所にあります`),
  savedHere: "最後に入れたものまで、このパソコンに保存されています。",
  savedUntil: (time: string) => `${time}まで保存`,
  allSaved: "すべて保存済み",
  atEachClose: "閉じるたびに",
  atOnce: "同時に",
  backup: "控え",
  backupCount: (count: number) => `${count}個`,
  noBackupYet: "まだありません。会を閉じると、ひとりでにできます。",
  otherFolders: "ほかのフォルダー",
  inShort: (members: number, sessions: number) => `会員${members}人・開催${sessions}日`,
  todayAt: (time: string) => `きょう ${time}`,
  dayOfYear: monthAndDay,
  ofDay: (day: string, weekday: string) => `${day}（${weekday}）`,
  file: "会のファイル",
  ownFolder: "控え・このパソコン",
  ownFolderHint:
    "会を閉じるたびに、ひとりでに控えをとります。古いものは間引き、年度の終わりのものはずっと残します。",
  secondShort: "控え・別の場所",
  second: "もうひとつの置き場所",
  secondHint:
    "控えをとるたびに、ここにも同じものを書きます。USBメモリーなど、パソコンの外に決めると、パソコンが壊れても会は残ります。",
  noSecond: "まだ決めていません",
  secondGone: "いまは見つかりません。USBメモリーがささっているか確かめてください。",
  secondElsewhere: (system: string) =>
    `別の種類のパソコン（${system}）で決めた場所なので、このパソコンでは使えません。選び直してください。`,
  secondLast: "そこの最後の控え",
  noBackup: "まだ控えがありません。",
  moment: (day: string, weekday: string, time: string) => `${day}（${weekday}）${time}`,
  chooseFolder: "置き場所を選ぶ",
  chooseFolderTitle: "控えのもうひとつの置き場所",
  folderKept: (folder: string) => `控えのもうひとつの置き場所を決めました：${folder}`,
  backUp: "いま控えをとる",
  backingUp: "控えを書き、読み直して確かめています…",
  backedUp: (hanchan: number) => `控えをとり、読み直して確かめました（半荘${hanchan}回）。`,
  backedUpInBoth: (hanchan: number) =>
    `控えを2か所にとり、読み直して確かめました（半荘${hanchan}回）。`,
  secondFailed: "このパソコンには控えをとりました。もうひとつの置き場所には、とれませんでした。",
  look: "中を見る",
  contents: {
    club: "会の名前",
    members: "会員",
    sessions: "開催日",
    lastDay: "最後の開催日",
    people: (count: number) => `${count}人`,
    days: (count: number) => `${count}日`,
    none: "なし",
  },
  restore: "この控えを新しいファイルに戻す",
  restoreHint: "戻すときは新しいファイルに戻します。いまの記録は変わりません。",
  restoreTitle: "戻したファイルの置き場所",
  restored: (file: string) =>
    `控えを新しいファイルに戻しました：${file}。「別の会を開く」で開けます。`,
  noChecksum: "確かめるためのファイル（.sha256）がそばにないので、戻せません。",
  check: "ファイルを調べる",
  checkNow: "いま調べる",
  checkHint: "壊れていないか、すべての点数がルールどおりかを調べます。何も書きかえません。",
  checking: "調べています…",
  checked: "調べました。悪いところはありません。",
  found: (count: number) => `${count}か所、おかしなところがありました。`,
  finding: (finding: WireFinding): string => {
    switch (finding.kind) {
      case "damaged":
        return "ファイルの中に、書いたときのままでないところがあります。";
      case "record":
        return `${entryName(finding.table, finding.record)}${against[finding.how]}`;
      case "history": {
        const at = finding.at === null ? "" : `（${finding.at.day.shown} ${finding.at.time}）`;
        return `「これまでにしたこと」の${finding.number}番目${at}が、書いたときのままではありません。`;
      }
      case "amount":
        return `${placeOf(finding.place)}の${finding.seat}家：${fieldName(finding.field)}が${finding.stored}と書かれていますが、ルールでは${finding.computed}です。その半荘を訂正すると、計算し直されます。`;
      case "not_settled":
        return `${placeOf(finding.place)}：ルールでは計算できません。${whatOf(finding.problem)}その半荘を訂正してください。`;
    }
  },
  damaged:
    "ファイルが傷んでいるか、ほかのソフトに書きかえられています。何も書きかえていません。いちばん新しいよい控えを新しいファイルに戻して、そちらを使ってください。いまのファイルは消さないでください。",
  exportWhat: "内容",
  exportKinds: {
    statistics: "成績の集計",
    results: "対局の結果",
    records: "記録のすべて（取りこみ用）",
  } satisfies Record<Exported, string>,
  exportHints: {
    statistics:
      "期間の成績を、月別・会別・ルール別・席別・対戦・和了・表彰・記録に分けて書きます。数字は紙の報告書と同じです。",
    results:
      "どの半荘も、名前・点数・着順・±Pつきで書きます。一人一行の表と、一卓一行の表になります。",
    records:
      "会員・開催日・成績・和了・調整のすべてを、取りこみで読める形で書きます。同じ名前の前の書き出しは新しくなります。",
  } satisfies Record<Exported, string>,
  exportLook: "書く前に見る",
  lookedAt: (shown: number, all: number) =>
    all === 0
      ? "この期間には、書くことがありません。"
      : shown < all
        ? `はじめの${shown}行です。全部で${all.toLocaleString("ja-JP")}行を書きます。`
        : `全部で${all}行です。`,
  format: "形式",
  formats,
  exportIt: "フォルダーを選んで書き出す",
  exportTitle: "書き出すフォルダー",
  exporting: "書き出しています…",
  exported: (folder: string, files: number, rows: number) =>
    `${files}個のファイルに${rows.toLocaleString("ja-JP")}行を書き出しました：${folder}`,
  archiveHint:
    "会の記録のすべてを、半荘帳がなくても読める形で、新しいフォルダーに書きます。記録そのもの、表計算ソフトで開ける表（CSV）、読み方の説明、合計を計算し直すプログラムが入ります。年に一度書き出して、USBメモリーなど別の場所に残すことをおすすめします。",
  archiveIt: "フォルダーを選んで、保管用に書き出す",
  archiveTitle: "保管用に書き出すフォルダー",
  history: "これまでにしたこと",
  searchHistory: "したことをさがす",
  notInHistory: "見つかりません。名前、日付、したことの言葉でさがせます。",
  redoIt: "やり直す",
  withFields: (said: string, fields: readonly string[]) => `${said}（${fields.join("、")}）`,
  /** What or whom a deed was about. */
  about: {
    gap: "　",
    more: (first: string) => `${first}ほか`,
    sheet: (day: string, round: string, table: string) =>
      `${monthAndDay(day)} ${round}回戦${table}卓`,
    round: (day: string, round: string) => `${monthAndDay(day)} ${round}回戦`,
    day: (day: string, what: string) => `${monthAndDay(day)} ${what}`,
    person: (day: string, name: string) => `${name} ${monthAndDay(day)}`,
    seat: (wind: string, field: string) =>
      field === "points" ? (winds[wind] ?? wind) : `${winds[wind] ?? wind}の${fieldName(field)}`,
  },
  states,
  changes: "前と後",
  showChanges: "前と後を見る",
  hideChanges: "閉じる",
  entry: entryName,
  field: fieldName,
  recorded: (field: string, value: string) =>
    field === "sections" ? sections.listed(value) : (recorded[field]?.[value] ?? value),
  nothing: "（なし）",
  noChanges: "記録の中身は変わっていません。",
  more: "もっと前を見る",
  settings: "会の設定",
  name: "会の名前",
  fiscalStart: "年度の始まり",
  month: (month: number) => `${month}月`,
  calendar: "年の書き方",
  calendars,
  settingsSaved: "会の設定を保存しました。",
  series: {
    heading: "シリーズの名前",
    hint: "曜日ごとなど、成績を分けてつける集まりです。名前は成績表にも出ます。",
    nameOf: (name: string) => `「${name}」の名前`,
    renamed: (before: string, after: string) => `「${before}」の名前を「${after}」に変えました。`,
    remove: "消す",
    removeOf: (name: string) => `「${name}」を消す`,
    removed: (name: string) => `「${name}」を消しました。`,
    add: "新しいシリーズ",
    addIt: "加える",
    added: (name: string) => `「${name}」を加えました。`,
  },
  openFolder: "フォルダーを開く",
  tasks: {
    heading: "出し入れ・引継ぎ",
    names: {
      import: "ほかから取りこむ",
      export: "書き出す",
      handover: "次の係に渡す",
      archive: "長く残す",
      compare: "二つのファイルを比べる",
      second: "もうひとつの置き場所",
      site: "ホームページ・会場の画面",
      history: "これまでにしたこと",
      check: "ファイルを調べる",
      other: "別の会を開く",
    },
    hints: {
      import: "Excel・CSV、まず試してから",
      export: "Excel・CSV・JSON",
      handover: "合言葉で暗号にして、ひとつに",
      archive: "半荘帳がなくても読める形",
      compare: "二人で別々に記入したとき",
      second: "USBメモリーを変える",
      site: "保存のたびに新しくなるページ",
      history: "前と後、やり直し",
      check: "壊れていないか、点が合うか",
      other: "見本の会もここから",
    },
  },
  headings: {
    import: "ほかのソフトから取りこむ",
    export: "ほかのソフトで使う（書き出し）",
    handover: "次の係に渡す（引継ぎ）",
    archive: "長く残す（保管用の書き出し）",
    compare: "二つのファイルを比べる",
    second: "もうひとつの置き場所",
    site: "いつも新しいページ（ホームページ・会場の画面）",
  },
  site: {
    hint: "記録を保存するたびに、成績などのページを、決めたフォルダーに書き直します。そのフォルダーをホームページとして公開したり、会場のテレビで開いたりできます。半荘帳は、自分ではインターネットにつなぎません。",
    choose: "フォルダーを決めて始める",
    chooseTitle: "ページを書くフォルダー",
    kept: (folder: string) => `${folder}にページを書きました。保存のたびに新しくします。`,
    isNew: "ページは、いまの記録のとおりです。",
    isOld:
      "ページを書き直せませんでした。記録は保存してあります。次に保存したときに、また試します。",
    look: "ページを開く",
    folder: "フォルダー",
    pages: [
      ["index.html", "半期の成績。ほかのページへの入口"],
      ["schedule.html", "これから3か月の開催"],
      ["hall.html", "会場の画面。大きな文字で、30秒ごとにひとりでに新しくなります"],
      ["competition-….html", "大会ごとの順位"],
    ],
    named: (naming: string) => `ページでの呼び方を「${naming}」にしました。`,
    end: "書き直すのをやめる",
    ended: (folder: string) =>
      `ページを書き直すのをやめました。いままでのページは${folder}に残っています。`,
  },
  view: "このパソコンでの見え方",
  textSize: "文字の大きさ",
  textSizeHint: "左下のボタンと、Ctrlと「＋」「－」のキーでも変えられます。",
  percent: (percent: number) => `${percent}％`,
  theme: "色",
  language: "ことば（Language）",
};

export type DataText = typeof data;
