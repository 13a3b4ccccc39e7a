import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { focusOn } from "../../parts/nextField";
import type { HandPreview, MemberChoice, SheetHand } from "../../platform";
import { HandBoxes } from "./HandBoxes";
import { HandLine } from "./HandLine";
import { blankHand, type Change, handFields, isBlank, withHand, withoutHand } from "./sheet";

interface Props {
  hands: readonly SheetHand[];
  previews: readonly HandPreview[];
  winds: readonly string[];
  people: readonly (MemberChoice | null)[];
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
  /** Enter on a line in which nothing is typed: there are no more hands. */
  onDone: () => void;
}

/** Hands of mangan and better, a line each: who won, from whom, how high. */
export function HandLines({ hands, previews, winds, people, onChange, onType, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.hands;
  const [open, setOpen] = useState(false);
  // The line whose boxes are shown, if any are; the one after the last is a new one.
  const [chosen, setLine] = useState<number | null>(null);
  const [before, setBefore] = useState<SheetHand>(blankHand);
  const [focused, setFocused] = useState(0);
  const section = useRef<HTMLElement>(null);
  const isOpen = open || hands.length > 0;
  const names = winds.map((_, place) => people[place]?.name ?? null);

  // There may be fewer lines than before: they were thrown away or taken back.
  const line = chosen === null ? null : Math.min(chosen, hands.length);

  useEffect(() => {
    if (focused > 0) {
      const winner = section.current?.querySelector<HTMLElement>(".hand-boxes input");
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

  // From anywhere in the sheet.
  const begin = useRef(() => goTo(hands.length));
  begin.current = () => goTo(hands.length);
  useEffect(() => {
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

  function finish() {
    const typed = line === null ? undefined : hands[line];
    if (typed === undefined || isBlank(typed)) {
      onDone();
    } else {
      goTo(hands.length);
    }
  }

  function remove(gone: number) {
    onChange(withoutHand(gone));
    say(words.removed(gone + 1));
    setLine(hands.length - 1);
    setBefore(blankHand);
    setFocused((count) => count + 1);
  }

  /** Esc where the box itself has nothing to take back: the field, and then the line, as it was. */
  function pressed(event: KeyboardEvent) {
    const typed = line === null ? undefined : hands[line];
    if (isComposing(event.nativeEvent) || event.key !== "Escape") {
      return;
    }
    if (line === null || typed === undefined) {
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

  if (!isOpen) {
    return (
      <section ref={section} className="hands">
        <button type="button" aria-keyshortcuts="F6" onClick={() => goTo(0)}>
          {words.begin}
        </button>
      </section>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section ref={section} className="hands" aria-label={words.heading} onKeyDown={pressed}>
      <h4>{words.heading}</h4>
      <ol>
        {[...hands, ...(line === hands.length ? [blankHand] : [])].map((hand, place) => (
          // Lines have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
          <li key={place}>
            {place === line ? (
              <HandBoxes
                line={place + 1}
                hand={hand}
                preview={previews[place]}
                winds={winds}
                names={names}
                onChange={(given) => onChange(withHand(place, given))}
                onType={(given) => onType(withHand(place, given))}
                onFinish={finish}
              />
            ) : (
              <HandLine
                line={place + 1}
                hand={hand}
                preview={previews[place]}
                winds={winds}
                names={names}
                onCorrect={() => goTo(place)}
                onRemove={() => remove(place)}
              />
            )}
          </li>
        ))}
      </ol>
      {line !== hands.length && (
        <button type="button" aria-keyshortcuts="F6" onClick={() => goTo(hands.length)}>
          {words.another}
        </button>
      )}
      {line !== null && <p className="hint">{words.keys(winds)}</p>}
    </section>
  );
}
