import { Pause, Play, Timer } from "lucide-react";
import { Figures } from "../../../clock/Figures";
import { useRoundClock } from "../../../clock/useRoundClock";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import type { CompetitionId } from "../../../platform";
import "../../today/flow.css";

/** The time that is left of the round, as long as the clock runs for one of the competition's. */
export function RoundTimer({ id }: { id: CompetitionId }) {
  const { text } = useFrame();
  const clock = useRoundClock().value?.clock ?? null;
  const play = useRead(["competitionPlay", id], (platform) => platform.competitionPlay(id)).value;
  const pause = useWrite((platform) => platform.pauseRoundClock());
  const goOn = useWrite((platform) => platform.goOnRoundClock());
  const timed = play?.stages
    .flatMap(({ name, rounds }) => rounds.map((round) => ({ name, ...round })))
    .find(
      ({ playedOn }) =>
        clock !== null &&
        playedOn?.day.iso === clock.setting.day &&
        playedOn.series === clock.setting.series &&
        playedOn.round === clock.setting.round,
    );
  if (clock === null || timed === undefined || clock.state === "ready") {
    return null;
  }
  return (
    <div className="timer">
      <Timer className="i" />
      <small>{text.competitionPlay.roundOf(timed.name, timed.number)}</small>
      <b>
        <Figures secondsLeft={clock.secondsLeft} words={text.clock} />
      </b>
      {clock.state === "running" && (
        <button type="button" className="b plain low" onClick={() => void pause.run()}>
          <Pause className="i" />
          {text.clock.pause}
        </button>
      )}
      {clock.state === "paused" && (
        <button type="button" className="b plain low" onClick={() => void goOn.run()}>
          <Play className="i" />
          {text.clock.goOn}
        </button>
      )}
    </div>
  );
}
