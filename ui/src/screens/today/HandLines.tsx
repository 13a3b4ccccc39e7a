import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { type SheetPlace, useFrame } from "../../frame/context";
import { focusOn } from "../../parts/nextField";
import { useSame } from "../../parts/useSame";
import { useSteady } from "../../parts/useSteady";
import type { HandPreview, MemberChoice, RuleSetId, SheetHand } from "../../platform";
import { HandBoxes } from "./HandBoxes";
import { HandLine } from "./HandLine";
import { shortName } from "./names";
import {
  blankHand,
  type Change,
  handFields,
  isBlank,
  isSame,
  withHand,
  withoutHand,
} from "./sheet";

interface Props {
  hands: readonly SheetHand[];
  previews: readonly HandPreview[];
  winds: readonly string[];
  people: readonly (MemberChoice | null)[];
  /** Which sheet it is, and by what rules. */
  place: SheetPlace;
  rules: RuleSetId;
  /** Scores are being typed: hands may follow. */
  isBegun: boolean;
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
  /** Enter on a line in which nothing is typed: there are no more hands. */
  onDone: () => void;
}

/** Hands of mangan and better, a line each: who won, from whom, how high. */
export function HandLines(props: Props) {
  const { hands, previews, winds, people, isBegun, onChange, onType, onDone } = props;
  const { text, say, goToHand, handForSheet, takeHandForSheet } = useFrame();
  const words = text.hands;
  const [open, setOpen] = useState(false);
  // The line whose boxes are shown, if any are; the one after the last is a new one.
  const [chosen, setLine] = useState<number | null>(null);
  const [before, setBefore] = useState<SheetHand>(blankHand);
  const [focused, setFocused] = useState(0);
  const section = useRef<HTMLElement>(null);
  const isOpen = open || isBegun || hands.length > 0;
  const all = people.flatMap((person) => person?.name ?? []);
  const names = useSame(
    winds.map((_, place) => {
      const name = people[place]?.name;
      return name === undefined ? null : shortName(name, all);
    }),
  );

  // There may be fewer lines than before: they were thrown away or taken back.
  const line = Math.min(chosen ?? hands.length, hands.length);

  useLayoutEffect(() => {
    if (focused > 0) {
      const winner = section.current?.querySelector<HTMLElement>(
        '.hand-boxes [data-hand="winner"] input',
      );
      if (winner) {
        focusOn(winner);
      }
    }
  }, [focused]);

  function goTo(next: number) {
    setOpen(true);
    setLine(next);
    setBefore(hands[next] ?? blankHand);
    setFocused((count) => count + 1);
  }

  // What was reckoned from the tiles for this sheet.
  const isForHere =
    handForSheet !== null &&
    (handForSheet.place === null || isSame(handForSheet.place, props.place));
  useEffect(() => {
    if (isForHere && handForSheet !== null) {
      const at = handForSheet.line ?? hands.length;
      takeHandForSheet();
      onChange(withHand(at, handForSheet.given));
      say(text.handValue.written);
      goTo(at);
    }
  });

  /** The tiles of a line are told on a page of their own. */
  const reckon = useSteady((at: number) =>
    goToHand({
      place: props.place,
      line: at,
      hand: hands[at] ?? blankHand,
      rules: props.rules,
    }),
  );

  // From anywhere in the sheet.
  const begin = useRef(() => goTo(hands.length));
  begin.current = () => goTo(hands.length);
  // Before the sheet has the keys: the first one may come at once.
  useLayoutEffect(() => {
    const sheet = section.current?.closest<HTMLElement>(".sheet");
    const pressedInSheet = (event: globalThis.KeyboardEvent) => {
      if (event.key === "F6" && !isComposing(event)) {
        event.preventDefault();
        begin.current();
      }
    };
    sheet?.addEventListener("keydown", pressedInSheet);
    return () => sheet?.removeEventListener("keydown", pressedInSheet);
  }, []);

  const change = useSteady((place: number, given: Partial<SheetHand>) =>
    onChange(withHand(place, given)),
  );
  const type = useSteady((place: number, given: Partial<SheetHand>) =>
    onType(withHand(place, given)),
  );

  const finish = useSteady(() => {
    const typed = hands[line];
    if (typed === undefined || isBlank(typed)) {
      onDone();
    } else {
      goTo(hands.length);
    }
  });

  const remove = useSteady((gone: number) => {
    onChange(withoutHand(gone));
    say(words.removed(gone + 1));
    setLine(null);
    setBefore(blankHand);
    setFocused((count) => count + 1);
  });

  /** Esc where the box itself has nothing to take back: the field, and then the line, as it was. */
  function pressed(event: KeyboardEvent) {
    const typed = hands[line];
    if (isComposing(event.nativeEvent) || event.key !== "Escape") {
      return;
    }
    if (typed === undefined) {
      return;
    }
    event.stopPropagation();
    const at = event.target instanceof Element ? event.target.closest("[data-hand]") : null;
    const field = handFields.find((one) => one === at?.getAttribute("data-hand"));
    const next =
      field !== undefined && typed[field] !== before[field]
        ? { ...typed, [field]: before[field] }
        : before;
    onChange(isBlank(next) ? withoutHand(line) : withHand(line, next));
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section
      ref={section}
      className="hands"
      aria-label={words.heading}
      data-help="today.hands"
      onKeyDown={pressed}
    >
      <h3>
        {words.heading}
        <span className="key" aria-hidden="true">
          F6
        </span>
        <span className="end tiny quiet">{isOpen ? words.seatsAndLevels : words.none}</span>
      </h3>
      {isOpen ? (
        <ol>
          {[...hands, ...(line === hands.length ? [blankHand] : [])].map((hand, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
            <li key={place}>
              {place === line ? (
                <HandBoxes
                  place={place}
                  isNew={place === hands.length}
                  hand={hand}
                  preview={previews[place]}
                  winds={winds}
                  names={names}
                  onChange={change}
                  onType={type}
                  onFinish={finish}
                  onReckon={reckon}
                  onRemove={remove}
                />
              ) : (
                <HandLine
                  line={place + 1}
                  hand={hand}
                  preview={previews[place]}
                  winds={winds}
                  names={names}
                  onReckon={() => reckon(place)}
                  onCorrect={() => goTo(place)}
                />
              )}
            </li>
          ))}
        </ol>
      ) : (
        <SheetKeys />
      )}
      {isOpen && <p className="hint keys">{words.keys(winds)}</p>}
      {line < hands.length - 1 && (
        <button
          type="button"
          className="b plain low"
          aria-keyshortcuts="F6"
          onClick={() => goTo(hands.length)}
        >
          {words.another}
        </button>
      )}
    </section>
  );
}

/** What the keys do, where nothing is typed yet. */
function SheetKeys() {
  const words = useFrame().text.sheet;
  return (
    <dl className="help">
      {words.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <span className="key">{key}</span>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
