import { useFrame } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { MeetingDetails, Problem } from "../../platform";
import { problemBeside, problemOfTime } from "./problemBeside";

const times = ["begins", "ends"] as const;

interface Props {
  value: MeetingDetails;
  onChange: (details: MeetingDetails) => void;
  problem: Problem | null;
  /** What Enter does in the last box. */
  onEnter?: () => void;
}

/** Where and when a meeting is. */
export function DetailBoxes({ value, onChange, problem, onEnter }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const beside = (field: string) => problemBeside(text, problem, field);
  return (
    <>
      <TextBox
        label={words.venue}
        width={20}
        value={value.venue}
        problem={beside("venue")}
        onChange={(venue) => onChange({ ...value, venue })}
      />
      {times.map((time) => (
        <TextBox
          key={time}
          label={words[time]}
          hint={words.timeHint}
          width={8}
          value={value[time] ?? ""}
          problem={beside(time) ?? problemOfTime(text, problem, value[time])}
          onChange={(typed) => onChange({ ...value, [time]: typed.trim() || null })}
        />
      ))}
      <NumberBox
        label={words.rounds}
        unit="count"
        unitName={words.roundsUnit}
        value={value.rounds}
        problem={beside("rounds")}
        onChange={(rounds) => onChange({ ...value, rounds })}
      />
      <TextBox
        label={words.remark}
        width={24}
        value={value.note}
        problem={beside("note")}
        onChange={(note) => onChange({ ...value, note })}
        {...(onEnter && { onEnter })}
      />
    </>
  );
}
