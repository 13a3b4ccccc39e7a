import { useState } from "react";
import { useFrame } from "../../frame/context";
import { type BoxProps, TextBox } from "../../parts/TextBox";
import type { Problem } from "../../platform";
import { problemInOne } from "../../text";

interface Props extends BoxProps {
  /** 13:00 */
  value: string | null;
  /** Null where the box is empty or holds no time. */
  onChange: (time: string | null) => void;
}

/** A box for a time of day: 13:00, 13時半 or 午後1時. What is none stays to be corrected. */
export function TimeBox({ value, onChange, ...box }: Props) {
  const { platform, text } = useFrame();
  const [refused, setRefused] = useState<{ typed: string; problem: Problem } | null>(null);

  async function read(typed: string) {
    setRefused(null);
    if (typed.trim() === "") {
      onChange(null);
      return;
    }
    const answer = await platform.timeFromText(typed);
    if (!answer.ok) {
      setRefused({ typed, problem: answer.problem });
    }
    onChange(answer.ok ? answer.value : null);
  }

  return (
    <TextBox
      {...box}
      width={8}
      hint={box.hint ?? text.schedule.timeHint}
      value={value ?? refused?.typed ?? ""}
      problem={
        value === null && refused !== null
          ? problemInOne(text, refused.problem)
          : (box.problem ?? null)
      }
      onChange={read}
    />
  );
}
