import { useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { CompetitionSettled } from "../../platform";
import { CompetitionList } from "./CompetitionList";
import { keepCompetition, keptCompetition, type OpenedCompetition } from "./kept";
import { OpenCompetition } from "./OpenCompetition";
import { NewCompetition } from "./settled/NewCompetition";

/** 大会: from the first entry to the last certificate. */
export default function CompetitionScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.competition}>
      <CompetitionContent />
    </Screen>
  );
}

function CompetitionContent() {
  const { club, text } = useFrame();
  const words = text.competition;
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

  return (
    <div className="competition">
      {choices.problem && <ProblemMessage problem={choices.problem} onAgain={choices.again} />}
      {choices.value === undefined ? (
        <>
          <h2>{words.heading}</h2>
          <p role="status">{text.loading}</p>
        </>
      ) : like !== null ? (
        <>
          <h2>{words.heading}</h2>
          <NewCompetition
            like={like}
            rules={choices.value.rules}
            onMade={(id) => open({ id, part: "desk" })}
            onCancel={() => setLike(null)}
          />
        </>
      ) : opened !== null && line !== undefined ? (
        <OpenCompetition
          key={line.id}
          line={line}
          rules={choices.value.rules}
          part={opened.part}
          onPart={(part) => open({ id: line.id, part })}
          onBack={() => open(null)}
        />
      ) : (
        <CompetitionList
          choices={choices.value}
          onOpen={(id) => open({ id, part: "desk" })}
          onMake={setLike}
        />
      )}
    </div>
  );
}
