import { useText } from "../../../frame/context";
import { Check } from "../../../parts/Check";
import { NumberBox } from "../../../parts/NumberBox";
import type { Asked, CompetitionSettled, Problem } from "../../../platform";
import { MomentBoxes } from "./MomentBoxes";
import { StaffBoxes } from "./StaffBoxes";

const everythingAsked: readonly Asked[] = ["guardian_consent", "age", "fee", "ticket"];

interface Props {
  settled: CompetitionSettled;
  problem: Problem | null;
  onChange: (part: Partial<CompetitionSettled>) => void;
}

/** How many can enter, until when, and what is asked of them. */
export function EntryRulesBoxes({ settled, problem, onChange }: Props) {
  const words = useText().competition;
  return (
    <>
      <NumberBox
        label={words.capacity}
        hint={words.capacityHint}
        unit="count"
        unitName={words.people_unit}
        value={settled.capacity}
        onChange={(capacity) => onChange({ capacity })}
      />
      <NumberBox
        label={words.minimum}
        hint={words.minimumHint}
        unit="count"
        unitName={words.people_unit}
        value={settled.minimum}
        onChange={(minimum) => onChange({ minimum: minimum ?? 0 })}
      />
      <StaffBoxes staff={settled.staff} onChange={(staff) => onChange({ staff })} />
      <Check
        label={words.wholeTables}
        value={settled.wholeTables}
        onChange={(wholeTables) => onChange({ wholeTables })}
      />
      <fieldset className="ticks" aria-label={words.asks}>
        <span className="label">{words.asks}</span>
        {everythingAsked.map((one) => (
          <Check
            key={one}
            label={words.asked[one]}
            value={settled.asks.includes(one)}
            onChange={(is) =>
              onChange({
                asks: everythingAsked.filter((other) =>
                  other === one ? is : settled.asks.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <MomentBoxes
        label={words.opens}
        value={settled.opens}
        problem={problem}
        onChange={(opens) => onChange({ opens })}
      />
      <MomentBoxes
        label={words.closes}
        value={settled.closes}
        problem={problem}
        onChange={(closes) => onChange({ closes })}
      />
    </>
  );
}
