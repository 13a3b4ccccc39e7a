import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { focusOn } from "../../parts/nextField";
import type { Day, DayChoices, DaySeries } from "../../platform";
import type { OpenDay } from "./Evening";
import { NameSeries } from "./NameSeries";
import { PastSessions } from "./session/PastSessions";
import { SessionPart } from "./session/SessionPart";

interface Props {
  choices: DayChoices;
  day: Day | null;
  series: DaySeries;
  onOpen: OpenDay;
  onClose: () => void;
}

/** Behind the day: which one is open, typed or chosen from those that were, and what it is as a whole. */
export function DayPlace({ choices, day, series, onOpen, onClose }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const [naming, setNaming] = useState(false);
  const [past, showPast] = useState(false);
  const panes = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = panes.current?.querySelector("input");
    if (box) {
      focusOn(box);
    }
  }, []);

  function pressed(event: KeyboardEvent) {
    if (event.key === "Escape" && !event.defaultPrevented && !isComposing(event.nativeEvent)) {
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <div className="day-place" data-help="today.session" ref={panes} onKeyDown={pressed}>
      <section className="pane" aria-label={words.when.choose}>
        <header>
          <h2>{words.when.choose}</h2>
          <span className="grow" />
          <button type="button" className="b low" onClick={onClose}>
            {words.when.close}
          </button>
        </header>
        <div className="fill">
          {/* A key that goes astray must not open another day. */}
          <div data-passed-over>
            <DateBox
              label={words.day}
              value={day}
              onChange={(given) => {
                if (given?.iso !== day?.iso) {
                  onOpen(given, series.id);
                }
              }}
            />
          </div>
          <Choice
            label={words.series}
            value={naming ? "" : String(series.id)}
            options={[
              ...choices.series.map((one) => [String(one.id), one.name] as const),
              ["", words.newSeries],
            ]}
            onChange={(id) => {
              setNaming(id === "");
              if (id !== "") {
                onOpen(day, Number(id));
              }
            }}
          />
          {naming && (
            <NameSeries
              label={words.newSeries}
              hint={words.newSeriesHint}
              onNamed={(named) => {
                onOpen(day, named);
                setNaming(false);
              }}
            />
          )}
          <div className="actions">
            <button
              type="button"
              className="b"
              aria-expanded={past}
              onClick={() => showPast(!past)}
            >
              {text.session.choosePast}
            </button>
          </div>
          {past && (
            <PastSessions
              onOpen={(session) => onOpen(session.day, session.series)}
              onClose={() => showPast(false)}
            />
          )}
        </div>
      </section>
      {day !== null && (
        <div className="pane bare">
          <div className="fill">
            <SessionPart
              key={`${day.iso} ${series.id}`}
              day={day}
              series={series}
              allSeries={choices.series}
              onMoved={onOpen}
            />
          </div>
        </div>
      )}
    </div>
  );
}
