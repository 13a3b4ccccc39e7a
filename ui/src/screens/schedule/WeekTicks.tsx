import { useId } from "react";
import { useFrame } from "../../frame/context";
import { Check } from "../../parts/Check";
import type { MeetingRule } from "../../platform";

const all = [1, 2, 3, 4, 5];

interface Props {
  rule: Pick<MeetingRule, "weeks" | "last">;
  onChange: (weeks: Pick<MeetingRule, "weeks" | "last">) => void;
  problem: string | null;
}

/** In which weeks of a month: every one, some by number, the last. */
export function WeekTicks({ rule: { weeks, last }, onChange, problem }: Props) {
  const words = useFrame().text.schedule;
  const id = useId();
  const isEvery = weeks.length === all.length;

  function tick(week: number, isIn: boolean) {
    const now = all.filter((one) => (one === week ? isIn : weeks.includes(one)));
    // Where all five are chosen, "the last" adds nothing.
    onChange({ weeks: now, last: last && now.length < all.length });
  }

  return (
    <fieldset
      className="week-ticks"
      aria-label={words.weeks}
      aria-describedby={problem === null ? undefined : id}
    >
      <legend>{words.weeks}</legend>
      <Check
        label={words.everyWeek}
        value={isEvery}
        onChange={(every) => onChange({ weeks: every ? all : [], last: false })}
      />
      {!isEvery &&
        all.map((week) => (
          <Check
            key={week}
            label={words.week(week)}
            value={weeks.includes(week)}
            onChange={(isIn) => tick(week, isIn)}
          />
        ))}
      {!isEvery && (
        <Check
          label={words.lastWeek}
          value={last}
          onChange={(isIn) => onChange({ weeks, last: isIn })}
        />
      )}
      {problem !== null && (
        <p className="field-problem" id={id} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
