import type { BackupState, PasteProblem } from "../platform";

/** A line on each preset, for who has to choose one. */
const presets: Record<string, string> = {
  "shirakaba-2025": "3万点持ち3万点返し　順位点 30・10・▲10・▲30",
  "haku-2015": "大学サークルの大会向けのルール",
  "hakuryuo-40": "大勢で競う勝ち抜き大会のルール",
  "kenko-25000": "2万5千点持ち　健康麻将の教室でよく使うルール",
  "wakakujira-2025": "15歳以下の大会のルール",
};

const pasteProblems: Record<PasteProblem, string> = {
  no_name: "名前がありません。",
  same_number: "同じ番号の人が上にいます。",
  number: "番号は1から999999999までです。",
  too_long: "名前かよみがなが長すぎます。100文字までにしてください。",
};

const backupStates: Record<BackupState, string> = {
  newest_good: "壊れていないことを確かめました。",
  damaged: "壊れています。使えません。",
  unreadable: "いまは読めません。ディスクかUSBメモリーを確かめてください。",
  no_checksum: "確かめるためのファイル（.sha256）がないので、使えません。",
  older: "これより新しい、よい控えがあります。",
};

/** Putting back a club whose file is lost or damaged. */
const kept = {
  open: "控えから会を戻す",
  when: "壊れた、なくしたとき",
  heading: "見つかった控え",
  hint: "前にとった控えから、会のファイルを作り直します。いまあるファイルは、壊れたものもふくめて、書きかえません。",
  looking: "控えをさがしています…",
  none: "控えが見つかりません。控えの入ったUSBメモリーなどをさし、フォルダーを選んでください。",
  away: (folders: readonly string[]) =>
    `この置き場所は、いまは見つかりません：${folders.join("、")}。USBメモリーなら、さしてから開き直してください。`,
  others: (count: number) => `ほかの控え（${count}）`,
  moment: (club: string, day: string, weekday: string, time: string) =>
    `「${club}」${day}（${weekday}）${time}`,
  states: backupStates,
  restore: "この控えから会を戻す",
  restoredTo: (file: string) => `戻した会のファイル：${file}`,
  chooseFolder: "控えのあるフォルダーを選ぶ",
  folderTitle: "控えのあるフォルダー",
};

export const start = {
  kept,
  heading: "はじめに",
  purpose: "健康麻将の会の成績を記録し、成績表を印刷します。",
  newClub: "新しい会を作る",
  newClubHint: "埋めれば、今日から使えます",
  openAgain: "前に開いた会",
  openAgainHint: (count: number) => `${count}つあります`,
  lastNotThere: (name: string, file: string) =>
    `前に開いた「${name}」が、いまは見つかりません（${file}）。USBメモリーにあるなら、さしてから下の名前を押してください。なくしたときは、左の「控えから会を戻す」で戻せます。`,
  receive: "引継ぎを受け取る",
  receiveHint: "前の係の方からのファイル",
  chooseReceived: "受け取ったファイルを選ぶ",
  undecided: "まだ決めていないなら",
  notThere: "（いまは見つかりません）",
  drop: "ここに引いてきて放しても開けます",
  sample: "見本の会を見てみる",
  sampleName: "見本の会",
  sampleHint: "ほんとうの会は変わりません",
  name: "会の名前",
  series: "いつもの集まり",
  usualSeries: "例会",
  rules: "ルール",
  rulesHint: "あとで変えられます",
  otherPresets: (count: number) => `ほかの見本（${count}）`,
  otherPresetsHint: "サークル・勝ち抜き大会・こどもの大会",
  preset: (id: string) => presets[id] ?? "",
  fiscalStart: "年度の始まり",
  month: (month: number) => `${month}月`,
  years: "年の書き方",
  japaneseYears: "元号（令和8年）",
  westernYears: "西暦（2026年）",
  members: "会員の名簿",
  membersHint: "Excelの「番号・氏名・ふりがな」を貼りつけ",
  membersExample:
    "番号・氏名・ふりがなの3列を選んでコピーし、ここに貼りつけます。1行にひとりずつ、打つこともできます。",
  withoutKana: (count: number) => `ふりがなのない人 ${count}人`,
  kanaLater: "あとで入れられます",
  leftOut: (columns: readonly string[]) =>
    `番号・氏名・ふりがなを取りこみます。取りこまない列：${columns.join("、")}`,
  column: (place: number) => `${place}列目`,
  pasteAgain: "貼り直す",
  membersFound: (count: number) => `${count}人`,
  membersWrong: (count: number) => `直すところが${count}か所あります。`,
  memberLine: (line: number) => `${line}行目`,
  pasteProblem: (problem: PasteProblem) => pasteProblems[problem],
  number: "番号",
  memberName: "氏名",
  kana: "ふりがな",
  place: "ファイルの置き場所",
  changePlace: "置き場所を変える",
  change: "変える",
  create: "この会を作る",
  createHint: "作るとすぐに保存されます。名簿はあとからでも足せます。",
  needsName: "会の名前を入れてください。",
};

export type StartText = typeof start;
