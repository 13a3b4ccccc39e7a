import { Calculator } from "lucide-react";
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
  /** Goes to where its tiles are reckoned. */
  onReckon: () => void;
  onCorrect: () => void;
}

/** A hand that was typed, in words, to be corrected or taken out. */
export function HandLine({ line, hand, preview, winds, names, onReckon, onCorrect }: Props) {
  const { text } = useFrame();
  const words = text.hands;
  const typed = [hand.winner, hand.loser, hand.level].filter(Boolean);
  const said = preview ? handInWords(text, preview, winds, names) : [];
  const [winner = "", how = "", high = "", worth = ""] = said.length > 0 ? said : typed;
  const more = [hand.yaku, hand.note].filter(Boolean);
  const counted = [hand.han && words.han(hand.han), hand.fu && words.fu(hand.fu)];
  return (
    <div className="hand hand-line">
      <span>
        {preview?.hand ?? hand.hand} {hand.honba && words.honba(hand.honba)}
      </span>
      <strong>{winner}</strong>
      <span className="quiet">{how}</span>
      <span>
        {high} <small className="quiet tiny">{counted.filter(Boolean).join(" ")}</small>
      </span>
      <span className="fig r">{worth}</span>
      <button
        type="button"
        className="b plain low"
        aria-label={words.correctLine(line)}
        onClick={onCorrect}
      >
        {words.correct}
      </button>
      {more.length > 0 && (
        <p className="besides">
          <HandParts of={more} />
        </p>
      )}
      {hand.tiles !== "" && (
        <p className="besides">
          <button type="button" className="b plain low" onClick={onReckon}>
            <Calculator className="i" />
            {hand.tiles}
          </button>
        </p>
      )}
      {preview?.faults.map((fault) => (
        <p key={words.fault(fault)} className="besides field-problem">
          {words.fault(fault)}
        </p>
      ))}
    </div>
  );
}
