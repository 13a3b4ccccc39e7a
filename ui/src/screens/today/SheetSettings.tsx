import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Button, DialogTrigger } from "react-aria-components";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DialogPopover } from "../../parts/DialogPopover";
import type { DayRules, Sheet } from "../../platform";
import { keepFillLast, keepUnit, scoreUnits } from "./sheet";

interface Props {
  sheet: Sheet;
  rules: readonly DayRules[];
  /** A saved sheet's scores are shown in one unit from the first. */
  isSaved: boolean;
  onChange: (change: Partial<Sheet>) => void;
}

/** By which rules the sheet is settled, and in what its scores are typed: one pick. */
export function SheetSettings({ sheet, rules, isSaved, onChange }: Props) {
  const { text } = useFrame();
  const words = text.today;
  const fill = useId();
  const chosen = rules.find(({ id }) => id === sheet.rules);
  return (
    <DialogTrigger>
      <Button className="pick">
        <span className="rules">{chosen?.name ?? ""}</span>・{words.signs[sheet.unit]}
        <ChevronDown className="i" />
      </Button>
      <DialogPopover className="sheet-settings" label={text.sheet.settings}>
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
        {chosen && (
          <p className="hint">
            {text.sheet.sticksGo(chosen.depositToTop)} {text.sheet.chomboCosts(chosen.chombo)}
          </p>
        )}
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
      </DialogPopover>
    </DialogTrigger>
  );
}
