import { useState } from "react";
import { useText } from "../../../frame/context";
import { Check } from "../../../parts/Check";
import { NumberBox } from "../../../parts/NumberBox";
import { TextBox } from "../../../parts/TextBox";
import { normalised } from "../../../parts/typed";
import type { CompetitionSettled } from "../../../platform";

interface Props {
  settled: CompetitionSettled;
  onChange: (part: Partial<CompetitionSettled>) => void;
}

/** What is given at the end, and what lateness and offences cost. */
export function PrizeBoxes({ settled, onChange }: Props) {
  const text = useText();
  const words = text.competition;
  const { late } = settled;
  const [unread, setUnread] = useState<string | null>(null);

  function readPicks(typed: string) {
    const parts = normalised(typed)
      .split(/[\s,、，]+/)
      .filter(Boolean);
    const isRead = parts.every((part) => /^[1-9]\d{0,3}$/.test(part));
    setUnread(isRead ? null : typed);
    if (isRead) {
      onChange({ picks: parts.map(Number) });
    }
  }

  return (
    <>
      <NumberBox
        label={words.latePerMinute}
        hint={words.lateHint}
        unit="points"
        value={late?.per_minute ?? null}
        onChange={(per_minute) =>
          onChange({
            late:
              per_minute === null ? null : { per_minute, costs_booby: late?.costs_booby ?? false },
          })
        }
      />
      {late !== null && (
        <Check
          label={words.lateCostsBooby}
          value={late.costs_booby ?? false}
          onChange={(costs_booby) => onChange({ late: { ...late, costs_booby } })}
        />
      )}
      <NumberBox
        label={words.offences}
        hint={words.offencesHint}
        unit="count"
        unitName={words.times_unit}
        value={settled.offences}
        onChange={(offences) => onChange({ offences })}
      />
      <TextBox
        label={words.picks}
        hint={words.picksHint}
        width={12}
        value={unread ?? settled.picks.join(" ")}
        problem={unread === null ? null : text.parts.notANumber(unread, "count")}
        onChange={readPicks}
      />
      <Check label={words.booby} value={settled.booby} onChange={(booby) => onChange({ booby })} />
      <Check
        label={words.keepsakes}
        value={settled.keepsakes}
        onChange={(keepsakes) => onChange({ keepsakes })}
      />
      <NumberBox
        label={words.certificates}
        unit="count"
        unitName={words.rank_unit}
        value={settled.certificates}
        onChange={(certificates) => onChange({ certificates: certificates ?? 0 })}
      />
    </>
  );
}
