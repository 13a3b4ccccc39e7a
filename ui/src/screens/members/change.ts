import type { MemberChange, MemberKind } from "../../platform";

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
  public_name: null,
};

export const memberKinds: readonly MemberKind[] = ["member", "guest", "staff"];
