import { useText } from "../frame/context";
import type { ClockNow } from "../platform";
import { Figures } from "./Figures";
import { LateTables } from "./LateTables";

interface Props {
  clock: ClockNow;
  /** Whether it is of the day and the series that are on the screen. */
  isHere: boolean;
}

/** A clock that was started: what is left, until when, and what comes next. */
export function ClockFace({ clock, isHere }: Props) {
  const words = useText().clock;
  const { state, endsAt, next } = clock;
  return (
    <div className="clock-face" data-state={state}>
      <p className="clock-figures" role="timer">
        <Figures secondsLeft={clock.secondsLeft} words={words} />
      </p>
      <div>
        <p>
          <strong>{words.round(clock.setting.round)}</strong> {!isHere && clock.heading}
        </p>
        <p>
          {state === "paused" && <strong>{words.states.paused}</strong>}
          {state === "running" && endsAt !== null && words.until(endsAt)}
          {state === "over" && <strong>{words.states.over}</strong>}{" "}
          {state === "over" && endsAt !== null && words.ended(endsAt)}
        </p>
        {next !== null && next.minutesLeft > 0 && (
          <p className="hint">{words.next(next.minutesLeft, next.call)}</p>
        )}
        <LateTables clock={clock} words={words} />
      </div>
    </div>
  );
}
