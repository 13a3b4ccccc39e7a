import { type MouseEvent, useRef, useState } from "react";
import { useRead, useWrite } from "../command";
import { useText } from "../frame/context";
import { ProblemMessage } from "../parts/ProblemMessage";
import type {
  ClockChoices,
  ClockSetting,
  ClockState,
  ClockView,
  Platform,
  SeriesId,
} from "../platform";
import { ClockBoxes } from "./ClockBoxes";
import { ClockFace } from "./ClockFace";
import { HallSettings } from "./HallSettings";
import { SoundSettings } from "./SoundSettings";
import { TableMinutes } from "./TableMinutes";
import { useRoundClock } from "./useRoundClock";

interface Props {
  day: string;
  series: SeriesId;
}

/** The clock of the round, always in view above the sheets of the day. */
export function RoundClock({ day, series }: Props) {
  const text = useText();
  const view = useRoundClock();
  const choices = useRead(["clockChoices", day, series], (platform) =>
    platform.clockChoices(day, series),
  );
  const problem = view.problem ?? choices.problem;
  return (
    <section
      className="round-clock"
      aria-label={text.clock.heading}
      data-state={view.value?.clock?.state ?? "ready"}
    >
      {problem && <ProblemMessage problem={problem} onAgain={choices.again} />}
      {view.value === undefined || choices.value === undefined ? (
        <p role="status">{text.loading}</p>
      ) : (
        <Clock
          key={`${day} ${series}`}
          day={day}
          series={series}
          view={view.value}
          choices={choices.value}
        />
      )}
    </section>
  );
}

type Deed = (platform: Platform) => ReturnType<Platform["pauseRoundClock"]>;

const added = [5, 1, -1];

function Clock({ day, series, view, choices }: Props & { view: ClockView; choices: ClockChoices }) {
  const words = useText().clock;
  const main = useRef<HTMLButtonElement>(null);
  const does = useWrite((platform, deed: Deed) => deed(platform));
  const clock = view.clock;
  const state: ClockState = clock?.state ?? "ready";
  const isHere = clock?.setting.day === day && clock.setting.series === series;
  const kept = clock !== null && isHere ? clock.setting : usual(day, series, choices);
  // What was just typed holds for the very next press, which does not wait for the answer.
  const [changed, setChanged] = useState<ClockSetting | null>(null);
  const setting = state === "ready" && changed !== null ? changed : kept;

  const mainDeeds: Record<ClockState, readonly [string, Deed]> = {
    ready: [words.start, (platform) => platform.startRoundClock(setting)],
    running: [words.pause, (platform) => platform.pauseRoundClock()],
    paused: [words.goOn, (platform) => platform.goOnRoundClock()],
    over: [words.nextRound, (platform) => platform.resetRoundClock(true)],
  };
  const [mainWord, mainDeed] = mainDeeds[state];
  const canRun = state !== "ready" || setting.minutes !== null;

  /** One button after the other takes this place: who clicks twice means the first. */
  function press(event: MouseEvent) {
    if (event.detail < 2 && canRun) {
      void does.run(mainDeed).then(() => setChanged(null));
    }
  }

  async function leave(deed: Deed) {
    await does.run(deed);
    main.current?.focus();
  }

  return (
    <>
      {clock !== null && state !== "ready" ? (
        <ClockFace clock={clock} isHere={isHere} />
      ) : (
        <ClockBoxes
          setting={setting}
          choices={choices}
          onChange={(given) => {
            setChanged(given);
            void does.run((platform) => platform.prepareRoundClock(given));
          }}
        />
      )}
      <div className="actions">
        <button
          type="button"
          className="primary"
          ref={main}
          aria-disabled={!canRun}
          onClick={press}
        >
          {mainWord}
        </button>
        {state !== "ready" &&
          added.map((minutes) => (
            <button
              type="button"
              key={minutes}
              onClick={() => void does.run((platform) => platform.addClockMinutes(minutes))}
            >
              {words.add(minutes)}
            </button>
          ))}
        {state !== "ready" && (
          <button
            type="button"
            onClick={() => void leave((platform) => platform.resetRoundClock(false))}
          >
            {words.reset}
          </button>
        )}
        {state === "ready" && view.canBringBack && (
          <button
            type="button"
            onClick={() => void leave((platform) => platform.bringBackRoundClock())}
          >
            {words.bringBack}
          </button>
        )}
      </div>
      {!canRun && <p className="hint">{words.minutesNeeded}</p>}
      {!view.safe && state !== "ready" && <p className="field-problem">{words.notSafe}</p>}
      {does.problem && <ProblemMessage problem={does.problem} />}
      {clock !== null && state !== "ready" && isHere && (
        <TableMinutes clock={clock} tables={choices.tables} />
      )}
      <details>
        <summary>{words.more}</summary>
        <HallSettings view={view} setting={setting} />
        <SoundSettings />
      </details>
    </>
  );
}

/** What the clock is set to until somebody says otherwise. */
function usual(day: string, series: SeriesId, choices: ClockChoices): ClockSetting {
  const rules = choices.ruleSets.find(({ id }) => id === choices.usualRules);
  const minutes = rules?.minutes ?? null;
  return { day, series, round: choices.round, rules: choices.usualRules, minutes };
}
