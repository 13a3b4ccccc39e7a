import { useFrame } from "../../frame/context";
import type { ComingDay } from "../../platform";

/** The days that come next by a rule. */
export function ComingDays({ days }: { days: readonly ComingDay[] }) {
  const words = useFrame().text.schedule;
  if (days.length === 0) {
    return <p>{words.noneComing}</p>;
  }
  return (
    <div className="coming">
      <p className="hint">{words.coming}</p>
      <ul>
        {days.map(({ day, holiday, isHeld }) => (
          <li key={day.iso}>{words.comingDay(day.shown, day.weekday, holiday, isHeld)}</li>
        ))}
      </ul>
    </div>
  );
}
