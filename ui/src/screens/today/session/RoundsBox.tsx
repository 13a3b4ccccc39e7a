import { useState } from "react";
import { useText } from "../../../frame/context";
import { TextBox } from "../../../parts/TextBox";
import { amountFrom, normalised } from "../../../parts/typed";

interface Props {
  value: number | null;
  onChange: (rounds: number | null) => void;
}

/** How many rounds there are to be. What is no number stays to be corrected, and changes nothing. */
export function RoundsBox({ value, onChange }: Props) {
  const text = useText();
  const [refused, setRefused] = useState<string | null>(null);

  function read(typed: string) {
    const rounds = typed === "" ? null : amountFrom(typed, "count");
    setRefused(rounds === undefined ? typed : null);
    if (rounds !== undefined && rounds !== value) {
      onChange(rounds);
    }
  }

  return (
    <TextBox
      label={text.session.rounds}
      width={4}
      unit={text.session.roundsUnit}
      value={refused ?? (value === null ? "" : String(value))}
      normalise={normalised}
      problem={refused === null ? null : text.parts.notANumber(refused, "count")}
      onChange={read}
    />
  );
}
