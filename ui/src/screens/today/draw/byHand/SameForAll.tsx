import { useFrame } from "../../../../frame/context";
import { Check } from "../../../../parts/Check";
import { NumberBox } from "../../../../parts/NumberBox";
import type { SameFor } from "../../../../platform";

interface Props {
  round: number;
  /** The last round that there is to be, as far as anybody knows. */
  planned: number;
  same: SameFor;
  onChange: (same: SameFor) => void;
}

/** Whether the same people stay together for the rest of the evening, and in which seats. */
export function SameForAll({ round, planned, same, onChange }: Props) {
  const words = useFrame().text.draw.byHand;
  const isForAll = same.last > round;
  return (
    <section className="draw-part hand-same fields">
      <Check
        label={words.forAll}
        value={isForAll}
        onChange={(all) => onChange({ ...same, last: all ? Math.max(planned, round + 1) : round })}
      />
      {isForAll && (
        <>
          <NumberBox
            label={words.through}
            unit="count"
            unitName={words.rounds}
            value={same.last}
            onChange={(last) =>
              last !== null && last >= round && last <= 99 && onChange({ ...same, last })
            }
          />
          <Check
            label={words.turn}
            value={same.winds === "turn"}
            onChange={(turn) => onChange({ ...same, winds: turn ? "turn" : "as_typed" })}
          />
        </>
      )}
    </section>
  );
}
