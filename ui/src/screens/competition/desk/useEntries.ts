import { useRef, useState } from "react";
import { useFrame } from "../../../frame/context";
import { ranked } from "../../../parts/memberSearch";
import type { MemberChoice, Problem } from "../../../platform";

/** A number that stands for nobody, or a person who could not be written down. */
export interface Refused {
  key: number;
  typed: string;
  name: string | null;
  problem: Problem | null;
}

type Write = (member: MemberChoice) => Promise<Problem | null>;

/**
 * Writes down one after the other, in the order in which they were typed, while the next is typed
 * already. Nothing is lost: what cannot be written down is said until it is seen.
 * @param write why it could not be
 */
export function useEntries(write: Write) {
  const { platform } = useFrame();
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const line = useRef(Promise.resolve());
  const key = useRef(0);

  function refuse(typed: string, name: string | null, problem: Problem | null) {
    key.current += 1;
    const one = { key: key.current, typed, name, problem };
    setRefused((before) => [...before, one]);
  }

  async function enter(number: string) {
    const answer = await platform.memberChoices(number);
    if (!answer.ok) {
      refuse(number, number, answer.problem);
      return;
    }
    const found = ranked(answer.value, number, []);
    const own = found.find((member) => String(member.number) === number);
    const meant = own ?? (found.length === 1 ? found[0] : undefined);
    if (meant === undefined) {
      refuse(number, null, null);
      return;
    }
    const problem = await write(meant);
    if (problem !== null) {
      refuse(number, meant.name, problem);
    }
  }

  /** Puts a number at the end of the line. */
  function take(number: string) {
    setWaiting((before) => before + 1);
    line.current = line.current
      .then(() => enter(number))
      .finally(() => setWaiting((before) => before - 1));
  }

  function forget(one: Refused) {
    setRefused((before) => before.filter((other) => other !== one));
  }

  return { take, refuse, waiting, refused, forget };
}
