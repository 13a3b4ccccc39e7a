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
  searchHint: "打ってEnterで出席です。名簿にない人はゲストとして加えられます。",
  onlyPresent: "出席の人だけを出す",
  group: ({ row, kana }: Pick<AttendanceGroup, "row" | "kana">) =>
    row === "kana" ? `${kana}行` : rows[row],
  keys: "スペースで出席をつけ外しします。↑と↓で、上や下の人に移ります。",
  guest: "ゲスト",
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
  from: "いつから",
  fromStart: "最初から",
  fromRound: (round: number) => `${round}回戦から`,
  until: "いつまで",
  untilEnd: "最後まで",
  untilRound: (round: number) => `${round}回戦まで`,
  stayKept: (name: string, stay: string) => `${name}さんは、${stay}です。`,
};

export type AttendanceText = typeof attendance;
