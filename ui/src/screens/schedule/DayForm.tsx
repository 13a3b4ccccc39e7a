import { useState } from "react";
import { useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type {
  Day,
  DayChange,
  DayChangeKind,
  DaySeries,
  MeetingDetails,
  PlannedDay,
} from "../../platform";
import { DetailBoxes } from "./DetailBoxes";
import { FormPanel } from "./FormPanel";
import { fieldOf, problemBeside } from "./problemBeside";

const kinds: readonly DayChangeKind[] = ["cancelled", "moved", "altered"];

const nothing: MeetingDetails = { venue: "", begins: null, ends: null, rounds: null, note: "" };

interface Props {
  /** The day as it stands; null for one besides the usual. */
  planned: PlannedDay | null;
  /** With which the box for the day begins. */
  beginning: Day | null;
  series: readonly DaySeries[];
  onDone: () => void;
}

/** Cancels, moves, alters or adds one day, and lets it be as usual again. */
export function DayForm({ planned, beginning, series, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.schedule;
  const before = planned?.exception ?? null;
  const isExtra = planned === null || before?.kind === "extra";
  const [day, setDay] = useState<Day | null>(before?.day ?? planned?.day ?? beginning);
  const [whose, setWhose] = useState(planned?.series ?? series[0]?.id ?? 0);
  const [kind, setKind] = useState<DayChangeKind>(
    isExtra ? "extra" : (before?.kind ?? (planned.isHeld ? "cancelled" : "altered")),
  );
  const [to, setTo] = useState<Day | null>(before?.to ?? null);
  const [details, setDetails] = useState(before?.details ?? nothing);
  const [reason, setReason] = useState(before?.reason ?? "");
  const [asked, setAsked] = useState(false);
  const save = useWrite((platform, given: DayChange) => platform.changePlannedDay(whose, given));
  const putBack = useWrite((platform, iso: string) => platform.putPlannedDayBack(whose, iso));
  const name = series.find(({ id }) => id === whose)?.name ?? "";
  const problem = save.problem;
  const at = (field: string) => problemBeside(text, problem, field);
  const needsDay = asked ? words.needsDay : null;

  async function commit() {
    setAsked(true);
    if (day === null || (kind === "moved" && to === null) || save.running) {
      return;
    }
    const answer = await save.run({ day, kind, to, details, reason });
    if (answer.ok) {
      say(words.changed(day.shown, name));
      onDone();
    }
  }

  async function back(written: Day) {
    if ((await putBack.run(written.iso)).ok) {
      say(words.isBack(written.shown, name));
      onDone();
    }
  }

  const heading =
    day === null || planned === null ? words.addDay : words.changeDay(day.shown, name);
  return (
    <FormPanel heading={heading} onCancel={onDone}>
      {planned === null && (
        <>
          <Choice
            label={words.series}
            value={String(whose)}
            options={series.map(({ id, name: its }) => [String(id), its])}
            onChange={(chosen) => setWhose(Number(chosen))}
          />
          <DateBox
            label={words.day}
            value={day}
            problem={day === null ? needsDay : (at("day") ?? at("to"))}
            onChange={setDay}
          />
        </>
      )}
      {!isExtra && (
        <Choice
          label={words.what}
          value={kind}
          options={kinds.map((one) => [one, words.kinds[one]])}
          onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? kind)}
        />
      )}
      {kind === "moved" && (
        <DateBox
          label={words.to}
          value={to}
          problem={to === null ? needsDay : at("to")}
          onChange={setTo}
        />
      )}
      {kind !== "cancelled" && (
        <>
          {!isExtra && <p className="hint">{words.asUsual}</p>}
          <DetailBoxes value={details} onChange={setDetails} problem={problem} />
        </>
      )}
      <TextBox
        label={words.reason}
        hint={words.reasonHint}
        width={24}
        value={reason}
        problem={at("reason")}
        onChange={setReason}
        onEnter={() => void commit()}
      />
      {problem !== null && (fieldOf(problem) === null || (planned !== null && at("day"))) && (
        <ProblemMessage problem={problem} />
      )}
      {putBack.problem !== null && <ProblemMessage problem={putBack.problem} />}
      <div className="actions">
        <button type="button" className="b main-act" onClick={() => void commit()}>
          {words.saveDay}
        </button>
        {before !== null && (
          <button type="button" className="b" onClick={() => void back(before.day)}>
            {words.putBack}
          </button>
        )}
        <button type="button" className="b" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </FormPanel>
  );
}
