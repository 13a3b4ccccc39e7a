import { useState } from "react";
import { useFrame } from "../frame/context";
import type { Day, Problem } from "../platform";
import { problemInOne } from "../text";
import { type BoxProps, TextBox } from "./TextBox";

interface Props extends BoxProps {
  value: Day | null;
  /** Null where the box is empty or holds no day. */
  onChange: (day: Day | null) => void;
}

/** A box for a day: R8.11.21, 令和8年11月21日, 2026/11/21, or 11/21 of the nearest year. */
export function DateBox({ value, onChange, ...box }: Props) {
  const { platform, text } = useFrame();
  const [refused, setRefused] = useState<{ typed: string; problem: Problem } | null>(null);

  async function read(typed: string) {
    setRefused(null);
    if (typed.trim() === "") {
      onChange(null);
      return;
    }
    const answer = await platform.dayFromText(typed);
    if (answer.ok) {
      onChange(answer.value);
    } else {
      setRefused({ typed, problem: answer.problem });
      onChange(null);
    }
  }

  return (
    <TextBox
      {...box}
      width={14}
      hint={box.hint ?? text.parts.dayHint}
      value={value?.shown ?? refused?.typed ?? ""}
      unit={value === null ? undefined : text.parts.weekday(value.weekday)}
      problem={
        value === null && refused !== null
          ? problemInOne(text, refused.problem)
          : (box.problem ?? null)
      }
      onChange={read}
    />
  );
}
