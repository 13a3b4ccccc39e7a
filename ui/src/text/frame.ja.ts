import type { Day, Op, WireNotice, WireQuestion } from "../platform";

const operations: Record<Op, string> = {
  create_club: "会を作ったこと",
  undo: "元に戻したこと",
  redo: "やり直したこと",
  import: "取りこみ",
  change_settings: "会の設定の変更",
  add_rule_set: "ルールの追加",
  change_rule_set: "ルールの変更",
  keep_rules: "訂正を取り入れないこと",
  add_member: "会員の追加",
  correct_member: "会員の訂正",
  delete_member: "会員の削除",
  add_series: "シリーズの追加",
  rename_series: "シリーズの改名",
  delete_series: "シリーズの削除",
  add_session: "開催日の追加",
  correct_session: "開催日の訂正",
  delete_session: "開催日の削除",
  set_attendance: "出席の記入",
  keep_draw: "席決め",
  delete_draw: "席決めの削除",
  set_aside: "卓を無効にしたこと",
  count_again: "卓を有効に戻したこと",
  merge_members: "会員の統合",
  restore_member: "会員の復活",
  set_backup_folder: "控えの置き場所の変更",
  set_site: "いつも新しいページの設定",
  end_site: "いつも新しいページの終了",
  enter_hanchan: "半荘の記入",
  correct_hanchan: "半荘の訂正",
  delete_hanchan: "半荘の削除",
  add_adjustment: "調整の追加",
  correct_adjustment: "調整の訂正",
  delete_adjustment: "調整の削除",
  add_opening: "合計だけの成績の追加",
  correct_opening: "合計だけの成績の訂正",
  delete_opening: "合計だけの成績の削除",
  add_schedule_rule: "予定の決まりの追加",
  correct_schedule_rule: "予定の決まりの訂正",
  delete_schedule_rule: "予定の決まりの削除",
  set_schedule_exception: "開催日の変更",
  delete_schedule_exception: "開催日の変更の取り消し",
  set_awards: "表彰の変更",
  set_remark: "期間の言葉の記入",
  add_competition: "大会の準備",
  change_competition: "大会の決まりの変更",
  delete_competition: "大会の削除",
  record_event: "大会の記入",
  seat_competition: "大会の席決め",
  bring_over: "別のファイルからの取りこみ",
  erase_member: "個人の情報の消去",
};

/** What an interrupted program left beside a file that is not its own. */
const whence =
  "同じ会の別のファイル（ほかのパソコンのものか、この場所に前にあったもの）に書いている途中で止まったときに、残ったものです。";

export const frame = {
  sideLabel: "会と画面",
  screensLabel: "画面",
  screens: {
    today: "今日の会",
    results: "成績",
    members: "会員",
    competition: "大会",
    schedule: "予定",
    reports: "書類",
    rules: "ルール",
    data: "データと設定",
    hand: "点数計算",
  },
  /** In the rail, where there is room for one short word. */
  screensShort: {
    today: "今日",
    results: "成績",
    members: "会員",
    competition: "大会",
    schedule: "予定",
    reports: "書類",
    rules: "ルール",
    data: "設定",
    hand: "点数",
  },
  find: "さがす",
  fold: "せまくする",
  unfold: "ひろげる",
  /** On the taskbar. */
  title: (club: string) => `${club} - 半荘帳`,
  openAnotherClub: "別の会を開く",
  leaveTyped: {
    heading: "入力しかけたものがあります",
    what: (file: string | null) =>
      `${file === null ? "別の会" : `「${file}」`}を開くと、この画面で入力しかけて、まだ保存していないものは失われます。`,
    stay: "このまま入力を続ける",
    leave: (file: string | null) =>
      file === null ? "捨てて、別の会を選ぶ" : `捨てて「${file}」を開く`,
  },
  othersNotOpened: (others: number) =>
    `一度に開けるのはひとつの会です。ほかの${others}個のファイルは開いていません。`,
  otherLanguage: "English",
  largerText: "文字 大",
  smallerText: "文字 小",
  textSize: (percent: number) => `文字 ${percent}％`,
  theme: "色",
  themes: {
    system: "パソコンに合わせる",
    light: "明るい",
    dark: "暗い",
    contrast: "くっきり",
  },
  settings: "表示",
  sampleShort: "見本",
  sampleBand: "見本の会。本物の記録は変わりません。",
  savedAt: (time: string) => `保存済み ${time}`,
  nothingToSave: "変更なし",
  unsaved: (sheets: number) => `未保存の用紙 ${sheets}枚`,
  lastBackup: (day: string, time: string) => `控え ${day} ${time}`,
  noBackup: "控えはまだ",
  secondPlaceMissing: "控えのもうひとつの置き場所が見つかりません",
  siteIsOld: "ホームページを書き直せていません",
  secondPlaceAway: (folder: string, system: string | null) =>
    system === null
      ? `控えのもうひとつの置き場所「${folder}」が、いまは見つかりません。控えは、このパソコンにはとっています。USBメモリーを抜いてあるだけなら、このままでかまいません。さしてあるのに見つからないときは、ドライブの名前（E: など）が変わったのかもしれないので、選び直してください。`
      : `控えのもうひとつの置き場所「${folder}」は、別の種類のパソコン（${system}）で決めたもので、このパソコンでは使えません。控えは、このパソコンにはとっています。USBメモリーなどにもとるなら、このパソコンでの置き場所を選び直してください。`,
  chooseSecondPlace: "置き場所を選び直す（データと設定）",
  about: "半荘帳について",
  closeAbout: "閉じる",
  version: (version: string, made: Day | null) =>
    made === null ? `半荘帳 ${version}` : `半荘帳 ${version}（${made.shown}）`,
  newerHeading: "新しい版",
  newerHint: (page: string) =>
    `半荘帳は、自分ではインターネットにつなぎません。ボタンを押すと、新しい版のあるページ（${page}）をブラウザーで開きます。`,
  newer: "新しい版を確かめる",
  newerOpened: "新しい版のあるページをブラウザーで開きました。",
  licence: "使用許諾",
  notices: "ほかの人が作った部分",
  noticesHint:
    "半荘帳には、ほかの人が作ったプログラムや書体が入っています。名前を入れて数件にしぼると、使用許諾の全文が出ます。",
  noticesSearch: "名前でさがす",
  noticesFound: (count: number) => (count === 0 ? "見つかりません。" : `${count}件`),
  noticedBy: (authors: string) => `作者：${authors}`,
  noticedAt: (source: string) => `もとのプログラム：${source}`,
  menu: {
    file: "ファイル",
    close: "ウインドウを閉じる",
    exit: "終了",
    edit: "編集",
    undo: "元に戻す",
    redo: "やり直す",
    cut: "切り取り",
    copy: "コピー",
    paste: "貼りつけ",
    selectAll: "すべて選ぶ",
    view: "画面",
    language: "英語（English）",
    help: "ヘルプ",
    manual: "手引き",
    about: "半荘帳について",
    services: "サービス",
    hide: "半荘帳を隠す",
    hideOthers: "ほかを隠す",
    showAll: "すべてを表示",
    quit: "半荘帳を終了",
    window: "ウインドウ",
    minimise: "しまう",
    zoom: "拡大／縮小",
    toFront: "すべてを手前に移動",
  },
  opened: "開いたファイルについて",
  notice: (notice: Exclude<WireNotice, { kind: "twin" }>): string => {
    switch (notice.kind) {
      case "not_used":
        return `会のファイルのそばに「${notice.left}」がありますが、このファイルのものではありません。${whence}会のファイルは無事で、それは使わずに読みました。どちらもそのままです。`;
      case "set_aside":
        return `会のファイルのそばに「${notice.left}」がありましたが、このファイルのものではありませんでした。${whence}会のファイルは無事です。それは使わず、「${notice.kept}」にとってあります。2台のパソコンで使っているなら、両方のファイルを見比べるまで、どちらも捨てないでください。`;
      case "readable":
        return `引継ぎのファイルを作ったときの作業用フォルダー「${notice.left}」を、片づけられませんでした。中身を、ほかのソフトが開いています。会の記録がだれにでも読める形で入っているので、そのソフトを閉じてからこのフォルダーを消すか、会を開き直してください。会のファイルは無事です。`;
      case "kept_alike":
        return `このファイルは${notice.service}のフォルダーにあります。開くのは一度に1台だけにし、閉じたあと${notice.service}が写し終わってから、次のパソコンで開いてください。`;
    }
  },
  twins: (names: readonly string[], count: number): string => {
    const named = names.map((name) => `「${name}」`).join("");
    const there =
      count === 1
        ? `もうひとつのファイル${named}があります`
        : count === names.length
          ? `ほかのファイル${named}があります`
          : `ほかのファイルが${count}個（${named}など）あります`;
    return `会のファイルのそばに、同じ会の${there}。二人が別々に記入したのかもしれません。「データと設定」の「二つのファイルを比べる」で見比べて、これからはどれか一つだけを使ってください。`;
  },
  question: (question: WireQuestion): string => {
    switch (question.kind) {
      case "at_two_tables": {
        const { member, other, place } = question;
        return `会員${member}が、${place.day.shown} ${place.series} ${place.round}回戦の${place.table}卓と${other}卓の両方にいます。ほかの人のつもりの用紙を訂正してください。わけがあって両方で打ったときは、どちらかの用紙に理由を書けば、もうたずねません。`;
      }
      case "preset_corrected":
        return `会のルール「${question.name}」のもとになったプリセットに、読みちがいがありました。「3分未満」は人数ではなく残り時間のことで、終わりの3分前に、いま打っている局で終わりと知らせます。直したルールは次の版になり、これからの半荘に使います。記録した半荘は、前の版のままです。`;
    }
  },
  takeCorrection: "直したルールにする",
  keepRules: "いまのままにする",
  checkFound: (count: number) =>
    `ファイルを調べたところ、${count}か所、おかしなところがありました。`,
  checkFailed: "ファイルを調べられませんでした。",
  moreFound: (count: number) => `ほかに${count}か所あります。`,
  toBackups: "控えを見る（データと設定）",
  understood: "わかりました",
  undo: "戻す",
  redo: "やり直す",
  operation: (operation: Op) => operations[operation],
  undoing: "元に戻しています…",
  redoing: "やり直しています…",
  undone: (operation: Op) => `${operations[operation]}を元に戻しました。`,
  redone: (operation: Op) => `${operations[operation]}をやり直しました。`,
};

export type FrameText = typeof frame;
