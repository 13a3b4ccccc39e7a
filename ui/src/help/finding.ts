// What is found in the manual by what is typed.

import { useRead } from "../command";
import type { Manual, ManualPage, ManualTerm, Words } from "./manual";

export interface FoundInManual {
  /** Those whose title holds it first, then those of a term, then those that speak of it. */
  pages: readonly ManualPage[];
  terms: readonly ManualTerm[];
}

const nothing: FoundInManual = { pages: [], terms: [] };

/** Without regard to width, capitals, spaces, long vowels and the kind of kana. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[\sー・]/g, "");
}

/** @param keys what is looked for, in each way that it may be written. */
export function foundInManual(manual: Manual, keys: readonly string[]): FoundInManual {
  const wanted = keys.map(folded).filter((key) => key !== "");
  const holds = (texts: readonly string[]) =>
    texts.map(folded).some((text) => wanted.some((key) => text.includes(key)));
  const both = ({ ja, en }: Words) => [ja, en];
  if (wanted.length === 0) {
    return nothing;
  }
  const terms = manual.terms.filter(({ name, reading }) => holds([...both(name), reading]));
  const rank = (page: ManualPage) => {
    if (holds(both(page.title))) {
      return 0;
    }
    if (terms.some(({ id }) => page.terms.includes(id))) {
      return 1;
    }
    const said = [page.lead, ...page.steps.map(({ words }) => words), ...page.notes];
    return holds(said.flatMap(both)) ? 2 : 3;
  };
  const ranks = manual.pages.map((page) => ({ page, at: rank(page) })).filter(({ at }) => at < 3);
  return { pages: ranks.sort((one, other) => one.at - other.at).map(({ page }) => page), terms };
}

/** What is found by what is typed, also as romaji; it is read as names are. */
export function useFoundInManual(manual: Manual | undefined, typed: string): FoundInManual {
  const keys = useRead(["searchKeys", typed], async (platform) =>
    typed.trim() === "" ? { ok: true as const, value: [] } : platform.searchKeys(typed),
  );
  return manual === undefined || typed.trim() === ""
    ? nothing
    : foundInManual(manual, keys.value ?? [typed]);
}
