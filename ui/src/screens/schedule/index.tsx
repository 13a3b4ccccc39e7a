import { useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { ScreenParts } from "../../parts/ScreenParts";
import { usePeriod } from "../../parts/usePeriod";
import type { ChosenPeriod } from "../../platform";
import { Days } from "./Days";
import { Notice } from "./Notice";
import { Rules } from "./Rules";

const parts = ["days", "rules", "notice"] as const;

/** 予定: when the club meets, by which rules, and how everybody is told. */
export default function ScheduleScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.schedule}>
      <ScheduleContent />
    </Screen>
  );
}

function ScheduleContent() {
  const { text } = useFrame();
  const words = text.schedule;
  const [part, setPart] = useState<(typeof parts)[number]>("days");
  const begin = useRead(["periodOf", "month", null], (platform) =>
    platform.periodOf("month", null),
  );
  const [chosen, choose] = useState<ChosenPeriod | null>(null);
  const month = chosen ?? begin.value;
  return (
    <div className="schedule">
      <h2 tabIndex={-1} data-first-field>
        {words.heading}
      </h2>
      <ScreenParts
        label={words.partsLabel}
        parts={parts.map((one) => [one, words.parts[one]])}
        current={part}
        onChoose={setPart}
      />
      {begin.problem !== null && <ProblemMessage problem={begin.problem} onAgain={begin.again} />}
      {part === "rules" ? (
        <Rules />
      ) : (
        month !== undefined && (
          <OfMonth month={month} part={part} onChoose={choose} onRules={() => setPart("rules")} />
        )
      )}
    </div>
  );
}

interface Props {
  month: ChosenPeriod;
  part: "days" | "notice";
  onChoose: (month: ChosenPeriod) => void;
  onRules: () => void;
}

function OfMonth({ month: chosen, part, onChoose, onRules }: Props) {
  const month = usePeriod(chosen);
  const day = month.from?.iso;
  return (
    <>
      <PeriodBox value={month} onChange={onChoose} kinds={["month"]} />
      {day !== undefined &&
        (part === "days" ? <Days day={day} onRules={onRules} /> : <Notice day={day} />)}
    </>
  );
}
