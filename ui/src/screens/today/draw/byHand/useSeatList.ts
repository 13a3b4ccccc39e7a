import { useState } from "react";
import { useText } from "../../../../frame/context";
import type { Answer, Problem, SeatsRead } from "../../../../platform";

type Found = Extract<SeatsRead, { kind: "seats" }>;

/** A list of seats that is pasted: whether its box is open, and why it could not be read. */
export function useSeatList(
  understand: (list: string) => Promise<Answer<SeatsRead>>,
  onSeats: (found: Found) => void,
) {
  const words = useText().draw.byHand;
  const [isOpen, open] = useState(false);
  const [misread, setMisread] = useState<string | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);

  async function read(list: string) {
    setFailed(null);
    const answer = await understand(list);
    if (!answer.ok) {
      setFailed(answer.problem);
    } else if (answer.value.kind === "seats") {
      setMisread(null);
      open(false);
      onSeats(answer.value);
    } else {
      setMisread(words.misread(answer.value));
      open(true);
    }
  }

  return { isOpen, open, misread, failed, read: (list: string) => void read(list) };
}
