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
import { blankSheet, inHand, isSame, kept as keptSettings } from "./sheet";

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

  const next = { day, series, ...view.next, hanchan: null };
  const place: DraftPlace =
    opened !== null
      ? { day, series, round: opened.round, table: opened.table, hanchan: opened.hanchan }
      : (typing ?? next);
  const table = view.tables.find((one) => one.round === place.round && one.table === place.table);
  const draft = draftOf(kept, place);
  const others = kept.filter((one) => !isSame(one.draft.place, place));

  function onTyped(typed: Parameters<typeof drafts.keep>[1] | null) {
    if (typed !== null) {
      drafts.keep(place, typed);
      setTyping(place);
    } else if (draft !== undefined) {
      void drafts.forget(draft.draft);
    }
  }

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

  const key = `${JSON.stringify(place)} ${sheets}`;
  const restored = draft && inHand(draft.draft.sheet, draft.people);
  const newest = choices.rule_sets.filter((rules) => rules.newest);
  // Three who were drawn play by rules for three, and a competition by its own.
  const seated = table?.people ?? [];
  const fitting = newest.filter(
    ({ winds }) => table === undefined || winds.length === seated.length,
  );
  const usual = table?.rules ?? choices.usual_rules;
  const blank = blankSheet(day, series, keptSettings(fitting, usual), place);
  return (
    <>
      {drafts.problem && <ProblemMessage problem={drafts.problem} />}
      {place.hanchan !== null ? (
        <SavedSheetForm
          key={key}
          id={place.hanchan}
          rules={choices.rule_sets}
          tables={view.tables}
          first={view.first}
          restored={restored ?? null}
          onTyped={onTyped}
          onDone={() => done([])}
          onBack={leave}
        />
      ) : table?.state === "set_aside" ? (
        <section className="panel">
          <h3>{text.today.place(place.round, place.table)}</h3>
          <SheetSetAside key={key} place={place} />
          <button type="button" onClick={leave}>
            {text.today.cancel}
          </button>
        </section>
      ) : (
        <>
          <SheetForm
            key={key}
            start={inHand(blank, seated)}
            restored={restored ?? null}
            rules={newest}
            first={view.first}
            lastFour={lastFour}
            onTyped={onTyped}
            onDone={done}
          />
          {table !== undefined && <SheetSetAside key={`aside ${key}`} place={place} />}
        </>
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
