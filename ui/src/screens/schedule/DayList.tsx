import { useId } from "react";
import { useFrame } from "../../frame/context";
import type { PlannedDay, PlannedMonth } from "../../platform";
import type { Text } from "../../text";
import "./dayList.css";
import type { ChosenDay } from "./useChosenDay";

interface Props {
  month: PlannedMonth;
  /** The day it is. */
  today: string;
  chosen: ChosenDay;
}

/** The days of a month, those included on which nothing is held. */
export function DayList({ month: { period, meetings }, today, chosen }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const id = useId();
  const heading = text.periodHeading(period);
  const held = meetings.filter(({ isHeld }) => isHeld).length;
  if (meetings.length === 0) {
    return <p className="nothing-yet">{words.noDays(heading)}</p>;
  }
  return (
    <section className="day-list" aria-labelledby={id}>
      <h3 id={id}>{words.list(heading, held)}</h3>
      <ul aria-labelledby={id}>
        {meetings.map((one) => (
          <li
            key={`${one.day.iso} ${one.series}`}
            className={`${one.isHeld ? "" : "not-held"} ${one.day.iso < today ? "past" : ""}`}
            data-chosen={one.day.iso === chosen.iso || undefined}
          >
            <button type="button" onClick={() => chosen.lookAt(one.day.iso)}>
              <time dateTime={one.day.iso}>
                {words.dayOfMonth(one.day.shown)}
                {text.parts.weekday(one.day.weekday)}
              </time>
              <span className="series">{one.seriesName}</span>
              <span className="time fig">{one.isHeld && words.time(one.details)}</span>
              <span className="rest">
                <span className="venue">{one.isHeld && one.details.venue}</span>
                <span className="remark">{remark(words, one)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is not as usual, and of a day that is held what else there is to say. */
function remark(words: Text["schedule"], { change, isHeld, details, holiday }: PlannedDay): string {
  const changed = change === null ? (holiday ?? "") : words.change(change);
  const more = isHeld ? [words.roundsOf(details.rounds), details.note] : [];
  return [changed, ...more].filter(Boolean).join("　");
}
