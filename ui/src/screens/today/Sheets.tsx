import { useState } from "react";
import { useFrame } from "../../frame/context";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayTable,
  DayView,
  DraftPlace,
  DraftSheet,
} from "../../platform";
import { DayStandings } from "./DayStandings";
import { DayTables } from "./DayTables";
import { SheetArea } from "./SheetArea";

interface Props {
  day: Day;
  series: DaySeries;
  choices: DayChoices;
  view: DayView;
  /** The table for whose sheet the day was opened. */
  asked: { round: number; table: string } | null;
  begun: DraftPlace | null;
  onElsewhere: (draft: DraftSheet) => void;
}

/** 入力: the day's sheets, the one in hand, and how everybody stands. */
export function Sheets({ view, asked, ...props }: Props) {
  const words = useFrame().text.session;
  const [opened, open] = useState<DayTable | null>(
    () =>
      view.tables.find(({ round, table }) => round === asked?.round && table === asked.table) ??
      null,
  );
  return (
    <>
      <section className="pane">
        <div className="fill">
          <DayTables tables={view.tables} missing={view.missing} next={view.next} onOpen={open} />
        </div>
      </section>
      <section className="pane">
        <div className="fill day-entry">
          <SheetArea {...props} view={view} opened={opened} onOpen={open} />
        </div>
      </section>
      <section className="pane day-state" aria-label={words.state}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
        <div className="fill" tabIndex={0}>
          <DayStandings rows={view.standings} unit={view.unit} />
        </div>
      </section>
    </>
  );
}
