import type { MemberChoice } from "../platform";

/** As many as fit on the screen; who is not among them is found by another letter. */
const most = 12;

/**
 * The number that was typed before all, then those named first in their order, then the rest: before others
 * those whose reading or name begins with what was typed.
 */
export function ranked(
  found: readonly MemberChoice[],
  search: string,
  first: readonly number[],
): MemberChoice[] {
  const place = ({ id, number }: MemberChoice) => {
    if (String(number) === search) {
      return -1;
    }
    const at = first.indexOf(id);
    return at === -1 ? first.length : at;
  };
  const begins = ({ kana, name }: MemberChoice) =>
    [kana, name].some((one) => one.startsWith(search)) ? 0 : 1;
  return [...found]
    .sort((one, other) => place(one) - place(other) || begins(one) - begins(other))
    .slice(0, most);
}
