import type { CompetitionSettled, RulesOfStage } from "../../platform";
import type { Text } from "../../text";

/** Four rounds for the club's own people: nothing is asked of them and nobody goes out. */
export function plainCompetition(
  words: Text["competition"],
  rules: readonly RulesOfStage[],
  usualRules: string | undefined,
): CompetitionSettled {
  const ofFour = rules.filter(({ players }) => players === "4");
  const usual = ofFour.find(({ name }) => name === usualRules) ?? ofFour[0];
  return {
    key: "club",
    name: words.plainName,
    capacity: null,
    minimum: 0,
    wholeTables: false,
    opens: null,
    closes: null,
    checkInUntil: null,
    asks: [],
    staff: "fill_gaps",
    stages: [
      {
        name: words.plainStage,
        rules: usual?.key ?? "",
        rules_of_three: null,
        rounds: ["constraints", "constraints", "constraints", "constraints"],
        carry_over: "none",
        cut: null,
      },
    ],
    ties: [],
    late: null,
    offences: null,
    picks: [],
    booby: false,
    keepsakes: false,
    certificates: 3,
    offers: [],
    book: {},
  };
}
