import { useEffect, useRef, useState } from "react";
import { useText } from "../frame/context";
import { play } from "./sound";
import { useRoundClock } from "./useRoundClock";
import "./clock.css";

/** What the clock calls out, heard and seen on every screen; it stays until it is understood. */
export function ClockAnnouncement() {
  const words = useText().clock;
  const latest = useRoundClock().value?.clock?.latest ?? null;
  const [understood, understand] = useState<string | null>(null);
  const [heard, setHeard] = useState(true);
  const played = useRef<string | null>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (latest?.sounds && latest.key !== played.current) {
      played.current = latest.key;
      void play(latest.signal.minutesLeft === 0 ? "over" : "call").then(setHeard);
    }
  }, [latest]);

  return (
    <div aria-live="assertive">
      {latest !== null && latest.key !== understood && (
        <section className="clock-announcement" aria-label={words.announcement}>
          <p className="clock-said">{words.say(latest.signal.minutesLeft, latest.signal.call)}</p>
          <p>{latest.late ? words.late(latest.at) : words.calledAt(latest.at)}</p>
          {!heard && <p>{words.noSound}</p>}
          <button
            type="button"
            className="b low"
            onFocus={(event) => {
              before.current = event.relatedTarget;
            }}
            onClick={() => {
              understand(latest.key);
              // The button is gone then; the keys go back to where they came from.
              if (before.current instanceof HTMLElement) {
                before.current.focus();
              }
            }}
          >
            {words.understood}
          </button>
        </section>
      )}
    </div>
  );
}
