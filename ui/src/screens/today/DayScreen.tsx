import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { DayChoices, DayTable, DayView, MemberChoice } from "../../platform";
import { DayStandings } from "./DayStandings";
import { DayTables } from "./DayTables";
import { SavedSheetForm } from "./SavedSheetForm";
import { SheetForm } from "./SheetForm";
import { blankSheet, kept } from "./sheet";

interface Props {
  day: string;
  series: number;
  choices: DayChoices;
}

/** One day of one series: the sheet in hand, the tables, and how everybody stands. */
export function DayScreen({ day, series, choices }: Props) {
  const { text } = useFrame();
  const view = useRead(["dayView", day, series], (platform) => platform.dayView(day, series));
  return (
    <>
      {view.problem && <ProblemMessage problem={view.problem} onAgain={view.again} />}
      {view.value === undefined ? (
        <p role="status">{text.loading}</p>
      ) : (
        <OpenDay day={day} series={series} choices={choices} view={view.value} />
      )}
    </>
  );
}

function OpenDay({ day, series, choices, view }: Props & { view: DayView }) {
  const [opened, open] = useState<DayTable | null>(null);
  // The four of the sheet that was saved last, for the key that takes them again.
  const [lastFour, setLastFour] = useState<readonly (MemberChoice | null)[]>(
    () => view.tables.filter(({ state }) => state === "entered").at(-1)?.people ?? [],
  );
  const [sheets, setSheets] = useState(0);
  const newest = choices.rule_sets.filter((rules) => rules.newest);
  const place = opened ?? view.next;
  const drawn = view.tables.find(
    (one) => one.round === place.round && one.table === place.table && one.state === "missing",
  );

  function begin(table: DayTable | null) {
    open(table);
    setSheets(sheets + 1);
  }

  function saved(people: readonly (MemberChoice | null)[]) {
    setLastFour(people);
    begin(null);
  }

  return (
    <div className="day">
      <div className="day-entry">
        {opened !== null && opened.hanchan !== null ? (
          <SavedSheetForm
            key={`${opened.hanchan} ${sheets}`}
            id={opened.hanchan}
            rules={choices.rule_sets}
            first={view.first}
            onDone={() => begin(null)}
          />
        ) : (
          <SheetForm
            key={`${place.round} ${place.table} ${sheets}`}
            start={blankSheet(day, series, kept(newest, choices.usual_rules), place)}
            people={drawn?.people ?? []}
            rules={newest}
            first={view.first}
            lastFour={lastFour}
            onDone={saved}
          />
        )}
      </div>
      <div className="day-state">
        <DayTables tables={view.tables} missing={view.missing} onOpen={begin} />
        <DayStandings rows={view.standings} unit={view.unit} />
      </div>
    </div>
  );
}
