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
  const { state, ends_at, next } = clock;
  return (
    <div className="clock-face" data-state={state}>
      <p className="clock-figures" role="timer">
        <Figures secondsLeft={clock.seconds_left} words={words} />
      </p>
      <div>
        <p>
          <strong>{words.round(clock.setting.round)}</strong> {!isHere && clock.heading}
        </p>
        <p>
          {state === "paused" && <strong>{words.states.paused}</strong>}
          {state === "running" && ends_at !== null && words.until(ends_at)}
          {state === "over" && <strong>{words.states.over}</strong>}{" "}
          {state === "over" && ends_at !== null && words.ended(ends_at)}
        </p>
        {next !== null && next.minutes_left > 0 && (
          <p className="hint">{words.next(next.minutes_left, next.call)}</p>
        )}
        <LateTables clock={clock} words={words} />
      </div>
    </div>
  );
}
