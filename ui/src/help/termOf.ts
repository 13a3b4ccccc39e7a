// Which term of the manual explains a figure of the standings, or a part of a rule set.

import type { RuleGroup } from "../platform";
import type { Text } from "../text";

type Figure = keyof Text["figures"]["columns"];

export const termOf: Partial<Record<Figure, string>> = {
  rank: "rank",
  games: "hanchan",
  averagePlace: "average-place",
  topRate: "top-rate",
  inTheMoneyRate: "top-two-rate",
  notLastRate: "not-last-rate",
  average: "average",
  base: "base",
  uma: "uma",
  chombo: "chombo",
  adjustments: "adjustment",
  opening: "opening-total",
  total: "total",
  belowZero: "below-zero",
  belowZeroRate: "below-zero",
  won: "mangan",
  dealtIn: "deal-in",
  yakuman: "yakuman",
  aheadRate: "ahead-rate",
};

export const termsOfRules: Record<RuleGroup, readonly string[]> = {
  points: ["start", "return", "oka", "rounding", "base"],
  places: ["place", "uma", "floating", "tie", "deposit", "chombo"],
  time: ["hanchan", "round"],
  hands: ["han", "fu", "mangan", "yakuman"],
};
