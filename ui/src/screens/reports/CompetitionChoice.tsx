import { useState } from "react";
import { useRead } from "../../command";
import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { CompetitionId, Document } from "../../platform";
import type { ChoiceProps, Kind } from "./kinds";
import { useTold } from "./useTold";

/** In minutes. */
const usualPause = 15;

type OfWhole = Extract<Kind, `competition_${string}`>;

/** What is about a competition whole: of its ranking, as far as sheets are in. */
export function OfCompetition({ kind, begin, onChange }: ChoiceProps & { kind: OfWhole }) {
  const words = useText().reports;
  const read = useRead(["competitions"], (platform) => platform.competitions());
  const [chosen, choose] = useState("");
  const [begins, setBegins] = useState("");
  const [pause, setPause] = useState<number | null>(usualPause);
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
          document: documentOf(kind, competition.id, begins, pause ?? usualPause),
        },
  );
  if (competition === undefined) {
    return read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  return (
    <>
      <Choice
        label={words.competition}
        value={String(competition.id)}
        options={held.map(({ id, name }) => [String(id), name])}
        onChange={choose}
      />
      {kind === "competition_outline" && (
        <div className="line">
          <TextBox
            label={words.begins}
            hint={words.beginsHint}
            width={6}
            value={begins}
            onChange={setBegins}
          />
          <NumberBox
            label={words.pause}
            unit="count"
            unitName={words.pauseUnit}
            value={pause}
            onChange={setPause}
          />
        </div>
      )}
    </>
  );
}

function documentOf(
  kind: OfWhole,
  competition: CompetitionId,
  begins: string,
  pause: number,
): Document {
  switch (kind) {
    case "competition_ranking":
      return { kind, competition, stage: null, round: null };
    case "competition_outline":
      return { kind, competition, begins, pause };
    default:
      return { kind, competition };
  }
}
