import type { Edition, Honorific, PageNames } from "../platform";
import { type Group, joined, type Kind } from "../screens/reports/kinds";

const noDraw =
  "席を決めた会がまだありません。「今日の会」の席決めで「この席に決める」を押すと、ここに出ます。";

const groups: Record<Group, string> = {
  day: "会の日",
  month: "月",
  term: "半期・年度",
  person: "ひとり",
  hall: "会場に置く・貼る",
  competition: "大会",
};

/** In parts, between which a line may end. */
const documentParts: Record<Kind, readonly string[]> = {
  session: ["日別成績表"],
  table_plan: ["卓組表"],
  drawn_sheets: ["名前入りの", "記録用紙"],
  blank_sheets: ["白紙の", "記録用紙"],
  monthly: ["月間成績表"],
  notice: ["開催案内"],
  half_year: ["半期成績表"],
  fiscal_year: ["年度成績表"],
  everybody: ["個人成績表", "（全員）"],
  awards: ["表彰状", "（各賞）"],
  champion: ["表彰状", "（上位）"],
  yakuman: ["表彰状", "（役満）"],
  whole_half_year: ["まとめて", "保存"],
  web_page: ["成績の", "ホームページ"],
  personal: ["個人成績表"],
  free: ["感謝状・", "自由な文"],
  rule_sheet: ["ルール表"],
  rule_book: ["ルール集"],
  value_table: ["点数計算表"],
  place_cards: ["席札"],
  competition_ranking: ["大会順位表"],
  places: ["賞状", "（大会の", "順位）"],
};

const documentHints: Record<Kind, string> = {
  session: "その日のすべての卓と順位です。",
  monthly: "その月の順位と、開催日ごとの成績です。",
  notice: "その月の開催日を、配るか貼る一枚にします。",
  half_year: "半年の順位、表彰、グラフと、ひとりずつのページです。",
  fiscal_year: "一年の順位、表彰、グラフと、ひとりずつのページです。",
  personal: "会員ひとりが打ったすべての半荘です。",
  everybody: "打った会員全員の分を、続けて作ります。",
  blank_sheets: "卓に置いて、手で書きこむ用紙です。",
  drawn_sheets: "席決めのとおりに、日付、卓、名前を入れます。",
  table_plan: "だれがどの卓か、壁に貼って遠くから読める大きさです。",
  place_cards: "切って、折って、席に立てる札です。",
  rule_book: "表の決まりも、言葉で書いた決まりも、全部のせた冊子です。",
  value_table: "手の点数の早見表です。ルールに合わせた形になります。",
  rule_sheet: "会のルールを、ふつうの言葉で書いたものです。",
  awards: "半期か年度の各賞に、一枚ずつ作ります。",
  yakuman: "その期間に出た役満に、一枚ずつ作ります。",
  champion: "その期間の成績の上から、一枚ずつ作ります。",
  places: "大会で入賞した人を選んで作ります。",
  competition_ranking: "用紙の入ったところまでの順位です。",
  free: "文をすべて自分で書きます。感謝状などにも使えます。",
  whole_half_year: "半年分の書類を、ひとつのフォルダーに保存します。",
  web_page: "会のホームページにのせる成績を、一つのファイルにします。",
};

const empty: Partial<Record<Kind, string>> = {
  session: "まだ開催日がありません。「今日の会」で最初の会を始めると、ここに出ます。",
  table_plan: noDraw,
  drawn_sheets: noDraw,
  place_cards: noDraw,
  personal: "会員を選ぶと、成績表がここに出ます。",
  places: "大会の呼び名を入れ、会員を選ぶと、賞状がここに出ます。",
  free: "題、名前、文を入れると、表彰状がここに出ます。",
  competition_ranking: "大会がまだありません。「大会」で作ると、ここに出ます。",
};

const namings: Record<PageNames, string> = {
  full: "名前をそのまま",
  family: "姓だけ",
  initials: "イニシャル",
  number: "会員の番号",
};

const honorifics: Record<Honorific, string> = { none: "なし", san: "さん", sama: "様" };

export const reports = {
  tagline: "紙に出すもの、渡すもの、貼るもの",
  awards: "表彰の決まり",
  sections: "載せるもの",
  backToPapers: "書類に戻る",
  document: "書類の種類",
  options: "書類の決め方",
  seen: "ページ",
  optionsShort: "決め方",
  groups,
  documentParts,
  documents: joined(documentParts),
  documentHints,
  empty: (kind: Kind) => empty[kind] ?? null,
  competition: "大会",
  rules: "ルール",
  sheets: "枚数",
  sheetUnit: "枚",
  round: "回戦",
  allRounds: "すべての回戦",
  roundNumber: (round: number) => `${round}回戦`,
  form: "用紙に書く欄",
  hanchanOnSheet: "1枚に書く半荘",
  hanchanOnSheetHint: "1から4まで",
  hanchanUnit: "半荘",
  formParts: {
    lastDealer: "最後の親",
    sticks: "残った供託",
    hands: "満貫以上の和了",
  },
  samePeople: "まだ席を引いていない回戦にも、同じ人の名前を入れる",
  session: "開催日",
  sessionDay: (day: string, weekday: string) => `${day}（${weekday}）`,
  sessionChoice: (day: string, weekday: string, series: string) => `${day}（${weekday}） ${series}`,
  memberPages: "会員ごとのページ",
  membersPages: { each: "つける", none: "つけない", alone: "それだけ" },
  member: "会員",
  memberHint: "番号、よみがな、名前",
  large: "大きな文字で印刷する",
  edition: "版",
  editions: { handout: "配布版", full: "保存版" } satisfies Record<Edition, string>,
  editionHints: {
    handout: "会員に配る、1〜2枚にまとめた版です。",
    full: "表もグラフも全部のせた版です。",
  } satisfies Record<Edition, string>,
  honorific: "敬称",
  honorifics,
  making: "書類を作っています…",
  pages: "印刷されるページ",
  turning: "ページを送る",
  page: (page: number, all: number) => `${page} / ${all}ページ`,
  pageOf: (title: string, page: number, all: number) =>
    `${title} ${page}ページ目（全${all}ページ）`,
  size: "ページの大きさ",
  whole: "全体",
  width: "横幅",
  enlarged: "大きく",
  larger: "もっと大きく",
  smaller: "小さく",
  zoom: (percent: number) => `${percent}％`,
  save: "ファイルに保存する",
  saveTitle: "書類を保存する場所",
  print: "開いて印刷する",
  pdfFiles: "PDFファイル",
  saved: (place: string) => `書類を保存しました：${place}`,
  opened: (name: string) => `「${name}」を開きました。開いた画面で印刷してください。`,
  saveEach: "ひとりずつ保存する",
  eachTitle: "成績表を保存するフォルダー",
  eachSaved: (files: number, folder: string) => `${files}人分の成績表を保存しました：${folder}`,
  eachStopped: (files: number, of: number, folder: string) =>
    `取りやめました。${of}人のうち${files}人分は保存してあります：${folder}`,
  otherDeeds: "ほかの操作",
  others: {
    web_page: "成績のホームページにする",
    whole_half_year: "半期の書類をまとめて保存する",
    everybody: "ひとりずつの個人成績表にする",
  },
  missing: (characters: string) =>
    `次の文字は印刷用の書体にないため、〓と印刷されます：${characters}。記録の文字はそのまま残っています。`,
  certificate: {
    signed: "会の名前にそえる人",
    signedHint: "「会長　髙橋 勇」のように。なければ空のまま",
    day: "表彰状の日付",
    dayHint: "空なら成績を収めた日。R8.11.21、11/21 など",
    award: "賞",
    allAwards: "すべての賞",
    series: "シリーズ",
    allSeries: "すべてのシリーズ",
    event: "大会や期間の呼び名",
    eventHint: "「第三回 白樺杯」のように",
    eventOrDays: "「令和八年度 水曜会リーグ戦」のように。空なら期間を書きます",
    places: "何位まで",
    placeUnit: "位",
    placeOf: (row: number) => `${row}人目の順位`,
    memberOf: (row: number) => `${row}人目の会員`,
    anotherPlace: "もうひとり足す",
    title: "題",
    usualTitle: "表彰状",
    honour: "何の賞か",
    honourHint: "「優勝」のように。なければ空のまま",
    name: "もらう人の名前",
    nameHint: "「様」はつけません",
    text: "文",
    textHint: "行ごとに一段落になります。習わしでは「、」「。」をつけません。",
  },
  webPage: {
    whatIsOnIt:
      "順位、開催日ごとの成績、グラフ、表彰、役満がのります。ほかのファイルやプログラムはいりません。",
    whatIsNot: "ゲスト、備考、会員へのひとこと、放銃した人はのりません。",
    names: "ホームページでの呼び方",
    namesHint:
      "だれでも読めるページです。会員の望む呼び方を選んでください。名簿に「ホームページでの名前」のある人は、その名前になります。",
    namings,
    look: "開いて見る",
    hint: "「開いて見る」を押すと、パソコンのホームページを見るソフトで開きます。まだだれにも公開されません。",
    saveTitle: "ホームページを保存する場所",
    files: "ホームページのファイル",
    saved: (place: string) => `ホームページを保存しました：${place}`,
    opened: "ホームページを開きました。まだだれにも公開していません。",
  },
  wholeHalfYear: {
    whatIsWritten: "選んだフォルダーの中に「半期の書類」のフォルダーを作り、次のものを保存します。",
    list: [
      "半期成績表",
      "打った会員全員の個人成績表（ひとりにひとつ）",
      "月間成績表と日別成績表（月と開催日にひとつ）",
      "各賞と役満の表彰状",
      "記録のExcelファイル",
      "成績のホームページ",
    ],
    folderTitle: "書類を保存するフォルダー",
    save: "すべて保存する",
    saved: (files: number, folder: string, left: string[]) =>
      `書類${files}点を保存しました：${folder}${
        left.length === 0
          ? ""
          : `　前に作った、今回はない個人成績表が${left.length}点、消さずに残してあります：${left.join("、")}`
      }`,
  },
};

export type ReportsText = typeof reports;
