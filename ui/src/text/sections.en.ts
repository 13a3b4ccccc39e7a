import type { Section } from "../platform";
import type { SectionsText } from "./sections.ja";

const names: Record<Section, string> = {
  overview: "Overview",
  standings: "Standings",
  awards: "Awards",
  feats: "Records",
  rankings: "Rankings",
  comparison: "The period before",
  results: "Results by day or month",
  details: "Details of the standings",
  progress: "Totals over time",
  series: "Each series",
  hands: "Hands from mangan up",
};

/** What the reports of a month, a half-year and a fiscal year have. */
export const sections: SectionsText = {
  heading: "What the reports have",
  hint: "The reports of a month, a half-year and a fiscal year are made in this order. Each change is saved at once. The front of the handout always begins with the standings.",
  names,
  /** As the history has them. */
  listed: (value: string) =>
    [...value.matchAll(/[a-z]+/g)].map(([word]) => names[word as Section] ?? word).join(", "),
  hints: {
    overview: "Who leads, and the period in a few lines",
    standings: "Always there",
    awards: "Half-year and fiscal year",
    feats: "Best hanchan, best day, longest streaks",
    rankings: "By average and rates; half-year and fiscal year",
    comparison: "In the handout: the rank before, in the standings",
    results: "In the handout: in the standings",
    details: "Base points, place points, best and worst; full edition only",
    progress: "The charts",
    series: "Full edition only",
    hands: "In the handout: from haneman up",
  },
  up: "Up",
  down: "Down",
  upOf: (name: string) => `Move ${name} up`,
  downOf: (name: string) => `Move ${name} down`,
  usual: "Back to the usual order",
  shown: (name: string) => `“${name}” is printed.`,
  hidden: (name: string) => `“${name}” is left out.`,
  movedTo: (name: string, place: number) => `Moved “${name}” to place ${place}.`,
  usualBack: "Everything is printed, in the usual order.",
};
