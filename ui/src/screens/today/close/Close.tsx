import { CalendarDays, Plus, Printer, Save } from "lucide-react";
import { useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { MenuButton } from "../../../parts/MenuButton";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { useBackUp } from "../../../parts/useBackUp";
import type { Day, DaySeries, DayView, Problem } from "../../../platform";
import { nextWork } from "../../../work";
import { DayStandings } from "../DayStandings";
import { BestOfDay } from "./BestOfDay";
import { Item } from "./Item";
import { type Deeds, keepDeeds, keptDeeds, timeNow } from "./keptDeeds";
import "./close.css";

interface Props {
  day: Day;
  series: DaySeries;
  view: DayView;
  onSheets: () => void;
  /** To the seats of another round. */
  onDraw: () => void;
}

/** So many missing tables are named. */
const mostNamed = 3;

/** 締め: what is left once the last sheet is in. */
export function Close({ day, series, view, onSheets, onDraw }: Props) {
  const { platform, club, text, say, go } = useFrame();
  const words = text.close;
  const file = club?.file ?? "";
  const [deeds, setDeeds] = useState(() => keptDeeds(file, day.iso, series.id));
  const [notPrinted, setNotPrinted] = useState<Problem | null>(null);
  const backing = useBackUp();
  const failed = notPrinted ?? backing.problem ?? backing.secondProblem;
  const backups = useRead(["backups"], () => platform.backups()).value;
  const months = useRead(["plannedMonths", day.iso], () => platform.plannedMonths(day.iso)).value;
  const second = backups?.second ?? null;
  const missing = view.tables.filter(({ state }) => state === "missing");
  const entered = view.tables.length - missing.length;
  const isAllIn = entered > 0 && missing.length === 0;
  const left = [isAllIn, deeds.printed !== null, deeds.backedUp !== null].filter((done) => !done);
  const next = months?.months
    .flatMap(({ meetings }) => meetings)
    .find((meeting) => meeting.isHeld && meeting.day.iso > day.iso);

  function did(given: Partial<Deeds>) {
    const now = { ...deeds, ...given };
    setDeeds(now);
    keepDeeds(file, day.iso, series.id, now);
  }

  async function print() {
    setNotPrinted(null);
    backing.clear();
    const document = { kind: "session", day: day.iso, series: series.id } as const;
    const paper = { large: false, honorific: "sama" } as const;
    const answer = await platform.openReport(document, paper, nextWork("preview"));
    if (answer.ok) {
      did({ printed: timeNow() });
      say(words.opened);
    } else {
      setNotPrinted(answer.problem);
    }
  }

  async function backUp() {
    setNotPrinted(null);
    const answer = await backing.backUp();
    if (answer?.ok) {
      did({ backedUp: timeNow() });
    }
  }

  return (
    <div className="closing" data-help="today.close">
      <section className="pane" aria-label={words.heading}>
        <header>
          <h2>{isAllIn ? words.thanks : words.heading}</h2>
          <span className="quiet small grow">{words.left(left.length)}</span>
          {view.competition === null && (
            <button type="button" className="b low" onClick={onDraw}>
              <Plus className="i" />
              {words.again}
            </button>
          )}
        </header>
        <BestOfDay day={day} series={series} view={view} />
        {failed && <ProblemMessage problem={failed} />}
        <div className="fill">
          <ol className="todo">
            <Item
              isDone={isAllIn}
              name={sheetsName(words, view.tables.length, missing.length)}
              says={
                missing.length > 0
                  ? words.missingAt(
                      missing.slice(0, mostNamed).map(({ round, table }) => words.at(round, table)),
                      Math.max(missing.length - mostNamed, 0),
                    )
                  : words.sheetsIn(entered)
              }
            >
              <button
                type="button"
                className={isAllIn ? "b low" : "b main-act low"}
                onClick={onSheets}
              >
                {isAllIn ? words.lookAgain : words.enter}
              </button>
            </Item>
            <Item
              name={words.adjustments}
              says={words.adjustmentsMeans}
              icon={<Plus className="i" />}
            >
              {view.standings.length > 0 && (
                <MenuButton
                  items={view.standings.map(({ person, name }) => ({
                    key: String(person),
                    words: name,
                    onPress: () => go("members", person),
                  }))}
                >
                  {words.adjust}
                </MenuButton>
              )}
            </Item>
            <Item
              isDone={deeds.printed !== null}
              name={words.paper}
              says={deeds.printed === null ? words.paperMeans : words.paperDone(deeds.printed)}
            >
              <button type="button" className="b low" onClick={() => go("reports")}>
                {words.look}
              </button>
              <button
                type="button"
                className={isAllIn && deeds.printed === null ? "b main-act low" : "b low"}
                data-first-field
                // biome-ignore lint/a11y/noAutofocus: the step is opened to do this.
                autoFocus
                onClick={() => void print()}
              >
                <Printer className="i" />
                {words.print}
                <span className="key" aria-hidden="true">
                  Enter
                </span>
              </button>
            </Item>
            <Item
              isDone={deeds.backedUp !== null}
              name={words.backup}
              says={
                deeds.backedUp !== null
                  ? words.backupDone(deeds.backedUp)
                  : second === null
                    ? words.noSecond
                    : words.second(second.folder, second.isThere)
              }
            >
              <button
                type="button"
                className="b low"
                aria-disabled={backing.running || undefined}
                onClick={() => void backUp()}
              >
                <Save className="i" />
                {words.backUp}
              </button>
            </Item>
            <Item
              icon={<CalendarDays className="i" />}
              name={
                next === undefined
                  ? words.noNext
                  : words.next(next.day.shown, next.day.weekday, next.seriesName)
              }
              says={
                next &&
                [next.details.venue, words.hours(next.details.begins, next.details.ends)]
                  .filter(Boolean)
                  .join("　")
              }
            >
              <button type="button" className="b low" onClick={() => go("schedule")}>
                {words.schedule}
              </button>
            </Item>
          </ol>
        </div>
      </section>
      <DayStandings day={view} seated={[]} />
    </div>
  );
}

function sheetsName(
  words: { sheetsNone: string; sheetsAll: string; sheetsMissing: (count: number) => string },
  tables: number,
  missing: number,
): string {
  if (tables === 0) {
    return words.sheetsNone;
  }
  return missing === 0 ? words.sheetsAll : words.sheetsMissing(missing);
}
