import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import type { CompetitionId, Competitor } from "../../../platform";
import { randomSeed } from "../../today/draw/seed";
import { namesOf } from "../names";

/** Draws by the program for those whom only a lot tells apart. */
export function useLot(id: CompetitionId, stage: number, tied: readonly Competitor[]) {
  const { text, say } = useFrame();
  const lot = useWrite((platform) =>
    platform.drawLot(
      id,
      stage,
      tied.map((one) => one.id),
      randomSeed(),
    ),
  );

  async function draw() {
    const answer = await lot.run();
    if (answer.ok) {
      say(text.competitionPlay.lotDrawn(namesOf(text, answer.value)));
    }
  }

  return { draw, problem: lot.problem };
}
