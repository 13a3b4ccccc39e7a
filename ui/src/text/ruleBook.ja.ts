import type { BookHeading } from "../platform";

export const ruleBook = {
  headings: {
    equipment: "用具と点棒",
    seating: "場決め・席・配牌",
    course: "進行",
    calls: "鳴き・リーチ・カン・ドラ",
    winning: "アガリと役",
    points: "点数",
    draws: "流局",
    fouls: "反則",
    settlement: "精算と記録",
    manners: "発声・マナー・見学",
    event: "会と大会の決まり",
  } satisfies Record<BookHeading, string>,
  compared: (heading: string) => `ルール集：${heading}`,
  headingsLabel: "見出し",
  count: (rules: number) => (rules === 0 ? "なし" : `${rules}項目`),
  countOfOther: (rules: number) => `${rules}項目（文がちがう）`,
  hint: "1行に1つの決まりを書きます。行の頭に ■ を付けると小見出しに、★ を付けると壁に貼るルール表にも載ります。",
  whole: (rules: number) => (rules === 0 ? "まだ何も書いてありません" : `${rules}項目`),
  save: "この文にする",
  saved: (name: string) => `「${name}」のルール集を書きかえました。`,
  undo: "書きかえをやめる",
  print: "ルール集",
  printed: (name: string) => `「${name}」のルール集を開きました。開いた画面で印刷してください。`,
  fillIn: "見本の文を入れる",
  older: "前の版なので、読むだけです。",
  inCompetition: "ルール集のあとに続けて印刷する、この大会だけの決まりです。",
};

export type RuleBookText = typeof ruleBook;
