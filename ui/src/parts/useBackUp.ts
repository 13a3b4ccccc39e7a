import { useState } from "react";
import { useWrite } from "../command";
import { useFrame } from "../frame/context";
import type { Answer, BackupMade, Problem } from "../platform";

export interface BackingUp {
  /** Makes a backup now, and says at the foot where it lies; while one is being made, nothing. */
  backUp: () => Promise<Answer<BackupMade> | null>;
  running: boolean;
  /** Why there is none. */
  problem: Problem | null;
  /** Why there is none in the second place, though there is one on this computer. */
  secondProblem: Problem | null;
  /** Forgets both, where something else is done next. */
  clear: () => void;
}

/** Backing up now, from wherever it is asked for. */
export function useBackUp(): BackingUp {
  const { text, say } = useFrame();
  const words = text.data;
  const write = useWrite((platform) => platform.backUp());
  const [secondProblem, setSecondProblem] = useState<Problem | null>(null);

  async function backUp() {
    if (write.running) {
      return null;
    }
    clear();
    const answer = await write.run();
    if (answer.ok) {
      const { hanchan, second } = answer.value;
      if (second?.kind === "failed") {
        setSecondProblem(second.problem);
        say(words.secondFailed);
      } else {
        say(second?.kind === "made" ? words.backedUpInBoth(hanchan) : words.backedUp(hanchan));
      }
    }
    return answer;
  }

  function clear() {
    write.clear();
    setSecondProblem(null);
  }

  return { backUp, running: write.running, problem: write.problem, secondProblem, clear };
}
