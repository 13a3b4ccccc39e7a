import { useFrame } from "../../frame/context";
import type { HandPreview, SheetHand } from "../../platform";
import { HandParts } from "./HandParts";
import { handInWords } from "./handInWords";

interface Props {
  line: number;
  hand: SheetHand;
  preview: HandPreview | undefined;
  winds: readonly string[];
  names: readonly (string | null)[];
  onCorrect: () => void;
  onRemove: () => void;
}

/** A hand that was typed, in words, to be corrected or taken out. */
export function HandLine({ line, hand, preview, winds, names, onCorrect, onRemove }: Props) {
  const { text } = useFrame();
  const words = text.hands;
  const typed = [hand.winner, hand.loser, hand.level].filter(Boolean);
  const said = preview ? handInWords(text, preview, winds, names) : [];
  const more = [
    preview?.hand ?? hand.hand,
    hand.honba && words.honba(hand.honba),
    hand.han && words.han(hand.han),
    hand.fu && words.fu(hand.fu),
    hand.yaku,
    hand.note,
  ];
  return (
    <div className="hand-line">
      <p>
        <strong>
          <HandParts of={said.length > 0 ? said : typed} />
        </strong>
        <HandParts of={more.filter(Boolean)} />
      </p>
      {preview?.faults.map((fault) => (
        <p key={words.fault(fault)} className="field-problem">
          {words.fault(fault)}
        </p>
      ))}
      <button type="button" aria-label={words.correctLine(line)} onClick={onCorrect}>
        {words.correct}
      </button>
      <button type="button" aria-label={words.removeLine(line)} onClick={onRemove}>
        {words.remove}
      </button>
    </div>
  );
}
