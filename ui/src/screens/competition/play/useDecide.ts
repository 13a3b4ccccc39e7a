import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import type { CompetitionId, Competitor, Happening } from "../../../platform";

/** Decides who goes on from a stage. */
export function useDecide(id: CompetitionId, stage: number) {
  const { text, say } = useFrame();
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );

  /** Whether it could be. */
  async function decide(through: readonly Competitor[]): Promise<boolean> {
    const answer = await record.run({
      kind: "cut_decided",
      stage,
      through: through.map((one) => one.id),
    });
    if (answer.ok) {
      say(text.competitionPlay.cutKept);
    }
    return answer.ok;
  }

  return { decide, problem: record.problem };
}
