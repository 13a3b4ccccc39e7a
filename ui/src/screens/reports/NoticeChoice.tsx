import { useText } from "../../frame/context";
import { useKept } from "../../kept";
import { NoteBox } from "../../parts/NoteBox";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ChoiceProps } from "./kinds";
import { useFirstPeriod } from "./useFirstPeriod";
import { useTold } from "./useTold";

/** 開催案内 of a month. */
export function OfNotice({ begin, onChange }: ChoiceProps) {
  const words = useText().schedule;
  const [period, choosePeriod, first] = useFirstPeriod("month", begin);
  // The same words as where the days are planned.
  const [message, setMessage] = useKept("message of the notice", () => "");
  const day = period?.from?.iso;
  useTold(
    onChange,
    day === undefined
      ? null
      : { kind: "document", document: { kind: "notice", day, months: 1, series: null, message } },
  );
  if (period === undefined) {
    return first.problem && <ProblemMessage problem={first.problem} onAgain={first.again} />;
  }
  return (
    <>
      <PeriodBox value={period} onChange={choosePeriod} kinds={["month"]} />
      <NoteBox
        label={words.message}
        hint={words.messageHint}
        value={message}
        onChange={setMessage}
      />
    </>
  );
}
