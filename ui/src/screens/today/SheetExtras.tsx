import { useRef } from "react";
import { useFrame } from "../../frame/context";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { DayRules } from "../../platform";
import { type Change, type Typed, withHead, withSeat } from "./sheet";

interface Props {
  typed: Typed;
  winds: readonly string[];
  rules: DayRules | undefined;
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
}

/** What only some sheets have: riichi sticks left on the table, and chombo. */
export function SheetExtras({ typed, winds, rules, onChange, onType }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const { sheet } = typed;
  // Once used it stays open: a box must not close over the keys that just emptied it.
  const used = useRef(false);
  used.current ||= sheet.sticks !== "" || sheet.seats.some(({ chombo }) => chombo !== "");
  return (
    <details className="sheet-extras" open={used.current}>
      <summary aria-keyshortcuts="F8">{text.sheet.extras}</summary>
      <div className="sheet-head">
        <div data-field={JSON.stringify({ row: "head", field: "sticks" })}>
          <TextBox
            label={words.sticks}
            width={3}
            unit={words.sticksUnit}
            value={sheet.sticks}
            normalise={normalised}
            onType={(sticks) => onType(withHead({ sticks }))}
            onChange={(sticks) => onChange(withHead({ sticks }))}
          />
        </div>
        {winds.map((wind, place) => (
          <div key={wind} data-field={JSON.stringify({ row: "seat", place, field: "chombo" })}>
            <TextBox
              label={words.chombo(wind)}
              width={3}
              unit={words.chomboUnit}
              value={sheet.seats[place]?.chombo ?? ""}
              normalise={normalised}
              onType={(chombo) => onType(withSeat(place, { chombo }))}
              onChange={(chombo) => onChange(withSeat(place, { chombo }))}
            />
          </div>
        ))}
      </div>
      {rules && (
        <p className="hint">
          {text.sheet.sticksGo(rules.depositToTop)} {text.sheet.chomboCosts(rules.chombo)}
        </p>
      )}
    </details>
  );
}
