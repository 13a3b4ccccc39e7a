import type { ResultsText } from "./results.ja";

export const results: ResultsText = {
  heading: (period) => `${period} results`,
  standings: "Standings",
  played: (days, hanchan) => `Days played: ${days}. Hanchan: ${hanchan}.`,
  noGames: "Nothing has been recorded in this period yet.",
  charts: "Charts",
  cumulative: "Running totals (leaders)",
  places: "How often each place",
  records: "Records",
  recordKind: "Record",
  figure: "Figure",
  holders: "Who, and when",
  recordKinds: {
    best_hanchan: "Best hanchan",
    highest_points: "Most points",
    most_games: "Most hanchan",
    most_tops: "Most first places",
    top_streak: "First places in a row",
    in_the_money_streak: "First or second in a row",
    not_last_streak: "Never last in a row",
    plus_streak: "Above zero in a row",
    most_hands: "Most hands of mangan or better",
  },
  recordFigure: (kind, figure, unit) =>
    kind === "best_hanchan" && unit !== "点"
      ? `${figure} ${unit}`
      : kind === "best_hanchan" || kind === "highest_points"
        ? `${figure} points`
        : figure,
  yakuman: "Yakuman",
  noYakuman: "No yakuman was written down in this period.",
};
