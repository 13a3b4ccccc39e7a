import { useId, useState } from "react";
import { type Read, useRead } from "../../command";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Stepper } from "../../parts/Stepper";
import type { SessionChoice as Session } from "../../platform";
import type { Begin, ChoiceProps } from "./kinds";
import { useTold } from "./useTold";

/** A session that is chosen of those on offer, which begins as the newest, or that of a day. */
interface Chosen {
  session: Session | null;
  offered: readonly Session[] | undefined;
  choose: (session: Session | null) => void;
  read: Read<Session[]>;
}

/** @param drawn only sessions with seats that were drawn */
export function useSession(drawn: boolean, begin: Begin): Chosen {
  const read = useRead(["sessionChoices"], (platform) => platform.sessionChoices());
  const [chosen, choose] = useState<Session | null>(null);
  const offered = read.value?.filter((session) => !drawn || session.drawn.length > 0);
  const again = offered?.find(
    ({ day, series }) => day.iso === chosen?.day.iso && series === chosen.series,
  );
  const first = offered?.find(
    ({ day, series }) =>
      day.iso === begin.day && (begin.series === undefined || series === begin.series),
  );
  return { session: again ?? first ?? offered?.[0] ?? null, offered, choose, read };
}

export function SessionChoice({ begin, onChange }: ChoiceProps) {
  const chosen = useSession(false, begin);
  const { session } = chosen;
  useTold(
    onChange,
    session && {
      kind: "document",
      document: { kind: "session", day: session.day.iso, series: session.series },
    },
  );
  return <SessionList chosen={chosen} />;
}

/** The days of play, the newest first; by the arrows, one day earlier or later. */
export function SessionList({ chosen: { session, offered, choose, read } }: { chosen: Chosen }) {
  const words = useText().reports;
  const select = useId();
  if (read.problem !== null) {
    return <ProblemMessage problem={read.problem} onAgain={read.again} />;
  }
  if (session === null || offered === undefined) {
    return null;
  }
  const at = offered.indexOf(session);
  const step = (to: number) => (offered[to] ? () => choose(offered[to] ?? null) : undefined);
  return (
    <div className="box days">
      <label htmlFor={select}>{words.session}</label>
      <Stepper label={words.session} onPrevious={step(at + 1)} onNext={step(at - 1)}>
        {null}
      </Stepper>
      <select
        id={select}
        value={at}
        onChange={(event) => choose(offered[Number(event.target.value)] ?? null)}
      >
        {offered.map(({ day, series, seriesName }, index) => (
          <option key={`${day.iso} ${series}`} value={index}>
            {words.sessionChoice(day.shown, day.weekday, seriesName)}
          </option>
        ))}
      </select>
    </div>
  );
}
