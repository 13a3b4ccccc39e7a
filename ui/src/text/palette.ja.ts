import type { ActionKey, Readings } from "../palette/useFinds";

/** Kana and romaji by which a screen is found. */
const readings: Readings = {
  today: "きょうのかい kyou kyo today 記録用紙",
  results: "せいせき seiseki results 順位",
  members: "かいいん kaiin members 名簿",
  competition: "たいかい taikai competition",
  schedule: "よてい yotei schedule カレンダー",
  reports: "しょるい shorui papers 成績表 印刷 いんさつ insatsu",
  rules: "るーる るる ruuru rules 点数",
  data: "でーた せってい deta settei data settings 控え ひかえ hikae",
  hand: "てんすうけいさん tensuu keisan 符 役 手牌 てはい value",
};

const actionReadings: Record<ActionKey, string> = {
  undo: "もどす modosu undo",
  redo: "やりなおす yarinaosu redo",
  backup: "ひかえ hikae backup バックアップ",
  open: "べつのかい ひらく betsu hiraku open",
  language: "げんご えいご gengo eigo nihongo language english japanese 言語 英語 日本語",
  manual: "てびき tebiki へるぷ herupu manual help ヘルプ",
  about: "について about version",
};

export const palette = {
  title: "さがす",
  hint: "番号・かな・漢字・ローマ字",
  found: "見つかったもの",
  people: "会員",
  sheets: (isToday: boolean): string => (isToday ? "今日の記録用紙" : "記録用紙"),
  papers: "書類",
  screens: "画面",
  actions: "すること",
  openSheet: "用紙を開く",
  look: "見る",
  stands: (isToday: boolean, rank: number, total: string) =>
    `${isToday ? "今日" : "この日"} ${rank}位 ${total}`,
  /** Of a table that does not count, nothing but the seat. */
  sits: (wind: string, isMissing: boolean, ended: string) =>
    isMissing ? `${wind} まだ` : ended === "" ? wind : `${wind} ${ended}`,
  ended: (place: number, total: string) => `${place}着 ${total}`,
  leavesEarly: (name: string) => `${name}さんを早退にする`,
  adjusts: (name: string) => `${name}さんの点を調整する`,
  backUp: "控えをとる",
  readings,
  actionReadings,
  nothing: (typed: string) => `「${typed}」にあてはまるものはありません。`,
  begin: "会員、きょうの卓（3B など）、書類、画面、知りたいことを入れてください。",
  choose: "えらぶ",
  open: "開く",
  only: "この人のことだけ",
  close: "閉じる",
};

export type PaletteText = typeof palette;
