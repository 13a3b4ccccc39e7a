import { useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, CompetitionPlay } from "../../../platform";
import { EventsPane } from "../happened/EventsPane";
import { NextStep } from "./NextStep";
import { isOvertaken, nextStep, type RoundKey } from "./next";
import "./play.css";
import { RoundDraw } from "./RoundDraw";
import { RoundPane } from "./RoundPane";
import { StageLine } from "./StageLine";
import { StandingPane } from "./StandingPane";

interface Props {
  id: CompetitionId;
  onResults: () => void;
}

/** 進行: what comes next at the top, the round at hand, and how everybody stands. */
export function Play({ id, onResults }: Props) {
  const { text } = useFrame();
  const found = useRead(["competitionPlay", id], (platform) => platform.competitionPlay(id));
  if (found.value === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  return <Played id={id} play={found.value} onResults={onResults} />;
}

function Played({ id, play, onResults }: Props & { play: CompetitionPlay }) {
  const words = useFrame().text.competitionPlay;
  const step = nextStep(play);
  const [drawing, draw] = useState<(RoundKey & { atOnce: boolean }) | null>(null);
  const changed = play.stages.filter(isOvertaken).map(({ name }) => name);
  const drawn = play.stages.find(({ number }) => number === drawing?.stage);
  const round = drawn?.rounds.find(({ number }) => number === drawing?.round);
  return (
    <div className="cp">
      <div className="top">
        <div className="line">
          <StageLine id={id} play={play} step={step} />
          <NextStep
            id={id}
            step={step}
            isDrawing={drawing !== null}
            onDraw={(of) => draw({ ...of, atOnce: true })}
            onResults={onResults}
          />
        </div>
        {changed.length > 0 && <p className="note heed">{words.changedSince(changed)}</p>}
        {play.shortOfMinimum > 0 && <p className="note">{words.short(play.shortOfMinimum)}</p>}
      </div>
      {drawing !== null && drawn !== undefined && round !== undefined ? (
        <RoundDraw
          key={`${drawing.stage} ${drawing.round}`}
          id={id}
          stage={drawn}
          round={round}
          atOnce={drawing.atOnce}
          onDone={() => draw(null)}
        />
      ) : (
        <>
          <RoundPane
            id={id}
            play={play}
            step={step}
            onDraw={(of) => draw({ ...of, atOnce: true })}
            onRedraw={(of) => draw({ ...of, atOnce: false })}
          />
          <StandingPane id={id} play={play} />
          <EventsPane id={id} play={play} />
        </>
      )}
    </div>
  );
}
