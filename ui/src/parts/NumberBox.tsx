import { useState } from "react";
import { useText } from "../frame/context";
import { type BoxProps, TextBox } from "./TextBox";
import { type AmountUnit, amountFrom, normalised, typedAmount } from "./typed";

interface Props extends BoxProps {
  /** Whole points, or the count; null where the box is empty or holds no such number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** `points` 42300, `hundreds` 423, `p` ±12.3, `count` any whole number. */
  unit: AmountUnit;
  /** What is printed beside the box instead of the unit's own name, such as 分. */
  unitName?: string;
}

/** A box for a number, typed in the unit that is printed beside it. */
export function NumberBox({ value, onChange, unit, unitName, ...box }: Props) {
  const text = useText().parts;
  // What is no number stays in the box to be corrected, for as long as no other value comes.
  const [refused, setRefused] = useState<string | null>(null);
  const shown = value === null ? (refused ?? "") : typedAmount(value, unit);
  const own = value === null && refused !== null ? text.notANumber(refused, unit) : null;

  return (
    <TextBox
      {...box}
      width={unit === "count" ? 4 : 7}
      value={shown}
      normalise={normalised}
      unit={unitName ?? text.units[unit]}
      problem={own ?? box.problem ?? null}
      onChange={(typed) => {
        const amount = typed === "" ? null : (amountFrom(typed, unit) ?? null);
        setRefused(amount === null && typed !== "" ? typed : null);
        onChange(amount);
      }}
    />
  );
}
