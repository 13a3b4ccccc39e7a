// For tests: a clock that runs, and what stands around it.

import type { ClockNow, ClockView } from "../platform";

export const running: ClockNow = {
  setting: { day: "2026-11-21", series: 1, round: 2, rules: 5, minutes: 70 },
  heading: "令和8年11月21日 土曜会",
  state: "running",
  secondsLeft: 4145,
  endsAt: "14:47",
  latest: null,
  next: { minutesLeft: 0, call: "over" },
  tables: [],
};

export const none: ClockView = {
  clock: null,
  canBringBack: false,
  safe: true,
  hallWindow: "closed",
  hallPart: "seats",
  changes: 1,
};
