import { useState } from "react";
import { useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { Day, DayChoices } from "../../platform";
import { PastSessions } from "./session/PastSessions";

interface Props {
  choices: DayChoices;
  day: Day | null;
  series: number | null;
  onOpen: (day: Day | null, series: number | null) => void;
}

/** Which day's play of which series is open: typed, or chosen from those that were. */
export function DayChoice({ choices, day, series, onOpen }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const [naming, setNaming] = useState(false);
  const [past, showPast] = useState(false);
  const nameSeries = useWrite((platform, given: string) => platform.nameSeries(given));
  const isNaming = naming || choices.series.length === 0;

  async function nameIt(given: string) {
    if (given.trim() === "") {
      return;
    }
    const answer = await nameSeries.run(given);
    if (answer.ok) {
      onOpen(day, answer.value);
      setNaming(false);
    }
  }

  return (
    <>
      <div className="day-choice">
        <h2>{words.heading}</h2>
        <DateBox label={words.day} value={day} onChange={(given) => onOpen(given, series)} />
        {choices.series.length > 0 && (
          <Choice
            label={words.series}
            value={isNaming ? "" : String(series)}
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
        )}
        {isNaming && (
          <TextBox
            label={words.newSeries}
            hint={words.newSeriesHint}
            value=""
            onChange={(given) => void nameIt(given)}
          />
        )}
        {choices.series.length > 0 && (
          <button type="button" aria-expanded={past} onClick={() => showPast(!past)}>
            {text.session.choosePast}
          </button>
        )}
      </div>
      {day !== null && day.iso !== choices.today.iso && (
        <p className="not-today">
          <span>{text.session.notToday}</span>
          <button type="button" onClick={() => onOpen(choices.today, series)}>
            {text.session.backToToday}
          </button>
        </p>
      )}
      {nameSeries.problem && <ProblemMessage problem={nameSeries.problem} />}
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
