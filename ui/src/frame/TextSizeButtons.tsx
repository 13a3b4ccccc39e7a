import { AArrowDown, AArrowUp } from "lucide-react";
import { neighbouringSize } from "../view";
import { useFrame } from "./context";

/** Smaller and larger text: always in view, because who needs it must not have to search for it. */
export function TextSizeButtons() {
  const { text, view, changeView } = useFrame();
  const words = text.frame;
  const smaller = neighbouringSize(view.textSize, -1);
  const larger = neighbouringSize(view.textSize, 1);
  return (
    <fieldset className="text-size" aria-label={words.settings}>
      {/* Disabled only in what they say: a button that loses the focus loses the person. */}
      <output className="heard-only">{words.textSize(view.textSize)}</output>
      <button
        type="button"
        aria-label={words.smallerText}
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && changeView({ textSize: smaller })}
      >
        <AArrowDown className="i" />
      </button>
      <button
        type="button"
        aria-label={words.largerText}
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && changeView({ textSize: larger })}
      >
        <AArrowUp className="i" />
      </button>
    </fieldset>
  );
}
