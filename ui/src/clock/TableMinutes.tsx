import { useState } from "react";
import { useWrite } from "../command";
import { Choice } from "../figures/Filters";
import { useText } from "../frame/context";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { ClockNow, ClockTable } from "../platform";

const added = [5, 1, -1];

interface Props {
  clock: ClockNow;
  /** The tables of the day. */
  tables: readonly ClockTable[];
}

/** Minutes for one table besides those of the round: where a sheet was spilt on, or a wall fell. */
export function TableMinutes({ clock, tables }: Props) {
  const words = useText().clock;
  const labels = tables.filter(({ round }) => round === clock.setting.round);
  const [chosen, choose] = useState("");
  const table = labels.find((one) => one.table === chosen)?.table ?? labels[0]?.table;
  const add = useWrite((platform, label: string, minutes: number) =>
    platform.addTableMinutes(label, minutes),
  );
  if (table === undefined) {
    return null;
  }
  return (
    <details>
      <summary>{words.oneTable}</summary>
      <fieldset className="clock-part" aria-label={words.oneTable}>
        <Choice
          label={words.table}
          value={table}
          options={labels.map((one) => [one.table, words.hall.table(one.table)])}
          onChange={choose}
        />
        <div className="clock-deeds">
          {added.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className="b low"
              aria-label={words.addAt(table, minutes)}
              onClick={() => void add.run(table, minutes)}
            >
              {words.add(minutes)}
            </button>
          ))}
        </div>
        {add.problem && <ProblemMessage problem={add.problem} />}
      </fieldset>
    </details>
  );
}
