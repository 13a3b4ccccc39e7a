import type {
  CompetitionPlay,
  Competitor,
  CutShown,
  RoundPlay,
  StagePlay,
} from "../../../platform";

/** What comes next, and whom and what it is done with. */
export type Step =
  | { kind: "draw" | "sheets"; stage: StagePlay; round: RoundPlay }
  | { kind: "lot"; stage: StagePlay; tied: readonly Competitor[] }
  /** Who goes on is tied, and nothing but the organiser tells them apart. */
  | { kind: "choose"; stage: StagePlay }
  | { kind: "cut" | "cut_anew"; stage: StagePlay; cut: CutShown }
  | { kind: "over" };

export function nextStep({ stages }: CompetitionPlay): Step {
  for (const stage of stages) {
    const { rounds, cut, asksForLot } = stage;
    for (const round of rounds) {
      if (round.seats === null) {
        return { kind: "draw", stage, round };
      }
      if (round.missing.length > 0) {
        return { kind: "sheets", stage, round };
      }
    }
    const [tied] = asksForLot;
    if (cut?.toDecideAnew === true) {
      return { kind: "cut_anew", stage, cut };
    }
    if (cut !== null && cut.decided === null) {
      if (cut.tied.length === 0) {
        return { kind: "cut", stage, cut };
      }
      return tied === undefined ? { kind: "choose", stage } : { kind: "lot", stage, tied };
    }
    if (cut === null && tied !== undefined) {
      return { kind: "lot", stage, tied };
    }
  }
  return { kind: "over" };
}

/** Whether results as they are now say otherwise than what was drawn or decided. */
export function isOvertaken({ rounds, cut }: StagePlay): boolean {
  return rounds.some(({ seatedOtherwise }) => seatedOtherwise.length > 0) || differs(cut);
}

/** Whether others would go on by the results as they are now. */
export function differs(cut: CutShown | null): boolean {
  return cut !== null && cut.wouldGoOn.length + cut.wouldNot.length > 0;
}

/** A round of a stage, by its numbers. */
export interface RoundKey {
  stage: number;
  round: number;
}

/**
 * The round that is open unless another is chosen: the one whose sheets are waited for, or the last
 * one drawn; before anything is drawn, the first.
 */
export function roundAtHand({ stages }: CompetitionPlay, step: Step): RoundKey | null {
  if (step.kind === "sheets") {
    return { stage: step.stage.number, round: step.round.number };
  }
  const rounds = stages.flatMap(({ number, rounds: its }) =>
    its.map((round) => ({ stage: number, round: round.number, isDrawn: round.seats !== null })),
  );
  return rounds.filter(({ isDrawn }) => isDrawn).at(-1) ?? rounds[0] ?? null;
}
