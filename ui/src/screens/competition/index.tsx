import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { CompetitionSettled } from "../../platform";
import { CompetitionList } from "./CompetitionList";
import "./competition.css";
import { keepCompetition, keptCompetition, type OpenedCompetition } from "./kept";
import { OpenCompetition } from "./OpenCompetition";
import { NewCompetition } from "./settled/NewCompetition";

/** 大会: from the first entry to the last certificate. */
export default function CompetitionScreen() {
  const { club, text } = useFrame();
  const file = club?.file ?? "";
  const [opened, setOpened] = useState<OpenedCompetition | null>(() => keptCompetition(file));
  const [like, setLike] = useState<CompetitionSettled | null>(null);
  const choices = useRead(["competitions"], (platform) => platform.competitions());
  // What was opened may have been deleted or taken back since.
  const line = choices.value?.held.find(({ id }) => id === opened?.id);

  function open(chosen: OpenedCompetition | null) {
    setLike(null);
    setOpened(chosen);
    keepCompetition(file, chosen);
  }

  if (choices.value === undefined) {
    return (
      <Screen title={text.competition.heading}>
        {choices.problem ? (
          <ProblemMessage problem={choices.problem} onAgain={choices.again} />
        ) : (
          <p role="status">{text.loading}</p>
        )}
      </Screen>
    );
  }
  if (like !== null) {
    return (
      <NewCompetition
        like={like}
        rules={choices.value.rules}
        onMade={(id) => open({ id, part: "desk" })}
        onCancel={() => setLike(null)}
      />
    );
  }
  if (opened !== null && line !== undefined) {
    return (
      <OpenCompetition
        key={line.id}
        line={line}
        rules={choices.value.rules}
        part={opened.part}
        onPart={(part) => open({ id: line.id, part })}
        onBack={() => open(null)}
      />
    );
  }
  return (
    <CompetitionList
      choices={choices.value}
      problem={choices.problem}
      onAgain={choices.again}
      onOpen={(id) => open({ id, part: "desk" })}
      onMake={setLike}
    />
  );
}
