import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { PlannedDay, PlannedMonth, Problem } from "../../platform";
import { DayForm } from "./DayForm";
import { DayList } from "./DayList";
import { MonthCalendar } from "./MonthCalendar";

interface Props {
  /** A day of the month that is shown; the next months are listed with it. */
  day: string;
  onRules: () => void;
}

/** What is being written down: a day of the list, or one besides. */
type Written = PlannedDay | "extra";

export function Days({ day, onRules }: Props) {
  const { text, platform, say } = useFrame();
  const words = text.schedule;
  const found = useRead(["plannedMonths", day], () => platform.plannedMonths(day));
  const rules = useRead(["meetingRules"], () => platform.meetingRules());
  const [written, write] = useState<Written | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const planned = found.value;

  if (planned === undefined) {
    return found.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    );
  }

  async function saveCalendar() {
    const answer = await platform.saveCalendar(day, words.saveCalendarTitle, words.calendarFiles);
    setFailed(answer.ok ? null : answer.problem);
    if (answer.ok && answer.value !== null) {
      say(words.savedCalendar(answer.value));
    }
  }

  const held = planned.months.some(({ meetings }) => meetings.length > 0);
  return (
    <>
      {rules.value?.rules.length === 0 && (
        <section className="panel">
          <p>{words.noRules}</p>
          <div className="actions">
            <button type="button" className="primary" onClick={onRules}>
              {words.toRules}
            </button>
          </div>
        </section>
      )}
      {planned.months.slice(0, 1).map((month) => (
        <MonthCalendar key={month.period.from?.iso} month={month} today={planned.today.iso} />
      ))}
      {planned.series.length > 0 && (
        <div className="actions">
          <button type="button" aria-expanded={written === "extra"} onClick={() => write("extra")}>
            {words.addDay}
          </button>
        </div>
      )}
      {written !== null && (
        <DayForm
          key={written === "extra" ? "extra" : `${written.day.iso} ${written.series}`}
          planned={written === "extra" ? null : written}
          series={planned.series}
          onDone={() => write(null)}
        />
      )}
      {planned.months.map((month) => (
        <ListOfMonth key={month.period.from?.iso} month={month} onChange={write} />
      ))}
      {held && (
        <>
          <div className="actions">
            <button type="button" onClick={() => void saveCalendar()}>
              {words.saveCalendar}
            </button>
          </div>
          <p className="hint">{words.saveCalendarHint(planned.months.length)}</p>
        </>
      )}
      {failed !== null && <ProblemMessage problem={failed} />}
    </>
  );
}

function ListOfMonth({
  month,
  onChange,
}: {
  month: PlannedMonth;
  onChange: (day: PlannedDay) => void;
}) {
  const text = useFrame().text;
  const heading = text.periodHeading(month.period);
  return month.meetings.length === 0 ? (
    <p className="nothing-yet">{text.schedule.noDays(heading)}</p>
  ) : (
    <DayList heading={heading} days={month.meetings} onChange={onChange} />
  );
}
