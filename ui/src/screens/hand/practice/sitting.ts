// How far somebody has come with practising, as long as the program runs.

import type { PracticeLevel, PracticeVerdict } from "../../../platform";

export type Judged = Extract<PracticeVerdict, { kind: "judged" }>;

export interface Sitting {
  /** By which rules; none are the club's own. */
  rules: string | null;
  level: PracticeLevel;
  /** What the hand is made by. */
  seed: number;
  /** What was answered, and what came of it. */
  typed: string;
  judged: Judged | null;
  asked: number;
  right: number;
  /** How many were right one after the other, up to the last. */
  streak: number;
}

export function newSitting(): Sitting {
  const sitting = { rules: null, level: "usual", typed: "", judged: null } as const;
  return { ...sitting, seed: chance(), asked: 0, right: 0, streak: 0 };
}

/** The next hand; another one too where level or rules become others. */
export function nextHand(sitting: Sitting, change: Partial<Sitting> = {}): Sitting {
  return { ...sitting, seed: chance(), typed: "", judged: null, ...change };
}

export function answered(sitting: Sitting, typed: string, judged: Judged): Sitting {
  const right = judged.right ? 1 : 0;
  return {
    ...sitting,
    typed,
    judged,
    asked: sitting.asked + 1,
    right: sitting.right + right,
    streak: judged.right ? sitting.streak + 1 : 0,
  };
}

function chance(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
