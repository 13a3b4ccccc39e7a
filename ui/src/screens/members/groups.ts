import type { MemberEntry } from "../../platform";
import type { MembersText } from "../../text/members.ja";

/** What stands as a heading in the list. */
export type Row = keyof MembersText["rows"];

/** The first kana of each row of the syllabary, in its order. */
const rows: readonly (readonly [string, Row])[] = [
  ["わ", "wa"],
  ["ら", "ra"],
  ["や", "ya"],
  ["ま", "ma"],
  ["は", "ha"],
  ["な", "na"],
  ["た", "ta"],
  ["さ", "sa"],
  ["か", "ka"],
  ["ぁ", "a"],
];

/** Where somebody stands: by the reading, and after all of these guests, who left, and who has none. */
export function rowOf({ kana, kind, gone }: MemberEntry): Row {
  if (gone) {
    return "gone";
  }
  if (kana.trim() === "") {
    return "no_kana";
  }
  return kind === "member" ? syllabaryRow(kana) : kind;
}

function syllabaryRow(kana: string): Row {
  // Without the two marks of voicing, and hiragana for katakana.
  const [first = ""] = kana.trim().normalize("NFKC").normalize("NFD");
  const code = first.charCodeAt(0);
  const letter = code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : first;
  if (letter < "ぁ" || letter > "ゖ") {
    return "other";
  }
  // The small ゃ stands before や.
  const large = letter === "ゃ" ? "や" : letter === "ゎ" ? "わ" : letter;
  return rows.find(([begins]) => large >= begins)?.[1] ?? "other";
}

const last: readonly Row[] = ["other", "staff", "guest", "no_kana", "gone"];

/** Everybody under their headings, which come in the order of the list. */
export function grouped(
  members: readonly MemberEntry[],
): readonly (readonly [Row, readonly MemberEntry[]])[] {
  const found = new Map<Row, MemberEntry[]>();
  for (const member of members) {
    const row = rowOf(member);
    found.set(row, [...(found.get(row) ?? []), member]);
  }
  const place = (row: Row) => last.indexOf(row);
  return [...found].sort(([one], [other]) => place(one) - place(other));
}
