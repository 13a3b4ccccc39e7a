import type { Play } from "../platform";
import type { FiguresText } from "./figures.ja";

const english = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export function ordinal(place: number): string {
  return `${place}${endings[english.select(place)] ?? "th"}`;
}

const plays: Record<Play, string> = {
  club: "The club's own days",
  competitions: "Competitions",
  all: "Both together",
};

export const figures: FiguresText = {
  play: "Which play",
  plays,
  unit: (sign) => (sign === "点" ? "in points" : `in ${sign} (1P = 1,000 points)`),
  columns: {
    rank: "Rank",
    number: "No.",
    name: "Name",
    games: "Games",
    place: ordinal,
    averagePlace: "Avg. place",
    topRate: "1st rate",
    inTheMoneyRate: "1st–2nd rate",
    notLastRate: "Not-last rate",
    average: "Average",
    base: "Base",
    uma: "Uma",
    chombo: "Chombo",
    adjustments: "Adjust.",
    total: "Total",
    best: "Best",
    worst: "Worst",
    highestPoints: "Most points",
    lowestPoints: "Fewest points",
    belowZero: "Below zero",
    belowZeroRate: "Below zero %",
    won: "Mangan or better",
    dealtIn: "Dealt into mangan or better",
    yakuman: "Yakuman",
    day: "Day",
    series: "Series",
    round: "Round",
    table: "Table",
    hand: "Hand",
    level: "Value",
    winner: "Winner",
    loser: "Discarder",
    yaku: "Yaku and notes",
    seat: "Seat",
    finish: "Place",
    points: "Points",
    result: "Result",
    others: "Others at the table",
    opponent: "Opponent",
    ahead: "Ahead",
    behind: "Behind",
    aheadRate: "Ahead rate",
    difference: "Difference",
    daily: "That day",
    running: "Running total",
    streak: "Streak",
    longest: "Longest",
    current: "Now",
  },
  unranked: "unranked",
  tsumo: "Tsumo",
  levels: {
    mangan: "Mangan",
    haneman: "Haneman",
    baiman: "Baiman",
    sanbaiman: "Sanbaiman",
    yakuman: "Yakuman",
  },
  seats: { east: "East", south: "South", west: "West", north: "North" },
  streaks: {
    first: "1st place",
    in_the_money: "1st or 2nd place",
    not_last: "Not last",
    last: "Last place",
    plus: "Above zero",
  },
  hand: (hand, honba) => (hand !== "" && honba > 0 ? `${hand}, honba ${honba}` : hand),
  handValue: (han, fu) => (han === null ? "" : fu === null ? `${han} han` : `${han} han ${fu} fu`),
  playedAt: ({ day, series, round, table }) => `${day}, ${series}, round ${round}, table ${table}`,
  filters: "Narrow down",
  series: "Series",
  allSeries: "Every series",
  rules: "Rules",
  allRules: "Every rule set",
  game: "Game",
  games: (players) => (players === 3 ? "Three players" : "Four players"),
  notAdjusted: "Points given outside hanchan (adjustments) are not in these results.",
  leftOut: (count) =>
    `${count} hanchan whose results are counted from something else cannot be added to these. Choose their rule set above to see them.`,
  otherGame: (players) =>
    `Games of ${players === 3 ? "three" : "four"} were played in this period too. Choose them under “Game”.`,
  chartNumbers: "Show the chart's numbers as a table",
};
