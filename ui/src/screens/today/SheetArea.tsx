import { useState } from "react";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayTable,
  DayView,
  DraftPlace,
  DraftSheet,
  MemberChoice,
} from "../../platform";
import { draftOf, useDrafts } from "./drafts";
import { SavedSheetForm } from "./SavedSheetForm";
import { SheetForm } from "./SheetForm";
import { SheetSetAside } from "./SheetSetAside";
import { blankSheet, inHand, kept as keptSettings, type Typed } from "./sheet";
import { ToCompetition } from "./ToCompetition";

interface Props {
  day: Day;
  series: DaySeries;
  choices: DayChoices;
  view: DayView;
  /** The table that the person opened; none is the next sheet. */
  opened: DayTable | null;
  onOpen: (table: DayTable | null) => void;
  /** The half-typed sheet for which this day was opened; none is the one typed last. */
  begun: DraftPlace | null;
  /** Opens another day, for a sheet of it that is half typed. */
  onElsewhere: (draft: DraftSheet) => void;
}

/** The sheet in hand: the one that is half typed, the one that was opened, or the next. */
export function SheetArea(props: Props) {
  const { choices, view, opened, onOpen, begun, onElsewhere } = props;
  const { iso: day } = props.day;
  const { id: series } = props.series;
  const { text } = useFrame();
  const drafts = useDrafts(props.day);
  // The sheet that is half typed stays in hand, whatever else happens to the day meanwhile.
  const [typing, setTyping] = useState<DraftPlace | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  // The four of the sheet that was saved last, for the key that takes them again.
  const [lastFour, setLastFour] = useState<readonly (MemberChoice | null)[]>(
    () => view.tables.filter(({ state }) => state === "entered").at(-1)?.people ?? [],
  );
  const [sheets, setSheets] = useState(0);

  if (drafts.kept === null) {
    return <p role="status">{text.loading}</p>;
  }
  const kept = drafts.kept;
  const ofDay = kept.filter(
    ({ draft: { place: other } }) => other.day === day && other.series === series,
  );
  if (!isBegun) {
    setIsBegun(true);
    setTyping(begun ?? ofDay.at(-1)?.draft.place ?? null);
  }

  const next = view.next && { day, series, ...view.next, hanchan: null };
  const place: DraftPlace | null =
    opened !== null
      ? { day, series, round: opened.round, table: opened.table, hanchan: opened.hanchan }
      : (typing ?? next);
  const draft = place === null ? undefined : draftOf(kept, place);
  const others = kept.filter((one) => one !== draft);

  /** What is saved or deleted is no draft any more. */
  async function done(people: readonly (MemberChoice | null)[]) {
    if (draft !== undefined) {
      await drafts.forget(draft.draft);
    }
    if (people.length > 0) {
      setLastFour(people);
    }
    leave();
  }

  function leave() {
    setTyping(null);
    onOpen(null);
    setSheets(sheets + 1);
  }

  function goOn(to: DraftPlace) {
    setTyping(to);
    onOpen(null);
  }

  function elsewhere({ day: its, draft: { place: there } }: DraftSheet): string {
    const name = choices.series.find(({ id }) => id === there.series)?.name ?? "";
    return text.sheet.elsewhere(its, name, there.round, there.table);
  }

  function sheetAt(at: DraftPlace) {
    const table = view.tables.find((one) => one.round === at.round && one.table === at.table);
    const key = `${JSON.stringify(at)} ${sheets}`;
    const restored = draft && inHand(draft.draft.sheet, draft.people);
    const newest = choices.ruleSets.filter((rules) => rules.newest);
    // Three who were drawn play by rules for three, and a competition by its own.
    const seated = table?.people ?? [];
    const fitting = newest.filter(
      ({ winds }) => table === undefined || winds.length === seated.length,
    );
    const usual = table?.rules ?? choices.usualRules;
    const blank = blankSheet(day, series, keptSettings(fitting, usual), at);
    const onTyped = (typed: Typed | null) => {
      if (typed !== null) {
        drafts.keep(at, typed);
        setTyping(at);
      } else if (draft !== undefined) {
        void drafts.forget(draft.draft);
      }
    };
    const isToday = day === choices.today.iso;
    const marks = isToday ? [] : [text.sheet.ofOtherDay(props.day)];
    return at.hanchan !== null ? (
      <SavedSheetForm
        key={key}
        marks={marks}
        id={at.hanchan}
        rules={choices.ruleSets}
        tables={view.tables}
        first={view.first}
        restored={restored ?? null}
        onTyped={onTyped}
        onDone={() => done([])}
        onBack={leave}
      />
    ) : table?.state === "set_aside" ? (
      <section className="panel">
        <h3>{text.today.place(at.round, at.table)}</h3>
        <SheetSetAside key={key} place={at} />
        <button type="button" onClick={leave}>
          {text.today.cancel}
        </button>
      </section>
    ) : (
      <>
        <SheetForm
          key={key}
          marks={marks}
          start={inHand(blank, seated)}
          restored={restored ?? null}
          rules={newest}
          tables={view.tables}
          first={view.first}
          lastFour={lastFour}
          onTyped={onTyped}
          onDone={done}
        />
        {table !== undefined && <SheetSetAside key={`aside ${key}`} place={at} />}
      </>
    );
  }

  return (
    <>
      {drafts.problem && <ProblemMessage problem={drafts.problem} />}
      {place !== null && sheetAt(place)}
      {place === null && view.competition !== null && (
        <ToCompetition
          id={view.competition}
          name={props.series.name}
          heading={text.sheet.allOfCompetition.heading}
          says={text.sheet.allOfCompetition.says(props.series.name)}
        />
      )}
      {others.length > 0 && (
        <section className="panel">
          <h4>{text.sheet.others}</h4>
          <ul className="sheet-others">
            {others.map((other) => (
              <li key={JSON.stringify(other.draft.place)}>
                {ofDay.includes(other) ? (
                  <button type="button" onClick={() => goOn(other.draft.place)}>
                    {text.sheet.goOn(other.draft.place.round, other.draft.place.table)}
                  </button>
                ) : (
                  <button type="button" onClick={() => onElsewhere(other)}>
                    {elsewhere(other)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
