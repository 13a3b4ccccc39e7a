import type { AwardFigure, AwardForm, AwardGoesTo, AwardMinimum } from "../../../platform";

/** In the order in which they are offered. */
export const figures: readonly AwardFigure[] = [
  "total",
  "average",
  "average_place",
  "top_rate",
  "in_the_money_rate",
  "not_last_rate",
  "games",
  "first_places",
  "best_result",
  "highest_points",
  "hands_won",
  "mangan_won",
  "haneman_won",
  "baiman_won",
  "sanbaiman_won",
  "yakuman_won",
  "dealt_in",
  "top_streak",
  "not_last_streak",
  "attendance",
];

/** What a figure is counted in, where everybody who reaches it is honoured. */
export type FigureUnit = "points" | "percent" | "place" | "count";

export function unitOf(figure: AwardFigure): FigureUnit {
  switch (figure) {
    case "total":
    case "average":
    case "best_result":
    case "highest_points":
      return "points";
    case "top_rate":
    case "in_the_money_rate":
    case "not_last_rate":
    case "attendance":
      return "percent";
    case "average_place":
      return "place";
    default:
      return "count";
  }
}

/** Figures of which usually the least is honoured. */
export function isUsuallyLowest(figure: AwardFigure): boolean {
  return figure === "average_place" || figure === "dealt_in";
}

/** Who can win an award, as it is offered: "growing" is the minimum that grows with the period. */
export type MinimumChoice = AwardMinimum["kind"] | "growing";

/** Written down as this number of games, the minimum grows with the period. */
const growing = 5;

export const minimums: Record<MinimumChoice, AwardMinimum> = {
  none: { kind: "none" },
  growing: { kind: "games", games: growing },
  games: { kind: "games", games: 10 },
  share: { kind: "share", percent: 50 },
};

export function minimumChoice(minimum: AwardMinimum): MinimumChoice {
  return minimum.kind === "games" && minimum.games === growing ? "growing" : minimum.kind;
}

export const goals: Record<AwardGoesTo["kind"], AwardGoesTo> = {
  place: { kind: "place", place: 1 },
  everybody_from: { kind: "everybody_from", figure: 1 },
};

/** An award to begin with, under a name that no other has. */
export function newAward(name: (number: number) => string, list: readonly AwardForm[]): AwardForm {
  let number = 1;
  while (list.some((award) => award.name === name(number))) {
    number += 1;
  }
  return {
    name: name(number),
    figure: "total",
    lowest: false,
    minimum: minimums.none,
    goesTo: goals.place,
  };
}

/** The list with the award at that place put to another. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.filter((_, place) => place !== from);
  const one = list[from];
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)];
}
