import { useRead } from "../../command";
import { useText } from "../../frame/context";
import type { CompetitionSettled, SettledGroup } from "../../platform";

/** What is settled, or is being, in sentences by what they are about. */
export function useSettledWords(settled: CompetitionSettled) {
  const text = useText();
  const read = useRead(["competitionInWords", JSON.stringify(settled)], (platform) =>
    platform.competitionInWords(settled),
  );
  const said = (read.value ?? []).map(
    ({ group, sentences }) =>
      [group, sentences.map((one) => text.rules.inLanguage([one]))] as const,
  );
  return { said, of: (group: SettledGroup) => said.find(([one]) => one === group)?.[1] ?? [] };
}
