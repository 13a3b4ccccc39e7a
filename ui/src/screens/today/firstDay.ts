import type { QueryClient } from "@tanstack/react-query";
import { answered } from "../../command";
import type { Beginning } from "../../platform";

/**
 * Knows today's play before it is asked for: the window is drawn once, with the sheet in it, instead of with
 * an empty screen before.
 */
export function knowFirstDay(queries: QueryClient, { club, today }: Beginning): void {
  if (club === null || today === null) {
    return;
  }
  const { choices, view, drafts } = today;
  answered(queries, club.file, ["drafts"], drafts);
  answered(queries, club.file, ["dayChoices"], choices);
  if (view !== null) {
    answered(queries, club.file, ["dayView", choices.today.iso, choices.usualSeries], view);
  }
}
