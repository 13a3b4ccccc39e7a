import type { CompetitionId } from "../../platform";
// The competition that was opened, kept while the window is: whoever enters sheets on the day's page
// and comes back goes on where they were.

export const parts = ["desk", "play", "results", "log", "settled"] as const;

export type CompetitionPart = (typeof parts)[number];

export interface OpenedCompetition {
  id: CompetitionId;
  part: CompetitionPart;
}

const place = (file: string) => `competition opened in ${file}`;

export function keptCompetition(file: string): OpenedCompetition | null {
  const kept = sessionStorage.getItem(place(file));
  return kept === null ? null : JSON.parse(kept);
}

export function keepCompetition(file: string, opened: OpenedCompetition | null) {
  if (opened === null) {
    sessionStorage.removeItem(place(file));
  } else {
    sessionStorage.setItem(place(file), JSON.stringify(opened));
  }
}
