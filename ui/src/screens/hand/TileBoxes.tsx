import { useFrame } from "../../frame/context";
import { TextBox } from "../../parts/TextBox";
import type { HandBox, HandRefusal, HandRules } from "../../platform";
import { type Asked, type TileBox, typedIn, withTyped } from "./asked";

interface Props {
  asked: Asked;
  rules: HandRules | undefined;
  refusal: HandRefusal | null;
  onChange: (asked: Asked) => void;
  onType: (asked: Asked) => void;
}

const boxes: readonly (readonly [TileBox, HandBox, number])[] = [
  ["tiles", "tiles", 22],
  ["win", "win", 6],
  ["melds", "melds", 15],
  ["dora", "dora", 7],
  ["ura", "ura", 7],
];

/** The tiles as they are typed, and beside each box what is wrong with it. */
export function TileBoxes({ asked, rules, refusal, onChange, onType }: Props) {
  const { text, view } = useFrame();
  const words = text.handValue;
  return (
    <div className="tile-boxes">
      {boxes
        .filter(([box]) => box !== "ura" || rules?.ura !== false)
        .map(([box, field, width]) => (
          <div key={box} className={`tile-box ${box}`}>
            <TextBox
              label={words.boxes[box]}
              width={width}
              autoFocus={box === "tiles"}
              placeholder={words.examples[box]}
              value={typedIn(asked, box)}
              normalise={(typed) => typed.trim()}
              problem={
                refusal?.field === field && !isUnfinished(refusal)
                  ? refusal.words[view.language]
                  : null
              }
              onType={(typed) => onType(withTyped(asked, box, typed))}
              onChange={(typed) => onChange(withTyped(asked, box, typed))}
            />
          </div>
        ))}
    </div>
  );
}

/** Tiles are missing still: nothing is wrong. */
export function isUnfinished(refusal: HandRefusal): boolean {
  return refusal.kind === "count" && refusal.field === "tiles";
}
