import { useState } from "react";
import { useFrame } from "../../frame/context";
import type { Answer, Problem } from "../../platform";

/** Something done with a finished document. The record stays as it is, so that nothing is read again. */
export function useDeed() {
  const { say } = useFrame();
  const [failed, setFailed] = useState<Problem | null>(null);

  /** @param sentence what is said then; null where the person chose nothing */
  async function run<T>(asked: Promise<Answer<T>>, sentence: (given: T) => string | null) {
    setFailed(null);
    const answer = await asked;
    setFailed(answer.ok ? null : answer.problem);
    const done = answer.ok ? sentence(answer.value) : null;
    if (done !== null) {
      say(done);
    }
  }

  return { run, failed };
}
