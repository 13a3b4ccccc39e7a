import { useId } from "react";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { DayRules, Sheet } from "../../platform";
import { keepFillLast, keepUnit, scoreUnits } from "./sheet";

interface Props {
  sheet: Sheet;
  rules: readonly DayRules[];
  winds: readonly string[];
  /** A saved sheet's scores are shown in one unit from the first. */
  isSaved: boolean;
  onChange: (change: Partial<Sheet>) => void;
}

/** What stands above the seats: the place, and how this computer's sheets are typed. */
export function SheetHead({ sheet, rules, winds, isSaved, onChange }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const fill = useId();
  const chosen = rules.find(({ id }) => id === sheet.rules);
  return (
    <>
      <div className="sheet-head">
        <div data-field={JSON.stringify({ row: "head", field: "round" })}>
          <NumberBox
            label={words.round}
            unit="count"
            value={sheet.round}
            onChange={(round) => round !== null && onChange({ round })}
          />
        </div>
        <div data-field={JSON.stringify({ row: "head", field: "table" })}>
          <TextBox
            label={words.table}
            width={4}
            value={sheet.table}
            normalise={normalised}
            onChange={(table) => onChange({ table })}
          />
        </div>
        {chosen?.asksLastDealer && (
          <Choice
            label={words.lastDealer}
            hint={text.sheet.lastDealerHint}
            value={sheet.lastDealer}
            options={winds.map((wind) => [wind, wind])}
            onChange={(lastDealer) => onChange({ lastDealer })}
          />
        )}
      </div>
      <details>
        <summary>{text.sheet.settings(chosen?.name ?? "", words.units[sheet.unit])}</summary>
        <div className="sheet-head">
          <Choice
            label={words.rules}
            value={String(sheet.rules)}
            options={rules.map(({ id, name }) => [String(id), name])}
            onChange={(id) => {
              const next = rules.find((one) => String(one.id) === id);
              if (next !== undefined) {
                onChange({ rules: next.id, lastDealer: [...next.winds].at(-1) ?? "北" });
              }
            }}
          />
          {!isSaved && (
            <Choice
              label={words.unit}
              hint={text.sheet.unitHint}
              value={sheet.unit}
              options={scoreUnits.map((unit) => [unit, words.units[unit]])}
              onChange={(given) => {
                const unit = scoreUnits.find((one) => one === given);
                if (unit !== undefined) {
                  keepUnit(unit);
                  onChange({ unit });
                }
              }}
            />
          )}
          {!isSaved && (
            <div className="sheet-setting">
              <label htmlFor={fill}>
                <input
                  id={fill}
                  type="checkbox"
                  checked={sheet.fillLast}
                  aria-describedby={`${fill}-hint`}
                  onChange={(event) => {
                    keepFillLast(event.target.checked);
                    onChange({ fillLast: event.target.checked });
                  }}
                />
                {text.sheet.fillLast}
              </label>
              <p className="hint" id={`${fill}-hint`}>
                {text.sheet.fillLastHint}
              </p>
            </div>
          )}
        </div>
      </details>
    </>
  );
}
