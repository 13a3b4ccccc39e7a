import type { MemberChange, PersonKind } from "../../platform";

/** Names nothing: the start of every change. */
export const unchanged: MemberChange = {
  number: null,
  name: null,
  kana: null,
  kind: null,
  sex: null,
  joined: null,
  left: null,
  note: null,
  publicName: null,
};

export const memberKinds: readonly PersonKind[] = ["member", "guest", "staff"];
