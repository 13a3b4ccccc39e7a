import { useEffect, useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { Day, DayChoices, DraftPlace, SeriesId } from "../../platform";
import { Evening, type Part } from "./Evening";
import { forgetAttendanceFirst, isAttendanceFirst, keepDay, keptDay } from "./keptDay";
import { NameSeries } from "./NameSeries";
import "./flow.css";

/** 今日の会: a day's play, from who came to its last paper. */
export default function TodayScreen() {
  const text = useText();
  const choices = useRead(["dayChoices"], (platform) => platform.dayChoices());
  if (choices.value !== undefined) {
    return <ChosenDay choices={choices.value} />;
  }
  return (
    <Screen title={text.frame.screens.today}>
      {choices.problem ? (
        <ProblemMessage problem={choices.problem} onAgain={choices.again} />
      ) : (
        <p role="status">{text.loading}</p>
      )}
    </Screen>
  );
}

function ChosenDay({ choices }: { choices: DayChoices }) {
  const { text, club, task } = useFrame();
  const file = club?.file ?? "";
  const [kept] = useState(() => {
    // A look at the sample club begins where there is something to see.
    const last = club?.sample === true ? choices.last : null;
    return keptDay(file, choices.today.iso) ?? (last && { ...last, sheet: null });
  });
  const [day, setDay] = useState<Day | null>(kept?.day ?? choices.today);
  const [chosen, choose] = useState(kept?.series ?? choices.usualSeries);
  const [begun, setBegun] = useState<DraftPlace | null>(null);
  const [asked, ask] = useState(kept?.sheet ?? null);
  const [part, setPart] = useState<Part>(
    task === "stay" || isAttendanceFirst(file) ? "attendance" : "sheets",
  );
  useEffect(() => forgetAttendanceFirst(file), [file]);
  // A sheet is asked for once: whoever comes back later goes on with the day, and with what is half typed.
  useEffect(() => {
    if (kept !== null) {
      keepDay(file, choices.today.iso, { ...kept, sheet: null });
    }
  }, [file, choices.today.iso, kept]);
  // What was chosen may have been deleted or taken back since.
  const series = choices.series.find(({ id }) => id === chosen) ?? choices.series[0];

  function open(toDay: Day | null, toSeries: SeriesId | null, sheet: DraftPlace | null = null) {
    setDay(toDay);
    choose(toSeries);
    setBegun(sheet);
    ask(null);
    if (toDay !== null) {
      setPart("sheets");
    }
    if (toDay !== null && toSeries !== null) {
      keepDay(file, choices.today.iso, { day: toDay, series: toSeries, sheet: null });
    }
  }

  if (series === undefined) {
    return (
      <Screen title={text.frame.screens.today}>
        <section className="pane first-series" aria-label={text.today.heading}>
          <p>{text.today.firstSeriesMeans}</p>
          <NameSeries
            label={text.today.firstSeries}
            hint={text.today.firstSeriesHint}
            onNamed={(named) => {
              open(choices.today, named);
              // The first evening of a new club begins with who came.
              setPart("attendance");
            }}
          />
        </section>
      </Screen>
    );
  }
  return (
    <Evening
      day={day}
      series={series}
      choices={choices}
      begun={begun}
      asked={asked}
      part={part}
      onPart={setPart}
      onOpen={open}
    />
  );
}
