/** What the sheet on the screen is, beside the tables and standings. */
type Part = "attendance" | "draw" | "sheets" | "details";

export const session = {
  parts: "この会ですること",
  part: {
    attendance: (present: number) => (present === 0 ? "出席" : `出席（${present}人）`),
    draw: () => "席決め",
    sheets: (missing: number) => (missing === 0 ? "記録用紙" : `記録用紙（あと${missing}枚）`),
    details: () => "会場・移動など",
  } satisfies Record<Part, (count: number) => string>,
  state: "この日の卓と成績",
  backToToday: "今日に戻る",
  heading: "この会のこと",
  notThere: "この日の会は、まだ記録にありません。何か入れると、できます。",
  venue: "会場",
  rounds: "予定の回数",
  roundsUnit: "回戦",
  note: "備考",
  noteHint: "Enterで行を変えます。Tabで次に移ると、保存されます。",
  planned: (venue: string, rounds: number | null) =>
    `予定のとおりにする：${[venue, rounds === null ? "" : `${rounds}回戦`].filter(Boolean).join("、")}`,
  usual: (day: string, venue: string, rounds: number | null) =>
    `前回（${day}）と同じにする：${[venue, rounds === null ? "" : `${rounds}回戦`].filter(Boolean).join("、")}`,
  moveHeading: "日付やシリーズをまちがえて入れたとき",
  what: "移すもの",
  whole: "この会をまるごと",
  wholeHint: "まるごと移すと、出席・席決め・記録用紙もいっしょに移ります。",
  sheet: (round: number, table: string) => `${round}回戦 ${table}卓の用紙だけ`,
  toDay: "移す先の日付",
  toSeries: "移す先のシリーズ",
  move: "移す",
  moved: (day: string, series: string) => `${day}の${series}に移しました。「元に戻す」で戻せます。`,
  seriesHeading: "シリーズの名前",
  seriesName: "名前",
  seriesNameHint: "変えると、これまでの成績表の名前も変わります。「元に戻す」で戻せます。",
  seriesRenamed: (before: string, name: string) => `「${before}」の名前を「${name}」に変えました。`,
  deleteSeries: "このシリーズを消す",
  seriesDeleted: (name: string) => `「${name}」を消しました。「元に戻す」で戻せます。`,
  deleteHeading: "この会を消す",
  cannotDelete: (sheets: number) =>
    `記録用紙が${sheets}枚入っているので、消せません。消すときは、先に用紙を1枚ずつ消すか、ほかの日に移してください。`,
  canDelete: (came: number) =>
    came === 0
      ? "記録用紙は入っていません。会を消しても「元に戻す」で戻せます。"
      : `記録用紙は入っていません。出席の${came}人と席決めも一緒に消えます。「元に戻す」で戻せます。`,
  delete: "この会を消す",
  deleted: (day: string) => `${day}の会を消しました。「元に戻す」で戻せます。`,
  past: "これまでの会",
  choosePast: "これまでの会から選ぶ",
  closePast: "一覧を閉じる",
  noPast: "まだ会の記録がありません。",
  year: "年",
  day: "日付",
  series: "シリーズ",
  people: "人数",
  tables: "卓",
  missing: (tables: number, missing: number) =>
    missing === 0 ? String(tables) : `${tables}（${missing}卓まだ）`,
  open: (day: string, series: string) => `${day}の${series}を開く`,
};

export type SessionText = typeof session;
