import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type {
  DaySeries,
  MeetingRule,
  MeetingRuleEntry,
  RuleOnHolidays,
  RuleWeekday,
} from "../../platform";
import { ComingDays } from "./ComingDays";
import { DetailBoxes } from "./DetailBoxes";
import { FormPanel } from "./FormPanel";
import { restInWords } from "./inWords";
import { fieldOf, problemBeside } from "./problemBeside";
import { WeekTicks } from "./WeekTicks";

const weekdays: readonly RuleWeekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const onHolidays: readonly RuleOnHolidays[] = ["meets", "skips"];

const usual: Omit<MeetingRule, "series"> = {
  weekday: "wed",
  weeks: [1, 3],
  last: false,
  onHolidays: "meets",
  from: null,
  until: null,
  details: { venue: "", begins: null, ends: null, rounds: null, note: "" },
};

interface Props {
  /** What is corrected; null for a new one. */
  entry: MeetingRuleEntry | null;
  series: readonly DaySeries[];
  onDone: () => void;
}

/** The boxes of a rule, with what it says in words and the days that come by it. */
export function RuleForm({ entry, series, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.schedule;
  const [rule, setRule] = useState<MeetingRule>(
    entry?.rule ?? { series: series[0]?.id ?? 0, ...usual },
  );
  const preview = useRead(["previewMeetingRule", rule], (platform) =>
    platform.previewMeetingRule(rule),
  );
  const save = useWrite((platform) =>
    entry === null ? platform.addMeetingRule(rule) : platform.changeMeetingRule(entry.id, rule),
  );
  const problem = save.problem ?? preview.problem;
  const at = (field: string) => problemBeside(text, problem, field);
  const name = series.find(({ id }) => id === rule.series)?.name ?? "";
  const days = words.ruleDays(rule);

  function change(given: Partial<MeetingRule>) {
    save.clear();
    setRule((before) => ({ ...before, ...given }));
  }

  async function commit() {
    if (save.running) {
      return;
    }
    if ((await save.run()).ok) {
      say(words.ruleSaved(days, name));
      onDone();
    }
  }

  const heading = entry === null ? words.addRule : words.correctRule(days, name);
  return (
    <FormPanel heading={heading} onCancel={onDone}>
      <Choice
        label={words.series}
        value={String(rule.series)}
        options={series.map(({ id, name: its }) => [String(id), its])}
        onChange={(chosen) => change({ series: Number(chosen) })}
      />
      <WeekTicks rule={rule} onChange={change} problem={at("weeks")} />
      <Choice
        label={words.weekday}
        value={rule.weekday}
        options={weekdays.map((one) => [one, words.weekdays[one]])}
        onChange={(chosen) =>
          change({ weekday: weekdays.find((one) => one === chosen) ?? rule.weekday })
        }
      />
      <Choice
        label={words.holidays}
        value={rule.onHolidays}
        options={onHolidays.map((one) => [one, words.onHolidays[one]])}
        onChange={(chosen) =>
          change({ onHolidays: onHolidays.find((one) => one === chosen) ?? rule.onHolidays })
        }
      />
      <DateBox
        label={words.from}
        value={rule.from}
        problem={at("from")}
        onChange={(from) => change({ from })}
      />
      <DateBox
        label={words.until}
        hint={words.always}
        value={rule.until}
        problem={at("until")}
        onChange={(until) => change({ until })}
      />
      <DetailBoxes
        value={rule.details}
        onChange={(details) => change({ details })}
        problem={problem}
        onEnter={() => void commit()}
      />
      <output className="rule-words">
        {problem === null && (
          <>
            <strong>
              {name} {days}
            </strong>
            <p>{restInWords(text, rule)}</p>
            {preview.value !== undefined && <ComingDays days={preview.value} />}
          </>
        )}
      </output>
      {problem !== null && fieldOf(problem) === null && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" className="b main-act" onClick={() => void commit()}>
          {words.saveRule}
        </button>
        <button type="button" className="b" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </FormPanel>
  );
}
