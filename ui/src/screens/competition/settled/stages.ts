// Stages stand in a chain: from each but the last a number of people goes on, and the first has none
// before it from which anything could be brought along.

import type { StageData } from "../../../platform";

/** The stages with one more at the end, for four people of the one before it. */
export function withStage(stages: readonly StageData[], name: string): StageData[] {
  const last = stages.at(-1);
  if (last === undefined) {
    return [];
  }
  return [
    ...stages.slice(0, -1),
    { ...last, cut: { through: 4, by: "total" } },
    { ...last, name, rounds: ["lots"], rules_of_three: null, carry_over: "none", cut: null },
  ];
}

/** The stages without one of them, which was at that place. */
export function withoutStage(stages: readonly StageData[], at: number): StageData[] {
  const left = stages.filter((_, place) => place !== at);
  return left.map((stage, place) => ({
    ...stage,
    carry_over: place === 0 ? "none" : (stage.carry_over ?? "none"),
    cut: place === left.length - 1 ? null : (stage.cut ?? null),
  }));
}
