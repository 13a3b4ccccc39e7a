import type { CompetitionLine } from "../../platform";

/** How far it is. */
export function stateOf({ over, drawn, begun }: CompetitionLine) {
  return over ? "over" : drawn ? "drawn" : begun ? "begun" : "prepared";
}
