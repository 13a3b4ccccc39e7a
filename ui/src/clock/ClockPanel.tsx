import { useText } from "../frame/context";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { ClockChoices, ClockNow, ClockSetting, ClockView, Problem } from "../platform";
import { ClockBoxes } from "./ClockBoxes";
import { HallSettings } from "./HallSettings";
import { LateTables } from "./LateTables";
import type { Deed } from "./RoundClock";
import { SoundSettings } from "./SoundSettings";
import { TableMinutes } from "./TableMinutes";

interface Props {
  /** None as long as it is not started. */
  clock: ClockNow | null;
  view: ClockView;
  choices: ClockChoices;
  setting: ClockSetting;
  /** Whether it is of the day and the series that are on the screen. */
  isHere: boolean;
  problem: Problem | null;
  onChange: (setting: ClockSetting) => void;
  onDo: (deed: Deed) => void;
  /** For what ends with another panel than it began with. */
  onLeave: (deed: Deed) => void;
}

const added = [5, 1, -1];

/** Everything about the clock that need not be in view all the time. */
export function ClockPanel(props: Props) {
  const { clock, view, choices, setting, isHere, problem, onChange, onDo, onLeave } = props;
  const words = useText().clock;
  return (
    <>
      <section className="clock-part" aria-label={words.panel} data-help="today.clock">
        <h2>{clock === null ? words.heading : clock.heading}</h2>
        {problem && <ProblemMessage problem={problem} />}
        {clock === null ? (
          <>
            <ClockBoxes setting={setting} choices={choices} onChange={onChange} />
            {setting.minutes === null && <p className="note heed">{words.minutesNeeded}</p>}
            {view.canBringBack && (
              <button
                type="button"
                className="b low"
                onClick={() => onLeave((platform) => platform.bringBackRoundClock())}
              >
                {words.bringBack}
              </button>
            )}
          </>
        ) : (
          <>
            {clock.state === "running" && clock.endsAt !== null && (
              <p>{words.until(clock.endsAt)}</p>
            )}
            {clock.state === "over" && clock.endsAt !== null && <p>{words.ended(clock.endsAt)}</p>}
            {clock.next !== null && clock.next.minutesLeft > 0 && (
              <p className="quiet small">{words.next(clock.next.minutesLeft, clock.next.call)}</p>
            )}
            <LateTables clock={clock} words={words} />
            {!view.safe && <p className="note heed">{words.notSafe}</p>}
            <div className="clock-deeds">
              {added.map((minutes) => (
                <button
                  type="button"
                  className="b low"
                  key={minutes}
                  onClick={() => onDo((platform) => platform.addClockMinutes(minutes))}
                >
                  {words.add(minutes)}
                </button>
              ))}
              <button
                type="button"
                className="b low"
                onClick={() => onLeave((platform) => platform.resetRoundClock(false))}
              >
                {words.reset}
              </button>
            </div>
            {isHere && <TableMinutes clock={clock} tables={choices.tables} />}
          </>
        )}
      </section>
      <HallSettings view={view} setting={setting} />
      <SoundSettings />
    </>
  );
}
