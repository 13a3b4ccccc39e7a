import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import type { CalendarDay, PlannedDay, PlannedMonth } from "../../platform";
import "./calendar.css";
import { type ChosenDay, dayBeside, daysOf } from "./useChosenDay";

/** How many days each key goes. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  month: PlannedMonth;
  /** The day it is. */
  today: string;
  chosen: ChosenDay;
}

/**
 * A month, a week a row from Sunday on; every day can be pressed, and the arrows go from one to the
 * next. What is held has a bar and its name, and what is not says so.
 */
export function MonthCalendar({ month, today, chosen }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const table = useRef<HTMLTableElement>(null);
  const { iso, awaited } = chosen;

  // By keys one may come to a day of another month, which is drawn only then.
  useLayoutEffect(() => {
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`);
    if (awaited.current === "calendar" && button) {
      awaited.current = null;
      button.focus();
    }
  });

  function step(event: KeyboardEvent) {
    if (iso === null || isComposing(event.nativeEvent) || event.altKey || event.ctrlKey) {
      return;
    }
    const to = target(event.key, month, iso);
    if (to !== null) {
      event.preventDefault();
      chosen.goTo(to);
    }
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the days within.
    <table className="calendar" ref={table} onKeyDown={step}>
      <caption className="heard-only">{words.calendar(text.periodHeading(month.period))}</caption>
      <thead>
        <tr>
          {words.weekdayHeads.map((name, column) => (
            <th key={name} scope="col">
              <span className={column === 0 ? "red" : ""}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => {
          const first = week.find((day) => day !== null);
          return (
            <tr key={first?.day.iso}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={words.weekdayHeads[column]} className="elsewhere" />
                ) : (
                  <DayCell
                    key={day.day.iso}
                    day={day}
                    isRed={column === 0 || day.holiday !== null}
                    isToday={day.day.iso === today}
                    isChosen={day.day.iso === iso}
                    planned={month.meetings.filter(({ day: its }) => its.iso === day.day.iso)}
                    onChoose={() => chosen.choose(day.day.iso)}
                  />
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The day that a key goes to. */
function target(key: string, { weeks, period }: PlannedMonth, iso: string): string | null {
  const days = daysOf(weeks);
  const by = steps[key];
  if (by !== undefined) {
    return dayBeside(days, period, iso, by);
  }
  const week = daysOf(weeks.filter((one) => one.some((day) => day?.day.iso === iso)));
  switch (key) {
    case "Home":
      return week[0]?.day.iso ?? null;
    case "End":
      return week.at(-1)?.day.iso ?? null;
    case "PageUp":
      return period.previous;
    case "PageDown":
      return period.next;
    default:
      return null;
  }
}

interface CellProps {
  day: CalendarDay;
  isRed: boolean;
  isToday: boolean;
  isChosen: boolean;
  planned: readonly PlannedDay[];
  onChoose: () => void;
}

function DayCell({ day, isRed, isToday, isChosen, planned, onChoose }: CellProps) {
  const { text } = useFrame();
  const words = text.schedule;
  const isHeld = planned.some((one) => one.isHeld);
  return (
    <td className={isHeld ? "held" : ""}>
      <button
        type="button"
        data-day={day.day.iso}
        data-first-field={isChosen || undefined}
        aria-pressed={isChosen}
        aria-current={isToday ? "date" : undefined}
        // One of them is reached by Tab, the others by the arrows.
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
      >
        <span className="top">
          <span className="heard-only">
            {day.day.shown}
            {text.parts.weekday(day.day.weekday)}
          </span>
          <span className={`number ${isRed ? "red" : ""}`} aria-hidden="true">
            {day.number}
          </span>
          {isToday && <span className="now">{words.today}</span>}
          {day.holiday !== null && <span className="holiday">{day.holiday}</span>}
        </span>
        {planned.map((one) => (
          <span key={one.series} className={one.isHeld ? "meets" : "not-held"}>
            <span className="series">{one.seriesName}</span>
            {one.isHeld && <span className="fig">{words.time(one.details)}</span>}
            {one.isHeld && <span className="venue">{one.details.venue}</span>}
            {one.change !== null && <span className="change">{words.shortChange(one.change)}</span>}
          </span>
        ))}
      </button>
    </td>
  );
}
