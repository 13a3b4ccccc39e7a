import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Figures } from "../clock/Figures";
import { LateTables } from "../clock/LateTables";
import { isComposing } from "../composing";
import { useOwnPage } from "../frame/ownPage";
import {
  type Answer,
  type ClockNow,
  type ClockView,
  type HallRound,
  type HallView,
  onTick,
  type Platform,
} from "../platform";
import { fillKeys, isFill, isMac } from "../platform/system";
import { problemInOne, type Text, texts } from "../text";
import { useFollowedView } from "../view";
import { areMany, Seats } from "./Seats";
import { Standings } from "./Standings";

/** What the hall sees: the clock of the club's round, and who sits where. */
export function Hall({ platform }: { platform: Platform }) {
  const text = texts[useFollowedView().language];
  const clock = useQuery({ queryKey: ["roundClock"], queryFn: () => platform.roundClock() });
  const view = clock.data?.ok ? clock.data.value : undefined;
  const round = view?.clock?.setting;
  const hall = useQuery({
    queryKey: ["hallView", view?.changes, round?.day, round?.series, round?.round],
    queryFn: () => platform.hallView(),
    placeholderData: (before) => before,
    enabled: view !== undefined,
  });
  const { refetch } = clock;
  useEffect(() => onTick(() => void refetch({ cancelRefetch: false })), [refetch]);
  useOwnPage();
  useKeys(platform, view?.hallWindow === "fills_screen");

  const tables = hall.data?.ok ? (hall.data.value.round?.tables ?? []) : [];
  const club = hall.data?.ok ? hall.data.value.club : text.appName;
  useEffect(() => {
    document.title = text.clock.hall.title(club);
  }, [text, club]);

  if (view === undefined || hall.data === undefined) {
    return <p role="status">{text.loading}</p>;
  }
  const minutes = view.clock?.setting.minutes ?? null;
  return (
    <div
      className="hall"
      data-part={view.hallPart}
      data-many={areMany(tables)}
      data-both={hasBoth(view, hall.data)}
    >
      <header>
        {view.clock && <p className="hall-round">{text.clock.round(view.clock.setting.round)}</p>}
        {minutes !== null && <p>{text.clock.lasting(minutes)}</p>}
        <h1>
          {club} {view.clock && <span>{view.clock.heading}</span>}
        </h1>
      </header>
      <main>
        {view.clock === null ? (
          <p className="hall-said">{text.clock.hall.waiting}</p>
        ) : (
          <Face clock={view.clock} text={text} />
        )}
        {hall.data.ok ? (
          <Below view={view} hall={hall.data.value} text={text} />
        ) : (
          <p role="alert">{problemInOne(text, hall.data.problem)}</p>
        )}
      </main>
      {view.hallWindow === "open" && <Foot platform={platform} text={text} />}
    </div>
  );
}

/** The figures, and what the tables are to do. */
function Face({ clock, text }: { clock: ClockNow; text: Text }) {
  const words = text.clock;
  const { state, latest, next, endsAt, setting, secondsLeft } = clock;
  const left = setting.minutes === null ? null : secondsLeft / (setting.minutes * 60);
  return (
    <section className="hall-clock">
      {(state !== "ready" || clock.setting.minutes !== null) && (
        <p className="hall-figures" role="timer" data-state={state}>
          <Figures secondsLeft={clock.secondsLeft} words={words} />
        </p>
      )}
      {left !== null && (
        <div className="hall-left" aria-hidden="true">
          <i style={{ width: `${Math.min(left, 1) * 100}%` }} />
        </div>
      )}
      <p className="hall-said" aria-live="assertive" data-state={latest ? "called" : state}>
        {latest
          ? words.hall.said(latest.signal.call)
          : (state === "ready" || state === "paused") && words.states[state]}
      </p>
      {state === "running" && endsAt !== null && (
        <p className="hall-until">{words.until(endsAt)}</p>
      )}
      {next !== null && next.minutesLeft > 0 && latest === null && (
        <p className="hall-next">{words.next(next.minutesLeft, next.call)}</p>
      )}
      <LateTables clock={clock} words={words} />
    </section>
  );
}

function Below({ view, hall, text }: { view: ClockView; hall: HallView; text: Text }) {
  if (hall.round === null || view.hallPart === "clock_only") {
    return null;
  }
  const words = text.clock.hall;
  const { round } = hall;
  if (view.hallPart === "standings") {
    return <Standings round={round} words={words} shape={9 / 4} />;
  }
  // Many tables need all the room; a stage that is not played has no standings to show.
  return (
    <>
      <Seats round={round} words={words} />
      {hasRoom(round) && <Standings round={round} words={words} shape={6} />}
    </>
  );
}

/** Whether there is room, and something to fill it, for the standings under the seats. */
function hasRoom({ tables, standings }: HallRound): boolean {
  return tables.length > 0 && !areMany(tables) && standings.length > 0;
}

function hasBoth(view: ClockView, hall: Answer<HallView>): boolean {
  const round = hall.ok ? hall.value.round : null;
  return view.hallPart === "seats" && round !== null && hasRoom(round);
}

/** Only while the window has a frame: nobody in the hall needs buttons. */
function Foot({ platform, text }: { platform: Platform; text: Text }) {
  const words = text.clock.hall;
  return (
    <footer>
      <button
        type="button"
        aria-keyshortcuts={isMac() ? "Control+Meta+F" : "F11"}
        onClick={() => void platform.fillHallScreen(true)}
      >
        {words.fillKey(fillKeys())}
      </button>
      <button type="button" onClick={() => void platform.closeHall()}>
        {words.close}
      </button>
    </footer>
  );
}

/** A key fills the screen and gives the frame back, as everywhere; so does Esc the latter. */
function useKeys(platform: Platform, fills: boolean) {
  const filled = useRef(fills);
  filled.current = fills;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isComposing(event)) {
        return;
      }
      if (isFill(event)) {
        event.preventDefault();
        void platform.fillHallScreen(!filled.current);
      } else if (event.key === "Escape" && filled.current) {
        void platform.fillHallScreen(false);
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [platform]);
}
