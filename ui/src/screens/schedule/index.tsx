import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import "../../parts/fields.css";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import { usePeriod } from "../../parts/usePeriod";
import type { ChosenPeriod } from "../../platform";
import { Days } from "./Days";
import { Notice } from "./Notice";
import { Rules } from "./Rules";
import "./schedule.css";
import { useChosenDay } from "./useChosenDay";

const parts = ["days", "rules", "notice"] as const;

/** 予定: when the club meets, by which rules, and how everybody is told. */
export default function ScheduleScreen() {
  const { text } = useFrame();
  const begin = useRead(["periodOf", "month", null], (platform) =>
    platform.periodOf("month", null),
  );
  const [chosen, choose] = useState<ChosenPeriod | null>(null);
  const month = chosen ?? begin.value;
  if (month === undefined) {
    return (
      <Screen title={text.frame.screens.schedule}>
        {begin.problem === null ? (
          <p role="status">{text.loading}</p>
        ) : (
          <ProblemMessage problem={begin.problem} onAgain={begin.again} />
        )}
      </Screen>
    );
  }
  return <OfMonth month={month} onChoose={choose} />;
}

interface Props {
  month: ChosenPeriod;
  onChoose: (month: ChosenPeriod) => void;
}

function OfMonth({ month: chosen, onChoose }: Props) {
  const { text, platform } = useFrame();
  const words = text.schedule;
  const [part, setPart] = useState<(typeof parts)[number]>("days");
  const month = usePeriod(chosen);
  const first = month.from?.iso ?? "";
  const found = useRead(["plannedMonths", first], () => platform.plannedMonths(first));
  const day = useChosenDay(found.value, onChoose);

  async function showThisMonth() {
    const answer = await platform.periodOf("month", null);
    if (answer.ok) {
      onChoose(answer.value);
      day.choose(null);
    }
  }

  return (
    <Screen
      title={text.frame.screens.schedule}
      panes
      className="schedule"
      bar={
        <>
          <PeriodBox value={month} onChange={onChoose} kinds={["month"]} />
          <button type="button" className="b low" onClick={() => void showThisMonth()}>
            {words.thisMonth}
          </button>
        </>
      }
    >
      <div className="schedule-panes" data-part={part}>
        <Days found={found} day={day} part={part} onRules={() => setPart("rules")}>
          <header>
            <Switch
              label={words.partsLabel}
              choices={parts.map((one) => [one, words.parts[one]] as const)}
              chosen={part}
              onChoose={setPart}
            />
          </header>
          {part === "rules" && (
            <div className="fill fields">
              <Rules />
            </div>
          )}
          {part === "notice" && first !== "" && (
            <div className="fill fields">
              <Notice day={first} />
            </div>
          )}
        </Days>
      </div>
    </Screen>
  );
}
