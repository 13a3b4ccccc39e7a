import { useFrame } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { MeetingDetails, Problem } from "../../platform";
import { problemBeside } from "./problemBeside";
import { TimeBox } from "./TimeBox";

interface Props {
  value: MeetingDetails;
  onChange: (details: MeetingDetails) => void;
  problem: Problem | null;
}

/** Where and when a meeting is. */
export function DetailBoxes({ value, onChange, problem }: Props) {
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
      <TimeBox
        label={words.begins}
        value={value.begins}
        problem={beside("begins")}
        onChange={(begins) => onChange({ ...value, begins })}
      />
      <TimeBox
        label={words.ends}
        value={value.ends}
        problem={beside("ends")}
        onChange={(ends) => onChange({ ...value, ends })}
      />
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
      />
    </>
  );
}
