import { useState } from "react";
import { useWrite } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { DateBox } from "../../../parts/DateBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { Day, DaySeries, SeriesId, SessionSheet } from "../../../platform";

interface Props {
  day: Day;
  series: DaySeries;
  allSeries: readonly DaySeries[];
  sheets: readonly SessionSheet[];
  onMoved: (day: Day, series: SeriesId) => void;
}

/** For what was entered on the wrong day: the whole session moves in one operation, or one sheet. */
export function MoveForm({ day, series, allSeries, sheets, onMoved }: Props) {
  const { text, say } = useFrame();
  const words = text.session;
  const [sheet, chooseSheet] = useState("");
  const [toDay, setToDay] = useState<Day | null>(day);
  const [toSeries, setToSeries] = useState(series.id);
  const move = useWrite((platform, to: Day) => {
    const target = { day: to.iso, series: toSeries };
    const chosen = sheets.find(({ hanchan }) => String(hanchan) === sheet);
    return chosen === undefined
      ? platform.moveSession(day.iso, series.id, target)
      : platform.moveSheet(chosen.hanchan, target);
  });
  const isElsewhere = toDay !== null && (toDay.iso !== day.iso || toSeries !== series.id);

  async function moveIt() {
    if (toDay === null || !isElsewhere) {
      return;
    }
    const answer = await move.run(toDay);
    if (answer.ok) {
      const name = allSeries.find(({ id }) => id === toSeries)?.name ?? "";
      say(words.moved(toDay.shown, name));
      onMoved(toDay, toSeries);
    }
  }

  return (
    <section className="panel" aria-label={words.moveHeading}>
      <h3>{words.moveHeading}</h3>
      <div className="sheet-head">
        <Choice
          label={words.what}
          hint={words.wholeHint}
          all={words.whole}
          value={sheet}
          options={sheets.map(({ hanchan, round, table }) => [
            String(hanchan),
            words.sheet(round, table),
          ])}
          onChange={(chosen) => {
            chooseSheet(chosen);
            move.clear();
          }}
        />
        <DateBox
          label={words.toDay}
          value={toDay}
          onChange={(given) => {
            setToDay(given);
            move.clear();
          }}
        />
        <Choice
          label={words.toSeries}
          value={String(toSeries)}
          options={allSeries.map(({ id, name }) => [String(id), name])}
          onChange={(chosen) => {
            setToSeries(Number(chosen));
            move.clear();
          }}
        />
      </div>
      {move.problem && <ProblemMessage problem={move.problem} />}
      <div className="actions">
        <button type="button" disabled={!isElsewhere} onClick={() => void moveIt()}>
          {words.move}
        </button>
      </div>
    </section>
  );
}
