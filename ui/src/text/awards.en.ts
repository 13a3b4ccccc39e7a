import type { AwardForm } from "../platform";
import { minimumChoice, unitOf } from "../screens/reports/awards/editing";
import type { AwardsText } from "./awards.ja";
import { ordinal } from "./figures.en";

const figures: AwardsText["figures"] = {
  total: "total",
  average: "mean result of a hanchan",
  average_place: "mean place",
  top_rate: "rate of first places",
  in_the_money_rate: "rate of first and second places",
  not_last_rate: "rate of hanchan not last",
  games: "number of hanchan",
  first_places: "number of first places",
  best_result: "best result of one hanchan",
  highest_points: "most points in one hanchan",
  hands_won: "hands of mangan and better won",
  mangan_won: "mangan won",
  haneman_won: "haneman won",
  baiman_won: "baiman won",
  sanbaiman_won: "sanbaiman won",
  yakuman_won: "yakuman won",
  dealt_in: "hands of mangan and better dealt in",
  top_streak: "first places in a row",
  not_last_streak: "hanchan in a row without a last place",
  attendance: "share of the days of play attended",
};

const units: AwardsText["units"] = {
  points: "points",
  percent: "%",
  place: "place",
  count: "times",
};

/** A figure as it stands before "up" or "down". */
const amounts: Record<keyof AwardsText["units"], (figure: number) => string> = {
  points: (figure) => `${figure} points`,
  percent: (figure) => `${figure}%`,
  place: String,
  count: String,
};

function inWords({ figure, lowest, minimum, goesTo }: AwardForm): string {
  const who =
    goesTo.kind === "place"
      ? `${ordinal(goesTo.place)} place by ${figures[figure]}, ${lowest ? "lower" : "higher"} is better`
      : `everybody from ${amounts[unitOf(figure)](goesTo.figure)} ${lowest ? "down" : "up"}: ${figures[figure]}`;
  if (minimum.kind === "none") {
    return who;
  }
  if (minimumChoice(minimum) === "growing") {
    return `${who} (from a third of the period's hanchan on, at least 5)`;
  }
  return minimum.kind === "games"
    ? `${who} (from ${minimum.games} hanchan on)`
    : `${who} (from ${minimum.percent}% of the days of play on)`;
}

export const awards: AwardsText = {
  heading: (count) => `Awards (${count})`,
  hint: "Half-year and fiscal-year reports, certificates and the web page follow this list. Changes are saved at once.",
  figures,
  units,
  minimums: {
    none: "Everybody",
    growing: "Automatic (a third of the period's hanchan, at least 5)",
    games: "Who played at least so many hanchan",
    share: "Who came to at least this share of the days",
  },
  minimumUnits: { games: "hanchan", share: "%" },
  goals: { place: "Whoever has this place", everybody_from: "Everybody who reaches this" },
  inWords,
  name: "Name of the award",
  figure: "What counts",
  direction: "Which is better",
  highest: "The more, the better",
  lowest: "The less, the better",
  minimum: "Who is considered",
  goesTo: "Who gets it",
  close: "Close",
  edit: "Change",
  up: "Up",
  down: "Down",
  remove: "Delete",
  editOf: (name) => `Change ${name}`,
  upOf: (name) => `Up: ${name}`,
  downOf: (name) => `Down: ${name}`,
  removeOf: (name) => `Delete ${name}`,
  add: "Add an award",
  newName: (number) => (number === 1 ? "New award" : `New award ${number}`),
  usual: "Back to the usual awards",
  saved: (name) => `“${name}” is saved.`,
  movedTo: (name, place) => `“${name}” is number ${place} now.`,
  removed: (name) => `“${name}” is deleted. “Undo” brings it back.`,
  added: (name) => `“${name}” is added.`,
  usualBack: "The usual awards are back. “Undo” brings back those before.",
};
