export const help = {
  title: "手引き",
  /** At a refusal. */
  more: "手引きで調べる",
  close: "閉じる",
  contents: "目次",
  back: "戻る",
  on: "進む",
  opening: "手引きを開いています…",
  search: "手引きの中をさがす",
  found: (typed: string, count: number) =>
    count === 0
      ? `「${typed}」は手引きにありません。ほかの言葉でさがしてください。`
      : `「${typed}」 ${count}件`,
  notes: "こんなときは",
  terms: "ことば",
  picture: (step: number) => `手順${step}の画面`,
  next: (title: string) => `次のページ：${title}`,
  noSuchPage: "このページは手引きにありません。目次から選んでください。",
  news: "この版で変わったこと",
  newsSince: (version: string) => `半荘帳 ${version} からの、会で使うときのちがいです。`,
  noNews: "会で使うときのちがいは、まだありません。",
  version: (version: string) => `半荘帳 ${version}`,
  thisVersion: "この版",
};

export type HelpText = typeof help;
