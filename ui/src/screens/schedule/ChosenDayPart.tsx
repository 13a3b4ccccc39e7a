import { Pencil } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useFrame } from "../../frame/context";
import type { CalendarDay, PlannedDay } from "../../platform";
import "./chosenDay.css";
import { MeetingFacts } from "./MeetingFacts";
import type { ChosenDay } from "./useChosenDay";

interface Props {
  day: CalendarDay;
  isToday: boolean;
  meetings: readonly PlannedDay[];
  onChange: (meeting: PlannedDay) => void;
  awaited: ChosenDay["awaited"];
  /** What else can be done with it. */
  children: ReactNode;
}

/** The day that is chosen in the calendar: what is held, where and when, and what is not as usual. */
export function ChosenDayPart({ day, isToday, meetings, onChange, awaited, children }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const heading = useId();
  const part = useRef<HTMLElement>(null);

  // Whoever chose it in the list goes on with it here.
  useLayoutEffect(() => {
    if (awaited.current === "details") {
      awaited.current = null;
      part.current?.querySelector("button")?.focus();
      part.current?.scrollIntoView({ block: "nearest" });
    }
  });

  return (
    <section className="chosen-day" ref={part} aria-labelledby={heading}>
      <h2 id={heading}>
        {day.day.shown}
        {text.parts.weekday(day.day.weekday)}
        {isToday && <span className="tag good">{words.today}</span>}
        {day.holiday !== null && <span className="tag">{day.holiday}</span>}
      </h2>
      {meetings.length === 0 && <p className="quiet">{words.nothingHeld}</p>}
      {meetings.map((meeting) => (
        <div key={meeting.series} className={meeting.isHeld ? "meeting" : "meeting not-held"}>
          <div className="row">
            <h3>{meeting.seriesName}</h3>
            <span className="grow" />
            <button
              type="button"
              className="b low"
              aria-label={words.changeDay(meeting.day.shown, meeting.seriesName)}
              onClick={() => onChange(meeting)}
            >
              <Pencil className="i" />
              {words.changeShort}
            </button>
          </div>
          <MeetingFacts meeting={meeting} />
        </div>
      ))}
      {children}
    </section>
  );
}
