import { ChevronDown, Timer, TriangleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { flushSync } from "react-dom";
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
import { ClockPanel } from "./ClockPanel";
import { Figures } from "./Figures";
import { useRoundClock } from "./useRoundClock";
import "../parts/popover.css";
import "./clock.css";

interface Props {
  day: string;
  series: SeriesId;
}

/** The clock of the round, always in view in the row of the evening. */
export function RoundClock({ day, series }: Props) {
  const text = useText();
  const view = useRoundClock();
  const choices = useRead(["clockChoices", day, series], (platform) =>
    platform.clockChoices(day, series),
  );
  const problem = view.problem ?? choices.problem;
  return (
    <section
      className="timer"
      data-help="today.clock"
      aria-label={text.clock.heading}
      data-state={view.value?.clock?.state ?? "ready"}
    >
      {view.value === undefined || choices.value === undefined ? (
        problem === null && <p role="status">{text.loading}</p>
      ) : (
        <Clock
          key={`${day} ${series}`}
          day={day}
          series={series}
          view={view.value}
          choices={choices.value}
        />
      )}
      {problem && (
        <div className="timer-problem">
          <ProblemMessage problem={problem} onAgain={choices.again} />
        </div>
      )}
    </section>
  );
}

/** What is done to the clock. */
export type Deed = (platform: Platform) => ReturnType<Platform["pauseRoundClock"]>;

function Clock({ day, series, view, choices }: Props & { view: ClockView; choices: ClockChoices }) {
  const words = useText().clock;
  const main = useRef<HTMLButtonElement>(null);
  const does = useWrite((platform, deed: Deed) => deed(platform));
  const [isOpen, open] = useState(false);
  const clock = view.clock;
  const state: ClockState = clock?.state ?? "ready";
  const isHere = clock?.setting.day === day && clock.setting.series === series;
  const kept = clock !== null && isHere ? clock.setting : usual(day, series, choices);
  // What was just typed holds for the very next press, which does not wait for the answer.
  const [changed, setChanged] = useState<ClockSetting | null>(null);
  const setting = state === "ready" && changed !== null ? changed : kept;
  const hasFailed = does.problem !== null;
  useEffect(() => {
    if (hasFailed) {
      open(true);
    }
  }, [hasFailed]);

  const mainDeeds: Record<ClockState, readonly [string, string, Deed]> = {
    ready: [words.startShort, words.start, (platform) => platform.startRoundClock(setting)],
    running: [words.pause, words.pause, (platform) => platform.pauseRoundClock()],
    paused: [words.goOn, words.goOn, (platform) => platform.goOnRoundClock()],
    over: [words.nextRound, words.nextRound, (platform) => platform.resetRoundClock(true)],
  };
  const [mainWord, mainName, mainDeed] = mainDeeds[state];
  const canRun = state !== "ready" || setting.minutes !== null;

  /** One button after the other takes this place: who clicks twice means the first. */
  function press(event: MouseEvent) {
    if (!canRun) {
      open(true);
    } else if (event.detail < 2) {
      void does.run(mainDeed).then(() => setChanged(null));
    }
  }

  /** After this the panel shows other things, without the button that was pressed. */
  async function leave(deed: Deed) {
    await does.run(deed);
    flushSync(() => open(false));
    main.current?.focus();
  }

  function change(given: ClockSetting) {
    setChanged(given);
    void does.run((platform) => platform.prepareRoundClock(given));
  }

  return (
    <>
      <Timer className="i" />
      {clock !== null && state !== "ready" ? (
        <>
          <b role="timer">
            <Figures secondsLeft={clock.secondsLeft} words={words} />
          </b>
          <small>
            <strong>{words.round(clock.setting.round)}</strong>
            <br />
            {state === "running" && clock.endsAt !== null && words.untilShort(clock.endsAt)}
            {state !== "running" && words.states[state]}
          </small>
        </>
      ) : (
        <small>
          {words.round(setting.round)}
          <br />
          {setting.minutes === null ? words.noMinutes : words.lasting(setting.minutes)}
        </small>
      )}
      <button
        type="button"
        className="b plain low timer-main"
        aria-label={mainName}
        ref={main}
        aria-disabled={canRun ? undefined : true}
        onClick={press}
      >
        {mainWord}
      </button>
      <DialogTrigger isOpen={isOpen} onOpenChange={open}>
        <Button className="b plain low timer-more" aria-label={words.panel}>
          {!view.safe && state !== "ready" && (
            <>
              <TriangleAlert className="i" />
              {words.notSafeShort}
            </>
          )}
          <span className="timer-word">{words.panelShort}</span>
          <ChevronDown className="i" />
        </Button>
        <Popover className="popover clock-popover" placement="bottom end" isNonModal>
          <Dialog aria-label={words.panel} className="clock-panel">
            <ClockPanel
              clock={state === "ready" ? null : clock}
              view={view}
              choices={choices}
              setting={setting}
              isHere={isHere}
              problem={does.problem}
              onChange={change}
              onDo={(deed) => void does.run(deed)}
              onLeave={(deed) => void leave(deed)}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </>
  );
}

/** What the clock is set to until somebody says otherwise. */
function usual(day: string, series: SeriesId, choices: ClockChoices): ClockSetting {
  const rules = choices.ruleSets.find(({ id }) => id === choices.usualRules);
  const minutes = rules?.minutes ?? null;
  return { day, series, round: choices.round, rules: choices.usualRules, minutes };
}
