import { useLayoutEffect, useRef, useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayTable,
  DayView,
  DraftPlace,
  SeriesId,
} from "../../platform";
import { Attendance } from "./attendance/Attendance";
import { type DayPart, DayParts } from "./DayParts";
import { DayStandings } from "./DayStandings";
import { DayTables } from "./DayTables";
import { RoundDrawing } from "./draw/RoundDrawing";
import { SheetArea } from "./SheetArea";
import { SessionPart } from "./session/SessionPart";
import { ToCompetition } from "./ToCompetition";

interface Props {
  day: Day;
  series: DaySeries;
  choices: DayChoices;
  /** The half-typed sheet for which the day was opened. */
  begun: DraftPlace | null;
  /** The table for whose sheet the day was opened. */
  asked: { round: number; table: string } | null;
  /** What is done first. */
  firstPart: DayPart;
  onOpen: (day: Day, series: SeriesId, begun?: DraftPlace) => void;
}

/** One day of one series: what is being done, the tables, and how everybody stands. */
export function DayScreen(props: Props) {
  const { text } = useFrame();
  const { day, series } = props;
  const view = useRead(["dayView", day.iso, series.id], (platform) =>
    platform.dayView(day.iso, series.id),
  );
  return (
    <>
      {view.problem && <ProblemMessage problem={view.problem} onAgain={view.again} />}
      {view.value === undefined ? (
        <p role="status">{text.loading}</p>
      ) : (
        <OpenDay {...props} view={view.value} />
      )}
    </>
  );
}

function OpenDay(props: Props & { view: DayView }) {
  const { day, series, choices, begun, asked, firstPart, onOpen, view } = props;
  const { text } = useFrame();
  const words = text.session;
  const [part, setPart] = useState(firstPart);
  const [opened, open] = useState<DayTable | null>(
    () =>
      view.tables.find(({ round, table }) => round === asked?.round && table === asked.table) ??
      null,
  );
  const sheets = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLElement>(null);
  const wasSheets = useRef(firstPart === "sheets");

  // The sheet stays as it was typed while something else is done, and gets the keys back.
  useLayoutEffect(() => {
    if (part === "sheets" && !wasSheets.current) {
      sheets.current?.querySelector<HTMLElement>(".sheet-seats input")?.focus();
    }
    wasSheets.current = part === "sheets";
  }, [part]);

  return (
    <div className="day-frame">
      <DayParts
        current={part}
        present={view.present}
        missing={view.missing}
        onChoose={setPart}
        onState={() => state.current?.focus()}
      />
      <div className="day">
        <div className="day-entry" ref={sheets} hidden={part !== "sheets"}>
          <SheetArea
            day={day}
            series={series}
            choices={choices}
            view={view}
            opened={opened}
            onOpen={open}
            begun={begun}
            onElsewhere={({ day: its, draft }) => onOpen(its, draft.place.series, draft.place)}
          />
        </div>
        {part !== "sheets" && (
          <div className="day-work">
            {part === "attendance" && <Attendance day={day.iso} series={series.id} />}
            {part === "draw" && view.competition !== null && (
              <ToCompetition
                id={view.competition}
                name={series.name}
                heading={text.draw.heading}
                says={text.draw.byCompetition(series.name)}
              />
            )}
            {part === "draw" && view.competition === null && (
              <RoundDrawing
                day={day.iso}
                series={series.id}
                rules={choices.ruleSets.filter((rules) => rules.newest)}
                usualRules={choices.usualRules}
                tables={view.tables}
                planned={view.rounds}
                onAttendance={() => setPart("attendance")}
                onSheets={() => setPart("sheets")}
              />
            )}
            {part === "details" && (
              <SessionPart day={day} series={series} allSeries={choices.series} onMoved={onOpen} />
            )}
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
        <section className="day-state" ref={state} tabIndex={0} aria-label={words.state}>
          {view.rounds !== null && (
            <p className="progress">{words.progress(roundsDone(view.tables), view.rounds)}</p>
          )}
          <DayTables
            tables={view.tables}
            missing={view.missing}
            next={view.next}
            onOpen={(table) => {
              open(table);
              setPart("sheets");
            }}
          />
          <DayStandings rows={view.standings} unit={view.unit} />
        </section>
      </div>
    </div>
  );
}

/** The last round up to which no sheet of a round before it is missing. */
function roundsDone(tables: readonly DayTable[]): number {
  const missing = tables.find(({ state }) => state === "missing");
  return missing === undefined ? (tables.at(-1)?.round ?? 0) : missing.round - 1;
}
