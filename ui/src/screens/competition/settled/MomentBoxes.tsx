import { useText } from "../../../frame/context";
import { DateBox } from "../../../parts/DateBox";
import { TextBox } from "../../../parts/TextBox";
import type { Moment, Problem } from "../../../platform";
import { problemOfTime } from "../../schedule/problemBeside";

interface Props {
  label: string;
  hint?: string;
  /** What the time of the day is called. */
  timeLabel?: string;
  value: Moment | null;
  problem: Problem | null;
  onChange: (moment: Moment | null) => void;
}

/** A day, and a time of day once there is one. */
export function MomentBoxes({ label, hint, timeLabel, value, problem, onChange }: Props) {
  const text = useText();
  const words = text.competition;
  return (
    <fieldset className="moment" aria-label={label}>
      <DateBox
        label={label}
        {...(hint !== undefined && { hint })}
        value={value?.day ?? null}
        onChange={(day) => onChange(day === null ? null : { day, time: value?.time ?? "" })}
      />
      {value !== null && (
        <TextBox
          label={timeLabel ?? words.time}
          hint={words.timeHint}
          width={8}
          value={value.time}
          problem={problemOfTime(text, problem, value.time)}
          onChange={(time) => onChange({ ...value, time })}
        />
      )}
    </fieldset>
  );
}
