import type { Document, Honorific } from "../platform";

const documents: Record<Document["kind"], string> = {
  session: "日別成績表",
  monthly: "月間成績表",
  half_year: "半期成績表",
  personal: "個人成績表",
  everybody: "個人成績表（会員全員）",
};

const honorifics: Record<Honorific, string> = { none: "つけない", san: "さん", sama: "様" };

export const reports = {
  heading: "成績表を印刷する",
  document: "成績表の種類",
  documents,
  session: "開催日",
  sessionChoice: (day: string, weekday: string, series: string) => `${day}（${weekday}） ${series}`,
  noSession: "まだ開催日がありません。「今日の会」で最初の会を始めると、ここで選べます。",
  memberPages: "会員ひとりずつのページもつける",
  member: "会員",
  memberHint: "番号、よみがな、名前",
  chooseMember: "会員を選ぶと、成績表がここに出ます。",
  large: "大きな文字で印刷する",
  honorific: "敬称",
  honorifics,
  making: "成績表を作っています…",
  pages: "印刷されるページ",
  pagesHint: "このまま印刷されます。PageUp・PageDown でページ、＋・－ で大きさが変わります。",
  page: (page: number, all: number) => `${page}ページ目（全${all}ページ）`,
  previous: "前のページ",
  next: "次のページ",
  larger: "大きく",
  smaller: "小さく",
  zoom: (percent: number) => `${percent}％`,
  save: "ファイルに保存する",
  saveTitle: "成績表を保存する場所",
  print: "開いて印刷する",
  printHint: "パソコンのPDFを見るソフトで開きます。そこで印刷してください。",
  pdfFiles: "PDFファイル",
  saved: (place: string) => `成績表を保存しました：${place}`,
  opened: (name: string) => `「${name}」を開きました。開いた画面で印刷してください。`,
  saveEach: "ひとりずつのファイルに保存する",
  eachHint:
    "選んだフォルダーの中に「個人成績表」のフォルダーを作り、会員ひとりにひとつずつ保存します。",
  eachTitle: "成績表を保存するフォルダー",
  eachSaved: (files: number, folder: string) => `${files}人分の成績表を保存しました：${folder}`,
  eachStopped: (files: number, of: number, folder: string) =>
    `取りやめました。${of}人のうち${files}人分は保存してあります：${folder}`,
  missing: (characters: string) =>
    `次の文字は印刷用の書体にないため、〓と印刷されます：${characters}。記録の文字はそのまま残っています。`,
};

export type ReportsText = typeof reports;
