// The screens there are. A new one is a line here, its title in `src/text/frame.*.ts` (`screens`),
// and a folder in `src/screens` whose `index.tsx` exports the component as its default.

import type { ComponentType } from "react";

/** Each screen's key, with Ctrl or ⌘: the same for ever, whichever screens there are. */
export const screenKeys = {
  today: "1",
  results: "2",
  members: "3",
  reports: "4",
  rules: "5",
  data: "6",
  schedule: "7",
  competition: "8",
} as const;

export type ScreenId = keyof typeof screenKeys;

interface ScreenEntry {
  id: ScreenId;
  load: () => Promise<{ default: ComponentType }>;
}

/** In the order of the bar; the first is shown when a club is opened. */
export const screens: readonly ScreenEntry[] = [
  { id: "today", load: () => import("../screens/today") },
  { id: "results", load: () => import("../screens/results") },
  { id: "members", load: () => import("../screens/members") },
  { id: "competition", load: () => import("../screens/competition") },
  { id: "schedule", load: () => import("../screens/schedule") },
  { id: "reports", load: () => import("../screens/reports") },
  { id: "rules", load: () => import("../screens/rules") },
  { id: "data", load: () => import("../screens/data") },
];
