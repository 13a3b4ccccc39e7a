import { useState } from "react";
import type { DayChoices, DayTable, DayView, MemberChoice } from "../../platform";
import { SavedSheetForm } from "./SavedSheetForm";
import { SheetForm } from "./SheetForm";
import { blankSheet, kept } from "./sheet";

interface Props {
  day: string;
  series: number;
  choices: DayChoices;
  view: DayView;
  /** The table whose sheet was asked for; none is the next that is to come. */
  opened: DayTable | null;
  onOpen: (table: DayTable | null) => void;
}

/** The sheet in hand: the one that was asked for, or the next. */
export function SheetArea({ day, series, choices, view, opened, onOpen }: Props) {
  // The four of the sheet that was saved last, for the key that takes them again.
  const [lastFour, setLastFour] = useState<readonly (MemberChoice | null)[]>(
    () => view.tables.filter(({ state }) => state === "entered").at(-1)?.people ?? [],
  );
  const [sheets, setSheets] = useState(0);
  const place = opened ?? view.next;
  const drawn = view.tables.find(
    (one) => one.round === place.round && one.table === place.table && one.state === "missing",
  );
  const newest = choices.rule_sets.filter((rules) => rules.newest);
  // Three who were drawn play by rules for three.
  const fitting = newest.filter(
    ({ winds }) => drawn === undefined || winds.length === drawn.people.length,
  );
  const people = drawn?.people ?? [];

  function done() {
    onOpen(null);
    setSheets(sheets + 1);
  }

  return opened !== null && opened.hanchan !== null ? (
    <SavedSheetForm
      key={`${opened.hanchan} ${sheets}`}
      id={opened.hanchan}
      rules={choices.rule_sets}
      first={view.first}
      onDone={done}
    />
  ) : (
    <SheetForm
      // Whoever is drawn or swapped afterwards belongs on the sheet that waits for them.
      key={`${place.round} ${place.table} ${sheets} ${people.map((person) => person?.id).join(" ")}`}
      start={blankSheet(day, series, kept(fitting, choices.usual_rules), place)}
      people={people}
      rules={newest}
      first={view.first}
      lastFour={lastFour}
      onDone={(four) => {
        setLastFour(four);
        done();
      }}
    />
  );
}
