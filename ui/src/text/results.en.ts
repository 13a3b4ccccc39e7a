import { months } from "./frame.en";
import type { ResultsText } from "./results.ja";

export const results: ResultsText = {
  previousMonth: "Previous",
  nextMonth: "Next",
  monthBox: "Go to month",
  showMonth: "Show",
  monthHeading: ({ year, month }) => `${months[month - 1]} ${year}`,
  standings: "standings",
  unit: (sign) => (sign === "点" ? "in points" : `in ${sign} (1P = 1,000 points)`),
  noGames: "Nothing has been recorded in this month yet.",
  columns: {
    rank: "Rank",
    number: "No.",
    name: "Name",
    games: "Games",
    place: (place) => ["1st", "2nd", "3rd", "4th"][place - 1] ?? `${place}th`,
    averagePlace: "Avg. place",
    base: "Base",
    uma: "Uma",
    chombo: "Chombo",
    adjustments: "Adjust.",
    total: "Total",
    best: "Best",
    worst: "Worst",
  },
  unranked: "unranked",
};
