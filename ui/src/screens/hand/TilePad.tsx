import { Delete } from "lucide-react";
import { memo } from "react";
import { useText } from "../../frame/context";
import { Switch } from "../../parts/Switch";
import { Tile } from "../../parts/tiles/Tile";
import type { HandRules } from "../../platform";
import { type Asked, type Target, targets, withoutLast, withTile } from "./asked";

interface Props {
  asked: Asked;
  rules: HandRules | undefined;
  target: Target;
  onTarget: (target: Target) => void;
  onChange: (asked: Asked) => void;
}

const suits = ["m", "p", "s"] as const;
const numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Winds and dragons stand at the end of a suit's row. */
const beside = { m: ["1z", "2z", "3z", "4z"], p: ["5z", "6z", "7z"], s: [] };

/** All tiles, to be pressed, and where they go. No key that is typed draws them anew. */
export const TilePad = memo(({ asked, rules, target, onTarget, onChange }: Props) => {
  const { handValue: words } = useText();
  const isThree = rules?.players === 3;
  const shown = targets.filter(
    (one) => !(one === "chi" && isThree) && !(one === "ura" && rules?.ura === false),
  );
  const rows = suits.map((suit) => [
    [...numbers, ...(rules?.reds ? ["0"] : [])]
      .filter((number) => !(isThree && suit === "m" && number !== "1" && number !== "9"))
      .map((number) => number + suit),
    beside[suit],
  ]);
  return (
    <section className="tile-pad" aria-label={words.pad}>
      <div className="pad-head">
        <Switch
          label={words.target}
          choices={shown.map((one) => [one, words.targets[one]])}
          chosen={target}
          onChoose={onTarget}
        />
        <button
          type="button"
          className="b low"
          onClick={() => onChange(withoutLast(asked, target))}
        >
          <Delete className="i" />
          {words.oneBack}
        </button>
      </div>
      {rows.map((row) => (
        <div key={row.join()} className="pad-row">
          {row.map((part) => (
            <span key={part.join()}>
              {part.map((tile) => (
                <button
                  key={tile}
                  type="button"
                  aria-label={words.tile(tile)}
                  onClick={() => onChange(withTile(asked, target, tile))}
                >
                  <Tile tile={tile} />
                </button>
              ))}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
});
