import type {
  ChosenPeriod,
  CompetitionId,
  Document,
  PeriodKind,
  PersonId,
  SeriesId,
} from "../../platform";

/** Everything that can be made, in the groups in which it is offered. */
export const groups = {
  results: ["monthly", "session", "half_year", "fiscal_year", "personal", "everybody"],
  day: ["blank_sheets", "drawn_sheets", "table_plan", "place_cards"],
  wall: ["value_table", "rule_sheet"],
  honours: ["awards", "yakuman", "champion", "places", "free"],
  files: ["whole_half_year", "web_page"],
} as const;

export type Group = keyof typeof groups;
export type Kind = (typeof groups)[Group][number];

export const groupNames = Object.keys(groups) as Group[];
export const kinds: readonly Kind[] = groupNames.flatMap((group) => [...groups[group]]);

/** What is to be made, once everything it needs is chosen. */
export type Chosen =
  | { kind: "document"; document: Document; about?: About }
  | { kind: "web_page"; period: ChosenPeriod }
  | { kind: "whole_half_year"; day: string };

/** The period and the member that a report is about, of which the secretary may write something. */
export interface About {
  period: ChosenPeriod;
  /** Whether the report has room for words about the whole period. */
  comments: boolean;
  /** To whom something may be written: everybody, or just this member. */
  notes: "everybody" | number;
}

/** What a paper begins with where somebody was led to it, or came to it from another. */
export interface Begin {
  /** The day of the session, or any day in the period; the newest without. */
  day: string | null;
  period?: PeriodKind | undefined;
  series?: SeriesId | undefined;
  member?: PersonId | undefined;
  competition?: CompetitionId | undefined;
}

export interface ChoiceProps {
  begin: Begin;
  /** Null as long as something is still to be chosen. */
  onChange: (chosen: Chosen | null) => void;
}

/** Those that name who earned the club's awards. */
export function honours(chosen: Chosen | null): boolean {
  if (chosen?.kind !== "document") {
    return chosen !== null;
  }
  const { document } = chosen;
  return document.kind === "certificates"
    ? document.occasion.kind === "awards"
    : document.kind === "half_year" || document.kind === "fiscal_year";
}
