/** What the secretary writes about a period, to be printed in its reports. */
export const remarks = {
  heading: "この期間について書く",
  comment: "幹事より",
  commentHint: "はじめに印刷します。Enter で次の行、欄を離れると保存します。",
  commentOfSeries: (series: string) => `${series}のひとこと`,
  commentOfSeriesHint: "そのシリーズのページに印刷します。",
  notes: (written: number, all: number) => `ひとりずつへのひとこと（${all}人のうち${written}人）`,
  notesHint: "その会員のページと、同じ期間の個人成績表に印刷します。",
  to: (number: number, name: string) => `${number} ${name}へのひとこと`,
  saved: (box: string) => `「${box}」を保存しました。`,
};

export type RemarksText = typeof remarks;
