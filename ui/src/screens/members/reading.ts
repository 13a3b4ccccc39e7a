// The reading of a name, taken from what is typed before it is converted.

/** All of it kana, with the long stroke and the dot between names. */
const kana = /^[ぁ-ゖァ-ヶー・ 　]+$/;

/** What is composed, without the Latin letters of a kana that is not finished; null once it is converted. */
export function typedKana(composed: string): string | null {
  const typed = composed.replace(/[a-zａ-ｚ]+$/i, "").replace(/^[ 　]+|[ 　]+$/g, "");
  return kana.test(typed) ? typed : null;
}

/** The reading so far with one more part; a space in the name stands in the reading as well. */
export function joined(before: string, part: string, name: string): string {
  return before === "" ? part : `${before}${/[ 　]/.test(name.trim()) ? " " : ""}${part}`;
}
