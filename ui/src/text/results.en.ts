import type { ResultsText } from "./results.ja";

export const results: ResultsText = {
  heading: (period) => `${period} results`,
  played: (days, hanchan) => `${days} days, ${hanchan} hanchan`,
  noGames: "Nothing has been recorded in this period yet.",
  newest: (period) => `The newest results are those of ${period}.`,
  openNewest: "Open them",
  print: "Print",
  views: "View",
  viewNames: {
    standings: "Standings",
    course: "Trend",
    headToHead: "Head to head",
    records: "Records",
    yakuman: "Yakuman",
  },
  placesInOrder: "Places",
  latestPlaces: (count) => `Last ${count}`,
  trend: "Trend",
  rankOf: (rank, ranked) => `${rank} of ${ranked}`,
  more: "More",
  places: "Places taken",
  daily: "Day by day",
  headToHeadHint: (unit) =>
    `The person on the left against the person above: on the first line hanchan together and how often ahead–behind, on the second the difference of the results (unit: ${unit}).`,
  headToHeadCaption: (period) => `${period}: head to head`,
  headToHeadOf: (shown, played) =>
    shown === played
      ? `Everybody who played: ${played}.`
      : `${shown} of the ${played} who played are shown.`,
  meeting: (games) => `${games}×`,
  aheadAndBehind: (ahead, behind) => `${ahead}–${behind}`,
  meetingHeard: (games, ahead, behind, difference) =>
    `${games} together, ${ahead} ahead, ${behind} behind, difference ${difference}`,
  oneself: "the same person",
  neverMet: "never met",
  addPerson: "Add somebody",
  addPersonHint: "Type a number or a name, and they are added to the table.",
  removePerson: (name) => `Leave out ${name}`,
  chosenPeople: "Choose who stands in the table",
  firstPeople: "As at first",
  notPlayed: (name) => `${name} did not play in this period.`,
  records: "Records",
  recordKind: "Record",
  figure: "Figure",
  holders: "Who, and when",
  moreHolders: (count) => `and ${count} more`,
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
