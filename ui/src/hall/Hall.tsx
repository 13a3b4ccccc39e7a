import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Figures } from "../clock/Figures";
import { LateTables } from "../clock/LateTables";
import { isComposing } from "../composing";
import { useOwnPage } from "../frame/ownPage";
import { type ClockNow, type ClockView, type HallView, onTick, type Platform } from "../platform";
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
  return (
    <div className="hall" data-part={view.hallPart} data-many={areMany(tables)}>
      <header>
        <h1>{club}</h1>
        {view.clock && <p className="hall-round">{text.clock.round(view.clock.setting.round)}</p>}
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
  const { state, latest } = clock;
  return (
    <>
      {(state !== "ready" || clock.setting.minutes !== null) && (
        <p className="hall-figures" role="timer" data-state={state}>
          <Figures secondsLeft={clock.secondsLeft} words={words} />
        </p>
      )}
      <p className="hall-said" aria-live="assertive" data-state={latest ? "called" : state}>
        {latest
          ? words.hall.said(latest.signal.call)
          : (state === "ready" || state === "paused") && words.states[state]}
      </p>
      <LateTables clock={clock} words={words} />
    </>
  );
}

function Below({ view, hall, text }: { view: ClockView; hall: HallView; text: Text }) {
  if (hall.round === null || view.hallPart === "clock_only") {
    return null;
  }
  const words = text.clock.hall;
  return view.hallPart === "seats" ? (
    <Seats round={hall.round} words={words} />
  ) : (
    <Standings round={hall.round} words={words} />
  );
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
