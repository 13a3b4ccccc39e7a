import { useState } from "react";
import { useRead } from "../../command";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ChoiceProps, Kind } from "./kinds";
import { useTold } from "./useTold";

type OfWhole = Extract<Kind, `competition_${string}`>;

/** What is about a competition whole: of its ranking, as far as sheets are in. */
export function OfCompetition({ kind, begin, onChange }: ChoiceProps & { kind: OfWhole }) {
  const words = useText().reports;
  const read = useRead(["competitions"], (platform) => platform.competitions());
  const [chosen, choose] = useState("");
  const held = read.value?.held ?? [];
  const competition =
    held.find(({ id }) => String(id) === chosen) ??
    held.find(({ id }) => id === begin.competition) ??
    held[0];
  useTold(
    onChange,
    competition === undefined
      ? null
      : {
          kind: "document",
          document:
            kind === "competition_ranking"
              ? { kind, competition: competition.id, stage: null, round: null }
              : { kind, competition: competition.id },
        },
  );
  if (competition === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  return (
    <Choice
      label={words.competition}
      value={String(competition.id)}
      options={held.map(({ id, name }) => [String(id), name])}
      onChange={choose}
    />
  );
}
