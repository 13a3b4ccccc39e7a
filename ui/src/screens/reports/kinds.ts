import type {
  ChosenPeriod,
  CompetitionId,
  Document,
  PageNames,
  PeriodKind,
  PersonId,
  SeriesId,
} from "../../platform";

/** Everything that can be made, each once, by the occasion for which it is wanted. */
export const groups = {
  day: ["session", "table_plan", "drawn_sheets", "blank_sheets"],
  month: ["monthly", "notice"],
  term: [
    "half_year",
    "fiscal_year",
    "everybody",
    "head_to_head",
    "attendance",
    "race",
    "record_book",
    "awards",
    "champion",
    "yakuman",
    "whole_half_year",
    "web_page",
  ],
  person: ["personal", "free"],
  hall: ["rule_sheet", "rule_book", "value_table", "practice", "place_cards"],
  competition: [
    "competition_ranking",
    "competition_outline",
    "competition_roster",
    "competition_slips",
    "competition_honours",
    "places",
  ],
} as const;

export type Group = keyof typeof groups;
export type Kind = (typeof groups)[Group][number];

export const groupNames = Object.keys(groups) as Group[];
export const kinds: readonly Kind[] = groupNames.flatMap((group) => [...groups[group]]);

/** The names whole, of which the gallery has the parts between which a line may end. */
export function joined(parts: Record<Kind, readonly string[]>): Record<Kind, string> {
  const names = kinds.map((kind) => [kind, parts[kind].join("")] as const);
  // All kinds are there, which `fromEntries` does not say.
  return Object.fromEntries(names) as Record<Kind, string>;
}

/** What is to be made, once everything it needs is chosen. */
export type Chosen =
  | { kind: "document"; document: Document; about?: About }
  | { kind: "web_page"; period: ChosenPeriod; names: PageNames }
  | {
      kind: "whole_half_year";
      period: ChosenPeriod;
      day: string;
      names: PageNames;
      signed: string;
    };

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
