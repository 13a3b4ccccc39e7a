import type { AttendanceGroup, Stay } from "../platform";

const rows: Record<AttendanceGroup["row"], string> = {
  kana: "",
  other_letters: "英字など",
  no_reading: "よみがなのない人",
};

export const attendance = {
  heading: "出席",
  count: (present: number) =>
    present === 0 ? "出席の人は、まだいません。" : `出席は、いま${present}人です。`,
  search: "番号か名前で出席にする",
  searchHint: "番号か名前、Enter",
  people: "会員",
  sum: "今日の出席",
  shown: "出す人",
  everybody: "全員",
  onlyPresent: "出席",
  rowOf: (kana: string) => `${kana}行`,
  arePresent: (_present: number) => "人が出席",
  ofMembers: (members: number) => `会員${members}人のうち`,
  byRound: "回ごとの人数",
  round: (round: number) => `${round}回戦`,
  peopleIn: (count: number) => `${count}人`,
  makes: (tables: number, over: number) => {
    if (tables === 0) {
      return over === 0 ? "" : "卓を作れません";
    }
    return over === 0 ? `${tables}卓ちょうど` : `${tables}卓、${over}人休み`;
  },
  toPeople: "会員に戻る",
  lateOrEarly: "遅刻・早退",
  awaited: "よく来る人で、まだの人",
  comes: (name: string) => `${name}さんを出席にする`,
  toDraw: "席決めへ進む",
  guests: "ゲスト",
  addAsGuest: "ゲストとして加える",
  group: ({ row, kana }: Pick<AttendanceGroup, "row" | "kana">) =>
    row === "kana" ? `${kana}行` : rows[row],
  guest: "ゲスト",
  beginner: "初心者",
  beginnerMark: "初",
  otherGuests: (count: number) => `ほかにゲストが${count}人います。番号か名前を打つと出ます。`,
  came: (name: string, present: number) => `${name}さんを出席にしました。いま${present}人です。`,
  went: (name: string, present: number) =>
    `${name}さんを出席から外しました。いま${present}人です。`,
  already: (name: string) => `${name}さんは、もう出席になっています。`,
  several: (count: number) => `あてはまる人が${count}人います。下から選んでください。`,
  nobody: (typed: string) => `「${typed}」にあてはまる人はいません。`,
  noMembers: "会員がまだいません。来た人の名前を上に打つと、ゲストとして加えられます。",
  nobodyHere: "出席の人は、まだいません。",
  addGuest: (name: string) => `「${name}」さんをゲストとして加える`,
  staying: ({ fromRound: from, untilRound: until }: Stay) => {
    if (from === null && until === null) {
      return "最初から最後まで";
    }
    return `${from === null ? "" : `${from}回戦から`}${until === null ? "" : `${until}回戦まで`}`;
  },
  withStay: "遅刻・早退をつける",
  stayOf: (name: string) => `${name}さんの遅刻・早退`,
  stayKept: (name: string, stay: string) => `${name}さんは、${stay}です。`,
};

export type AttendanceText = typeof attendance;
