import { useState } from "react";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import type { Day, DayChoices, SeriesId } from "../../platform";
import { NameSeries } from "./NameSeries";
import { PastSessions } from "./session/PastSessions";

interface Props {
  choices: DayChoices;
  day: Day | null;
  series: SeriesId | null;
  onOpen: (day: Day | null, series: SeriesId | null) => void;
}

/** Which day's play of which series is open: typed, or chosen from those that were. */
export function DayChoice({ choices, day, series, onOpen }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const [naming, setNaming] = useState(false);
  const [past, showPast] = useState(false);

  return (
    <>
      <div className="day-choice">
        <h2>{words.heading}</h2>
        {/* A key that goes astray must not open another day. */}
        <div data-passed-over>
          <DateBox label={words.day} value={day} onChange={(given) => onOpen(given, series)} />
        </div>
        <Choice
          label={words.series}
          value={naming ? "" : String(series)}
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
        <button type="button" aria-expanded={past} onClick={() => showPast(!past)}>
          {text.session.choosePast}
        </button>
      </div>
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
      {day !== null && day.iso !== choices.today.iso && (
        <p className="not-today">
          <span>{text.session.notToday}</span>
          <button type="button" onClick={() => onOpen(choices.today, series)}>
            {text.session.backToToday}
          </button>
        </p>
      )}
      {past && (
        <PastSessions
          onOpen={(session) => {
            showPast(false);
            onOpen(session.day, session.series);
          }}
          onClose={() => showPast(false)}
        />
      )}
    </>
  );
}
