// Every sentence the window shows, once in each language.
//
// A domain has a file a language: `results.ja.ts` says what there is, `results.en.ts` has its type,
// so that the compiler asks for every sentence in both. `ja.ts` and `en.ts` put them together.

import type { Problem } from "../platform";
import { english } from "./en";
import { japanese } from "./ja";

export type Language = "ja" | "en";

/** What an error tells a person: three plain sentences, always in this order. */
export interface ProblemWords {
  what: string;
  data: string;
  next: string;
}

/** A new kind of problem is asked for here, in both languages. */
export type ProblemTexts = {
  [Kind in Problem["kind"]]: (problem: Extract<Problem, { kind: Kind }>) => ProblemWords;
};

export type Text = typeof japanese;

export const texts: Record<Language, Text> = { ja: japanese, en: english };

/** The three sentences of a problem, whatever its kind. */
export function problemWords(text: Text, problem: Problem): ProblemWords {
  // Each entry takes just the problem of its own kind, which the index has already chosen.
  const words = text.problems[problem.kind] as (problem: Problem) => ProblemWords;
  return words(problem);
}

/** The same in one text, for beside a box. */
export function problemInOne(text: Text, problem: Problem): string {
  const { what, next } = problemWords(text, problem);
  return `${what} ${next}`;
}
