import type { MemberEntry } from "../../platform";

/** A member to try things with. */
export const member: MemberEntry = {
  id: 7,
  number: 12,
  name: "𠮷田 髙子",
  kana: "よしだ たかこ",
  kind: "member",
  sex: "",
  joined: { iso: "2024-04-01", shown: "令和6年4月1日", weekday: "月" },
  left: null,
  gone: false,
  beginnerUntil: null,
  note: "",
  publicName: "",
};
