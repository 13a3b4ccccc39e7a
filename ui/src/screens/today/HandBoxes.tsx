import { Calculator } from "lucide-react";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { focusOn } from "../../parts/nextField";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { HandPreview, SheetHand } from "../../platform";
import { HandParts } from "./HandParts";
import { handInWords } from "./handInWords";
import { isBlank, keepDetails, showsDetails } from "./sheet";

interface Props {
  /** Of its line; the first is 0. */
  place: number;
  /** Nothing is typed in it yet that could be taken out. */
  isNew: boolean;
  hand: SheetHand;
  preview: HandPreview | undefined;
  winds: readonly string[];
  names: readonly (string | null)[];
  onChange: (place: number, given: Partial<SheetHand>) => void;
  onType: (place: number, given: Partial<SheetHand>) => void;
  /** Enter at the last box, or at the first with nothing typed in any. */
  onFinish: () => void;
  /** Goes to where its tiles are reckoned. */
  onReckon: (place: number) => void;
  /** Takes the line out. */
  onRemove: (place: number) => void;
}

const details = ["honba", "han", "fu", "yaku", "note", "tiles"] as const;
const plain = new Set<keyof SheetHand>(["yaku", "note", "tiles"]);
const widths: Partial<Record<keyof SheetHand, number>> = { hand: 4, yaku: 12, note: 12, tiles: 16 };

/** The boxes of one hand: three keys with Enter after each, and more only if wanted. */
export const HandBoxes = memo((props: Props) => {
  const { place, isNew, hand, preview, winds, names } = props;
  const { onChange, onType, onFinish, onReckon, onRemove } = props;
  const { text } = useFrame();
  const words = text.hands;
  const [wanted, setWanted] = useState(showsDetails);
  const boxes = useRef<HTMLFieldSetElement>(null);
  const [missing, setMissing] = useState<"winner" | "level" | null>(null);
  const showsAll = wanted || details.some((field) => hand[field] !== "");
  function box(field: keyof SheetHand, onEnter?: () => void) {
    const fault = preview?.faults.find((one) =>
      one.kind === "unreadable"
        ? one.field === field
        : field === (one.kind === "own_discard" ? "loser" : "level"),
    );
    const own = missing === field ? words.missing[missing] : null;
    return (
      <div key={field} data-hand={field}>
        <TextBox
          label={words.fields[field]}
          width={widths[field] ?? 3}
          value={hand[field]}
          normalise={plain.has(field) ? (typed) => typed.trim() : normalised}
          problem={own ?? (fault ? words.fault(fault) : null)}
          onType={(typed) => onType(place, { [field]: typed })}
          onChange={(typed) => {
            setMissing(null);
            onChange(place, { [field]: typed });
          }}
          {...(onEnter && { onEnter })}
          {...(field === "loser" && { placeholder: words.emptyIsTsumo })}
        />
      </div>
    );
  }

  function focus(field: keyof SheetHand) {
    const found = boxes.current?.querySelector<HTMLElement>(`[data-hand="${field}"] input`);
    if (found) {
      focusOn(found);
    }
  }

  function finish() {
    const empty = hand.winner === "" ? "winner" : hand.level === "" ? "level" : null;
    if (empty === null || isBlank(hand)) {
      onFinish();
    } else {
      setMissing(empty);
      focus(empty);
    }
  }

  function showDetails(shown: boolean) {
    keepDetails(shown);
    setWanted(shown);
  }

  function pressed(event: KeyboardEvent) {
    if (event.key === "F7" && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      showDetails(!wanted);
    }
  }

  // After the boxes that it folds away, so that Tab goes through them first.
  const fold = (
    <button
      type="button"
      className="b plain low"
      aria-keyshortcuts="F7"
      aria-expanded={showsAll}
      onClick={() => showDetails(!wanted)}
    >
      {showsAll ? words.less : words.more}
      <span className="key" aria-hidden="true">
        F7
      </span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <fieldset
      ref={boxes}
      className="hand-boxes"
      aria-label={words.line(place + 1)}
      onKeyDown={pressed}
    >
      <div className="hand entry">
        {box("hand")}
        {box("winner", () => (isBlank(hand) ? onFinish() : focus("loser")))}
        {box("loser")}
        {box("level", showsAll ? () => focus("honba") : finish)}
        {!showsAll && fold}
      </div>
      {showsAll && (
        <div className="hand entry details">
          {details.map((field) => box(field, field === "tiles" ? finish : undefined))}
        </div>
      )}
      <div className="hand-worth">
        <p role="status">
          <HandParts of={preview ? handInWords(text, preview, winds, names) : []} />
        </p>
        {showsAll && fold}
        <button type="button" className="b plain low" onClick={() => onReckon(place)}>
          <Calculator className="i" />
          {text.handValue.fromTiles}
        </button>
        {!isNew && (
          <button
            type="button"
            className="b plain low"
            aria-label={words.removeLine(place + 1)}
            onClick={() => onRemove(place)}
          >
            {words.remove}
          </button>
        )}
      </div>
    </fieldset>
  );
});
