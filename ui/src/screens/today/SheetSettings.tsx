import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import { Button, DialogTrigger } from "react-aria-components";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { DialogPopover } from "../../parts/DialogPopover";
import type { DayRules, ScoreUnit, Sheet } from "../../platform";
import { keepFillLast, keepUnit, scoreUnits } from "./sheet";

interface Props {
  /** By which it is settled now. */
  chosen: DayRules | undefined;
  unit: ScoreUnit;
  fillLast: boolean;
  /** All that can be chosen. */
  rules: readonly DayRules[];
  /** A saved sheet's scores are shown in one unit from the first. */
  isSaved: boolean;
  onChange: (change: Partial<Sheet>) => void;
}

/** By which rules the sheet is settled, and in what its scores are typed: one pick. */
export const SheetSettings = memo((props: Props) => {
  const { chosen, unit, fillLast, rules, isSaved, onChange } = props;
  const { text } = useFrame();
  const words = text.today;
  const fill = useId();
  return (
    <DialogTrigger>
      <Button className="pick">
        <span className="rules">{chosen?.name ?? ""}</span>・{words.signs[unit]}
        <ChevronDown className="i" />
      </Button>
      <DialogPopover className="sheet-settings" label={text.sheet.settings}>
        <Choice
          label={words.rules}
          value={String(chosen?.id)}
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
            value={unit}
            options={scoreUnits.map((one) => [one, words.units[one]])}
            onChange={(given) => {
              const next = scoreUnits.find((one) => one === given);
              if (next !== undefined) {
                keepUnit(next);
                onChange({ unit: next });
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
                checked={fillLast}
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
});
