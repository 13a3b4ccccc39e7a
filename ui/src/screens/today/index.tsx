import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { Day, DayChoices } from "../../platform";
import { DayScreen } from "./DayScreen";

/** 今日の会: the day's sheets as they come in. */
export default function TodayScreen() {
  const { text } = useFrame();
  const choices = useRead(["dayChoices"], (platform) => platform.dayChoices());
  return (
    <>
      <h2>{text.today.heading}</h2>
      {choices.problem && <ProblemMessage problem={choices.problem} onAgain={choices.again} />}
      {choices.value === undefined ? (
        <p role="status">{text.loading}</p>
      ) : (
        <ChosenDay choices={choices.value} />
      )}
    </>
  );
}

function ChosenDay({ choices }: { choices: DayChoices }) {
  const words = useFrame().text.today;
  const [day, setDay] = useState<Day | null>(choices.today);
  const [chosen, choose] = useState(choices.usual_series);
  const [naming, setNaming] = useState(false);
  const nameSeries = useWrite((platform, given: string) => platform.nameSeries(given));
  const isNaming = naming || choices.series.length === 0;

  async function nameIt(given: string) {
    if (given.trim() === "") {
      return;
    }
    const answer = await nameSeries.run(given);
    if (answer.ok) {
      choose(answer.value);
      setNaming(false);
    }
  }

  return (
    <>
      <div className="day-choice">
        <DateBox label={words.day} value={day} onChange={setDay} />
        {choices.series.length > 0 && (
          <Choice
            label={words.series}
            value={isNaming ? "" : String(chosen)}
            options={[
              ...choices.series.map((one) => [String(one.id), one.name] as const),
              ["", words.newSeries],
            ]}
            onChange={(id) => {
              setNaming(id === "");
              choose(choices.series.find((one) => String(one.id) === id)?.id ?? chosen);
            }}
          />
        )}
        {isNaming && (
          <TextBox
            label={words.newSeries}
            hint={words.newSeriesHint}
            value=""
            onChange={(given) => void nameIt(given)}
          />
        )}
      </div>
      {nameSeries.problem && <ProblemMessage problem={nameSeries.problem} />}
      {day !== null && chosen !== null && !isNaming && (
        <DayScreen key={`${day.iso} ${chosen}`} day={day.iso} series={chosen} choices={choices} />
      )}
    </>
  );
}
