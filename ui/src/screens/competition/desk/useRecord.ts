import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import type { CompetitionId, Happening, Problem } from "../../../platform";
import { namesOf } from "../names";

/** Writes down one thing that happened at the desk, and says who is to be told of a place. */
export function useRecord(id: CompetitionId) {
  const { text, say } = useFrame();
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );

  /** @returns why it could not be */
  async function write(happened: Happening, sentence: string): Promise<Problem | null> {
    const answer = await record.run(happened);
    if (!answer.ok) {
      return answer.problem;
    }
    const { promoted } = answer.value;
    const told = promoted.length > 0 ? text.competitionDesk.tellThem(namesOf(text, promoted)) : "";
    say(`${sentence}${told}`);
    return null;
  }

  return { write, problem: record.problem };
}
