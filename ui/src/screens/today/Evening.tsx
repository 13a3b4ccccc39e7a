import { useLayoutEffect, useRef, useState } from "react";
import { RoundClock } from "../../clock/RoundClock";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayView,
  DraftPlace,
  SeriesId,
  TablePlace,
} from "../../platform";
import { Attendance } from "./attendance/Attendance";
import { Close } from "./close/Close";
import { DayFlow, type Step } from "./DayFlow";
import { DayPlace } from "./DayPlace";
import { RoundDrawing } from "./draw/RoundDrawing";
import { Sheets } from "./Sheets";
import { focusSeats } from "./seatBoxes";
import { ToCompetition } from "./ToCompetition";
import { When } from "./When";

/** What is in the panes: a step of the evening, or which day it is. */
export type Part = Step | "day";

export type OpenDay = (day: Day | null, series: SeriesId | null, begun?: DraftPlace) => void;

interface Props {
  day: Day | null;
  series: DaySeries;
  choices: DayChoices;
  /** The half-typed sheet for which the day was opened. */
  begun: DraftPlace | null;
  /** The table for whose sheet the day was opened. */
  asked: Pick<TablePlace, "round" | "table"> | null;
  part: Part;
  onPart: (part: Part) => void;
  onOpen: OpenDay;
}

/** One day of one series: the evening's steps in one row, and under it the one that is being done. */
export function Evening(props: Props) {
  const { day, series, choices, part, onPart, onOpen } = props;
  const { text } = useFrame();
  const shown = day ?? choices.today;
  const read = useRead(["dayView", shown.iso, series.id], (platform) =>
    platform.dayView(shown.iso, series.id),
  );
  const view = day === null ? undefined : read.value;
  const [before, setBefore] = useState<Step>("sheets");

  function toggleDay() {
    if (part === "day") {
      onPart(before);
    } else {
      setBefore(part);
      onPart("day");
    }
  }

  return (
    <Screen
      title={text.frame.screens.today}
      isUntitled
      panes
      bar={
        <>
          <When
            day={day}
            today={choices.today}
            series={series.name}
            isOpen={part === "day"}
            onOpen={toggleDay}
            onToday={() => onOpen(choices.today, series.id)}
          />
          <DayFlow
            current={part === "day" ? null : part}
            view={view}
            onChoose={(step) => onPart(day === null ? "day" : step)}
          />
        </>
      }
      end={day !== null && <RoundClock day={day.iso} series={series.id} />}
    >
      {part === "day" && (
        <DayPlace
          day={day}
          series={series}
          choices={choices}
          onOpen={onOpen}
          onClose={() => onPart(before)}
        />
      )}
      {day !== null && view === undefined && (
        <>
          {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
          {read.problem === null && part !== "day" && <p role="status">{text.loading}</p>}
        </>
      )}
      {day !== null && view !== undefined && (
        <Steps key={`${day.iso} ${series.id}`} {...props} day={day} view={view} />
      )}
    </Screen>
  );
}

function Steps(props: Props & { day: Day; view: DayView }) {
  const { day, series, choices, begun, asked, part, onPart, onOpen, view } = props;
  const { text } = useFrame();
  const sheets = useRef<HTMLDivElement>(null);
  const wasSheets = useRef(part === "sheets");

  // The sheet stays as it was typed while something else is done, and gets the keys back.
  useLayoutEffect(() => {
    if (part === "sheets" && !wasSheets.current) {
      focusSeats(sheets.current?.querySelector<HTMLElement>(".sheet-paper") ?? null);
    }
    wasSheets.current = part === "sheets";
  }, [part]);

  return (
    <>
      <div className="evening" ref={sheets} hidden={part !== "sheets"}>
        <Sheets
          day={day}
          series={series}
          choices={choices}
          view={view}
          asked={asked}
          begun={begun}
          onElsewhere={({ day: its, draft }) => onOpen(its, draft.place.series, draft.place)}
        />
      </div>
      {part === "attendance" && (
        <div className="day-work">
          <Attendance
            day={day.iso}
            series={series.id}
            atTable={seatsAt(choices)}
            onDraw={() => onPart("draw")}
          />
        </div>
      )}
      {part === "draw" && (
        <div className="day-work">
          {view.competition !== null ? (
            <ToCompetition
              id={view.competition}
              name={series.name}
              heading={text.draw.heading}
              says={text.draw.byCompetition(series.name)}
            />
          ) : (
            <RoundDrawing
              day={day.iso}
              series={series.id}
              rules={choices.ruleSets.filter((rules) => rules.newest)}
              usualRules={choices.usualRules}
              tables={view.tables}
              planned={view.rounds}
              first={view.first}
              onAttendance={() => onPart("attendance")}
              onSheets={() => onPart("sheets")}
            />
          )}
        </div>
      )}
      {part === "close" && (
        <div className="day-work">
          <Close
            day={day}
            series={series}
            view={view}
            onDraw={() => onPart("draw")}
            onSheets={() => onPart("sheets")}
          />
        </div>
      )}
    </>
  );
}

/** How many sit at a table by the rules that are usually played. */
function seatsAt({ ruleSets, usualRules }: DayChoices): number {
  return ruleSets.find(({ id }) => id === usualRules)?.winds.length ?? 4;
}
