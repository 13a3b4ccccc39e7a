import { useFrame } from "../../frame/context";
import type {
  DayChoices,
  DayTable,
  DayView,
  DraftPlace,
  DraftSheet,
  MemberChoice,
} from "../../platform";
import { NewSheetForm } from "./NewSheetForm";
import { SavedSheetForm } from "./SavedSheetForm";
import { SheetSetAside } from "./SheetSetAside";
import { blankSheet, inHand, kept as keptSettings, type Typed } from "./sheet";

interface Props {
  place: DraftPlace;
  /** What the day has there. */
  table: DayTable | undefined;
  /** What is half typed there. */
  draft: DraftSheet | undefined;
  choices: DayChoices;
  view: DayView;
  lastFour: readonly (MemberChoice | null)[];
  onTyped: (typed: Typed | null) => void;
  onDone: (people: readonly (MemberChoice | null)[]) => Promise<void>;
  onBack: () => void;
}

/** The sheet of one place: saved and to be corrected, counting for nothing, or new. */
export function SheetInHand(props: Props) {
  const { place, table, draft, choices, view, lastFour, onTyped, onDone, onBack } = props;
  const { text } = useFrame();
  const restored = draft === undefined ? null : inHand(draft.draft.sheet, draft.people);
  const newest = choices.ruleSets.filter((rules) => rules.newest);
  if (place.hanchan !== null) {
    return (
      <SavedSheetForm
        id={place.hanchan}
        rules={choices.ruleSets}
        tables={view.tables}
        first={view.first}
        restored={restored}
        onTyped={onTyped}
        onDone={() => onDone([])}
        onBack={onBack}
      />
    );
  }
  if (table?.state === "set_aside") {
    return (
      <section className="pane sheet-paper">
        <header>
          <h2>{text.today.place(place.round, place.table)}</h2>
        </header>
        <div className="more">
          <SheetSetAside place={place} />
        </div>
        <footer className="acts">
          <button type="button" className="b" onClick={onBack}>
            {text.today.cancel}
          </button>
        </footer>
      </section>
    );
  }
  // Three who were drawn play by rules for three, and a competition by its own.
  const seated = table?.people ?? [];
  const fitting = newest.filter(
    ({ winds }) => table === undefined || winds.length === seated.length,
  );
  const settings = keptSettings(fitting, table?.rules ?? choices.usualRules);
  return (
    <NewSheetForm
      start={inHand(blankSheet(place.day, place.series, settings, place), seated)}
      isDrawn={table !== undefined}
      restored={restored}
      rules={newest}
      tables={view.tables}
      first={view.first}
      lastFour={lastFour}
      onTyped={onTyped}
      onDone={onDone}
    />
  );
}
