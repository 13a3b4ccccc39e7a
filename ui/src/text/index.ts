// Every sentence the window shows, once in each language.
//
// A new sentence is a line in `Text`; the compiler then asks for it in both languages.

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

type ProblemTexts = {
  [Kind in Problem["kind"]]: (problem: Extract<Problem, { kind: Kind }>) => ProblemWords;
};

export interface Text {
  appName: string;
  startHeading: string;
  appPurpose: string;
  openClub: string;
  openAnotherClub: string;
  clubFiles: string;
  otherLanguage: string;
  largerText: string;
  smallerText: string;
  textSize: (percent: number) => string;
  settings: string;
  loading: string;
  previousMonth: string;
  nextMonth: string;
  monthBox: string;
  showMonth: string;
  monthHeading: (month: { year: number; month: number }, inClubCalendar: string) => string;
  standings: string;
  unit: (sign: string) => string;
  noGames: string;
  columns: {
    rank: string;
    number: string;
    name: string;
    games: string;
    place: (place: number) => string;
    averagePlace: string;
    base: string;
    uma: string;
    chombo: string;
    adjustments: string;
    total: string;
    best: string;
    worst: string;
  };
  unranked: string;
  problemHeading: string;
  problemWhat: string;
  problemData: string;
  problemNext: string;
  backToClub: (club: string) => string;
  problems: ProblemTexts;
}

export const texts: Record<Language, Text> = { ja: japanese, en: english };

/** The three sentences of a problem, whatever its kind. */
export function problemWords(text: Text, problem: Problem): ProblemWords {
  // Each entry takes just the problem of its own kind, which the index has already chosen.
  const words = text.problems[problem.kind] as (problem: Problem) => ProblemWords;
  return words(problem);
}
