import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { DayRules, Sheet } from "../../platform";
import { keepUnit, scoreUnits } from "./sheet";

interface Props {
  sheet: Sheet;
  rules: readonly DayRules[];
  winds: readonly string[];
  /** A saved sheet's scores are in points already. */
  isSaved: boolean;
  onChange: (change: Partial<Sheet>) => void;
  onChombo: (place: number, chombo: string) => void;
}

/** What stands above the seats: the place, and what only some sheets need. */
export function SheetHead({ sheet, rules, winds, isSaved, onChange, onChombo }: Props) {
  const words = useText().today;
  const chosen = rules.find(({ id }) => id === sheet.rules);
  return (
    <>
      <div className="sheet-head">
        <NumberBox
          label={words.round}
          unit="count"
          value={sheet.round}
          onChange={(round) => round !== null && onChange({ round })}
        />
        <TextBox
          label={words.table}
          width={4}
          value={sheet.table}
          normalise={normalised}
          onChange={(table) => onChange({ table })}
        />
        {chosen?.asks_last_dealer && (
          <Choice
            label={words.lastDealer}
            value={sheet.last_dealer}
            options={winds.map((wind) => [wind, wind])}
            onChange={(last_dealer) => onChange({ last_dealer })}
          />
        )}
      </div>
      <details open={sheet.sticks !== "" || sheet.seats.some(({ chombo }) => chombo !== "")}>
        <summary>{words.extras(chosen?.name ?? "", words.units[sheet.unit])}</summary>
        <div className="sheet-head">
          <Choice
            label={words.rules}
            value={String(sheet.rules)}
            options={rules.map(({ id, name }) => [String(id), name])}
            onChange={(id) => {
              const next = rules.find((one) => String(one.id) === id);
              if (next !== undefined) {
                onChange({ rules: next.id, last_dealer: [...next.winds].at(-1) ?? "北" });
              }
            }}
          />
          {!isSaved && (
            <Choice
              label={words.unit}
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
          <TextBox
            label={words.sticks}
            width={3}
            unit={words.sticksUnit}
            value={sheet.sticks}
            normalise={normalised}
            onChange={(sticks) => onChange({ sticks })}
          />
          {winds.map((wind, place) => (
            <TextBox
              key={wind}
              label={words.chombo(wind)}
              width={3}
              unit={words.chomboUnit}
              value={sheet.seats[place]?.chombo ?? ""}
              normalise={normalised}
              onChange={(chombo) => onChombo(place, chombo)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
