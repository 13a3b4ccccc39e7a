import { CalendarArrowDown, CalendarPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Read, useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { PlannedDay, PlannedMonths, Problem } from "../../platform";
import { ChosenDayPart } from "./ChosenDayPart";
import { DayForm } from "./DayForm";
import { DayList } from "./DayList";
import { MonthCalendar } from "./MonthCalendar";
import type { ChosenDay } from "./useChosenDay";

interface Props {
  found: Read<PlannedMonths>;
  day: ChosenDay;
  part: "days" | "rules" | "notice";
  onRules: () => void;
  /** What stands at the head of the pane beside the calendar, and in it where it is not the days. */
  children: ReactNode;
}

/** What is being written down: a day that is planned, or one besides. */
type Written = PlannedDay | "extra";

/** The month, and beside it the day that is chosen in it and those to come. */
export function Days({ found, day, part, onRules, children }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const planned = found.value;
  const month = planned?.months[0];
  return (
    <>
      <section className="pane month" aria-label={words.heading}>
        {found.problem !== null && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        {planned === undefined && found.problem === null && <p role="status">{text.loading}</p>}
        {planned !== undefined && month !== undefined && (
          <MonthCalendar month={month} today={planned.today.iso} chosen={day} />
        )}
      </section>
      <section className="pane beside" aria-label={words.parts[part]}>
        {children}
        {part === "days" && planned !== undefined && (
          <BesideMonth planned={planned} day={day} onRules={onRules} />
        )}
      </section>
    </>
  );
}

interface BesideProps {
  planned: PlannedMonths;
  day: ChosenDay;
  onRules: () => void;
}

function BesideMonth({ planned, day, onRules }: BesideProps) {
  const { text, platform, say } = useFrame();
  const words = text.schedule;
  const rules = useRead(["meetingRules"], () => platform.meetingRules());
  const [written, write] = useState<Written | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const [month] = planned.months;
  const shown = month?.weeks.flat().find((one) => one?.day.iso === day.iso) ?? null;

  /** The form goes, and the keys are where the day is. */
  function done() {
    write(null);
    if (day.iso !== null) {
      day.goTo(day.iso);
    }
  }

  async function saveCalendar() {
    const first = month?.period.from?.iso ?? "";
    const answer = await platform.saveCalendar(first, words.saveCalendarTitle, words.calendarFiles);
    setFailed(answer.ok ? null : answer.problem);
    if (answer.ok && answer.value !== null) {
      say(words.savedCalendar(answer.value));
    }
  }

  if (written !== null) {
    return (
      <div className="fill fields">
        <DayForm
          key={written === "extra" ? "extra" : `${written.day.iso} ${written.series}`}
          planned={written === "extra" ? null : written}
          beginning={shown?.day ?? null}
          series={planned.series}
          onDone={done}
        />
      </div>
    );
  }
  return (
    <div className="fill">
      {shown !== null && (
        <ChosenDayPart
          day={shown}
          isToday={shown.day.iso === planned.today.iso}
          meetings={month?.meetings.filter((one) => one.day.iso === shown.day.iso) ?? []}
          awaited={day.awaited}
          onChange={write}
        >
          {planned.series.length > 0 && (
            <button type="button" className="b low" onClick={() => write("extra")}>
              <CalendarPlus className="i" />
              {words.addDay}
            </button>
          )}
        </ChosenDayPart>
      )}
      {rules.value?.rules.length === 0 && (
        <div className="note">
          <div>
            <p>{words.noRules}</p>
            <button type="button" className="b low" onClick={onRules}>
              {words.toRules}
            </button>
          </div>
        </div>
      )}
      {planned.months.map((one) => (
        <DayList key={one.period.from?.iso} month={one} today={planned.today.iso} chosen={day} />
      ))}
      {planned.months.some(({ meetings }) => meetings.length > 0) && (
        <div className="save-calendar">
          <button type="button" className="b low" onClick={() => void saveCalendar()}>
            <CalendarArrowDown className="i" />
            {words.saveCalendar}
          </button>
          <p className="hint">{words.saveCalendarHint(planned.months.length)}</p>
        </div>
      )}
      {failed !== null && <ProblemMessage problem={failed} />}
    </div>
  );
}
