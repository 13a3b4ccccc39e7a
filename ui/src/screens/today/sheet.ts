// A sheet as it begins, and what is kept on this computer from one to the next.

import type { DayRules, NextPlace, ScoreUnit, Sheet } from "../../platform";

export const scoreUnits: readonly ScoreUnit[] = ["hundreds", "points", "difference"];

interface Kept {
  rules: DayRules;
  unit: ScoreUnit;
}

const unitPlace = "unit of scores";

/** The rule set that the club plays by, and the unit in which scores were typed last. */
export function kept(rules: readonly DayRules[], usual: number): Kept | undefined {
  const chosen = rules.find(({ id }) => id === usual) ?? rules[0];
  const unit = localStorage.getItem(unitPlace);
  return chosen && { rules: chosen, unit: scoreUnits.find((one) => one === unit) ?? "hundreds" };
}

export function keepUnit(unit: ScoreUnit) {
  localStorage.setItem(unitPlace, unit);
}

/** A sheet of a place of the day on which nothing is typed yet. */
export function blankSheet(
  day: string,
  series: number,
  keeps: Kept | undefined,
  { round, table }: NextPlace,
): Sheet {
  const winds = keeps?.rules.winds ?? "東南西北";
  return {
    day,
    series,
    round,
    table,
    rules: keeps?.rules.id ?? 0,
    unit: keeps?.unit ?? "hundreds",
    seats: [...winds].map(() => ({ person: null, score: "", chombo: "" })),
    last_dealer: [...winds].at(-1) ?? "北",
    sticks: "",
    unbalanced: null,
  };
}
