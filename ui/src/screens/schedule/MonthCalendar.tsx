import { useFrame } from "../../frame/context";
import type { CalendarDay, PlannedDay, PlannedMonth } from "../../platform";

interface Props {
  month: PlannedMonth;
  /** The day it is. */
  today: string;
}

/** A month, a week a row from Sunday on. What is held has a frame, and what is not says so. */
export function MonthCalendar({ month, today }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const heading = words.calendar(text.periodHeading(month.period));
  return (
    <section
      className="table-frame"
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="calendar">
        <caption>{heading}</caption>
        <thead>
          <tr>
            {words.weekdayHeads.map((name) => (
              <th key={name} scope="col">
                {name}
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
                      isToday={day.day.iso === today}
                      planned={month.meetings.filter(({ day: its }) => its.iso === day.day.iso)}
                    />
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  day: CalendarDay;
  isToday: boolean;
  planned: readonly PlannedDay[];
}

function DayCell({ day, isToday, planned }: CellProps) {
  const words = useFrame().text.schedule;
  const isHeld = planned.some((one) => one.isHeld);
  return (
    <td className={isHeld ? "held" : ""}>
      <p className="number">
        {day.number}
        {isToday && <span className="now"> {words.today}</span>}
      </p>
      {day.holiday !== null && <p className="holiday">{day.holiday}</p>}
      {planned.map((one) => (
        <div key={one.series} className={one.isHeld ? "meets" : "not-held"}>
          <p className="series">{one.seriesName}</p>
          {one.isHeld && <p>{words.time(one.details)}</p>}
          {one.isHeld && <p>{one.details.venue}</p>}
          {one.change !== null && <p className="change">{words.shortChange(one.change)}</p>}
        </div>
      ))}
    </td>
  );
}
