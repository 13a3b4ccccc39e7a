import { useEffect, useState } from "react";
import { RoundClock } from "../../clock/RoundClock";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { Day, DayChoices, DraftPlace } from "../../platform";
import { DayChoice } from "./DayChoice";
import type { DayPart } from "./DayParts";
import { DayScreen } from "./DayScreen";
import { keepDay, keptDay } from "./keptDay";
import { NameSeries } from "./NameSeries";

/** 今日の会: a day's play, from who came to its last sheet. */
export default function TodayScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.today}>
      <TodayContent />
    </Screen>
  );
}

function TodayContent() {
  const { text } = useFrame();
  const choices = useRead(["dayChoices"], (platform) => platform.dayChoices());
  return (
    <>
      {choices.problem && <ProblemMessage problem={choices.problem} onAgain={choices.again} />}
      {choices.value === undefined ? (
        <>
          <h2>{text.today.heading}</h2>
          <p role="status">{text.loading}</p>
        </>
      ) : (
        <ChosenDay choices={choices.value} />
      )}
    </>
  );
}

function ChosenDay({ choices }: { choices: DayChoices }) {
  const { text, club } = useFrame();
  const file = club?.file ?? "";
  const [kept] = useState(() => keptDay(file, choices.today.iso));
  const [day, setDay] = useState<Day | null>(kept?.day ?? choices.today);
  const [chosen, choose] = useState(kept?.series ?? choices.usualSeries);
  const [begun, setBegun] = useState<DraftPlace | null>(null);
  const [asked, ask] = useState(kept?.sheet ?? null);
  // The first evening of a new club begins with who came.
  const [firstPart, beginWith] = useState<DayPart>("sheets");
  // Asked for once: whoever comes back later goes on with what is half typed.
  useEffect(() => {
    if (kept !== null && kept.sheet !== null) {
      keepDay(file, choices.today.iso, { ...kept, sheet: null });
    }
  }, [file, choices.today.iso, kept]);
  // What was chosen may have been deleted or taken back since.
  const series = choices.series.find(({ id }) => id === chosen) ?? choices.series[0];

  function open(toDay: Day | null, toSeries: number | null, sheet: DraftPlace | null = null) {
    setDay(toDay);
    choose(toSeries);
    setBegun(sheet);
    ask(null);
    if (toDay !== null && toSeries !== null) {
      keepDay(file, choices.today.iso, { day: toDay, series: toSeries, sheet: null });
    }
  }

  if (choices.series.length === 0) {
    return (
      <section className="panel">
        <h2>{text.today.heading}</h2>
        <p>{text.today.firstSeriesMeans}</p>
        <NameSeries
          label={text.today.firstSeries}
          hint={text.today.firstSeriesHint}
          onNamed={(named) => {
            beginWith("attendance");
            open(choices.today, named);
          }}
        />
      </section>
    );
  }
  return (
    <>
      <DayChoice choices={choices} day={day} series={series?.id ?? null} onOpen={open} />
      {day !== null && series !== undefined && (
        <>
          <RoundClock day={day.iso} series={series.id} />
          <DayScreen
            key={`${day.iso} ${series.id}`}
            day={day}
            series={series}
            choices={choices}
            begun={begun}
            asked={asked}
            firstPart={firstPart}
            onOpen={open}
          />
        </>
      )}
    </>
  );
}
