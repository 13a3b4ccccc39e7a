// The one place that speaks to the shell. Everything else sees this interface, so that the same
// screens can run over another backend.

import type { ClubOverview, Month, MonthStandings, WireError as Problem } from "./bindings";
import { commands } from "./bindings";

export type { ClubOverview, Month, MonthStandings, StandingRow } from "./bindings";
/** Why something could not be done; the sentence for it is in `src/text`. */
export type { Problem };

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export interface Platform {
  /** The club named when the program was started, if one was. */
  clubAtStart(): Promise<Answer<ClubOverview | null>>;
  /** Lets the person choose a club's file; null when they chose none. */
  chooseClub(title: string, fileKind: string): Promise<Answer<ClubOverview | null>>;
  monthFromText(text: string): Promise<Answer<Month>>;
  monthStandings(month: Month): Promise<Answer<MonthStandings>>;
}

export const shell: Platform = {
  clubAtStart: () => answered(commands.clubAtStart()),
  chooseClub: (title, fileKind) => answered(commands.chooseClub(title, fileKind)),
  monthFromText: (text) => answered(commands.monthFromText(text)),
  monthStandings: (month) => answered(commands.monthStandings(month)),
};

async function answered<T>(command: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await command };
  } catch (thrown) {
    return { ok: false, problem: problemFrom(thrown) };
  }
}

/** The shell itself refuses with a bare text; the project's commands with a kind. */
function problemFrom(thrown: unknown): Problem {
  if (typeof thrown === "object" && thrown !== null && "kind" in thrown) {
    return thrown as Problem;
  }
  return { kind: "unexpected", reason: thrown instanceof Error ? thrown.message : String(thrown) };
}
