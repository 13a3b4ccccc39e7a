// The screens there are. A new one is a line here, its title in `src/text/frame.*.ts` (`screens`),
// and a folder in `src/screens` whose `index.tsx` exports the component as its default.

import { type ComponentType, lazy } from "react";

/** Each screen's key, with Ctrl or ⌘: the same for ever, whichever screens there are. */
export const screenKeys = {
  today: "1",
  results: "2",
  members: "3",
  reports: "4",
  rules: "5",
  data: "6",
  schedule: "7",
} as const;

export type ScreenId = keyof typeof screenKeys;

/** In the order of the bar; the first is shown when a club is opened. */
export const screens: readonly { id: ScreenId; Screen: ComponentType }[] = [
  { id: "today", Screen: lazy(() => import("../screens/today")) },
  { id: "results", Screen: lazy(() => import("../screens/results")) },
  { id: "members", Screen: lazy(() => import("../screens/members")) },
  { id: "schedule", Screen: lazy(() => import("../screens/schedule")) },
  { id: "reports", Screen: lazy(() => import("../screens/reports")) },
  { id: "rules", Screen: lazy(() => import("../screens/rules")) },
  { id: "data", Screen: lazy(() => import("../screens/data")) },
];
