// The screens there are. A new one is a line here, its title in `src/text/frame.*.ts` (`screens`),
// and a folder in `src/screens` whose `index.tsx` exports the component as its default.

import {
  BookOpen,
  Calculator,
  CalendarDays,
  ChartLine,
  ClipboardPen,
  type LucideIcon,
  Printer,
  ShieldCheck,
  Trophy,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import Today from "../screens/today";

/** Each screen's key, with Ctrl or ⌘, in the order of the side. */
export const screenKeys = {
  today: "1",
  results: "2",
  members: "3",
  competition: "4",
  schedule: "5",
  reports: "6",
  rules: "7",
  data: "8",
  hand: "9",
} as const;

export type ScreenId = keyof typeof screenKeys;

interface ScreenEntry {
  id: ScreenId;
  icon: LucideIcon;
  load: () => Promise<{ default: ComponentType }>;
}

/** In the order of the side; the first, which is shown when a club is opened, comes with the page. */
export const screens: readonly ScreenEntry[] = [
  { id: "today", icon: ClipboardPen, load: () => Promise.resolve({ default: Today }) },
  { id: "results", icon: ChartLine, load: () => import("../screens/results") },
  { id: "members", icon: Users, load: () => import("../screens/members") },
  { id: "competition", icon: Trophy, load: () => import("../screens/competition") },
  { id: "schedule", icon: CalendarDays, load: () => import("../screens/schedule") },
  { id: "reports", icon: Printer, load: () => import("../screens/reports") },
  { id: "rules", icon: BookOpen, load: () => import("../screens/rules") },
  { id: "data", icon: ShieldCheck, load: () => import("../screens/data") },
  { id: "hand", icon: Calculator, load: () => import("../screens/hand") },
];
