import { useEffect, useId, useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ChosenPeriod, Document, MemberChoice, PeriodKind } from "../../platform";

type Kind = Document["kind"];

const kinds: readonly Kind[] = ["monthly", "session", "half_year", "personal", "everybody"];

/** The kind of period that a document begins with. */
const firstPeriod: Record<Exclude<Kind, "session">, PeriodKind> = {
  monthly: "month",
  half_year: "half",
  personal: "fiscal_year",
  everybody: "half",
};

interface Props {
  /** Null as long as something is still to be chosen. */
  onChange: (document: Document | null) => void;
}

/** Which document, and of which days or whom. */
export function DocumentChoice({ onChange }: Props) {
  const { text } = useFrame();
  const words = text.reports;
  const [kind, setKind] = useState<Kind>("monthly");
  const select = useId();
  return (
    <>
      <div className="choice-row">
        <label htmlFor={select}>{words.document}</label>
        <select
          id={select}
          value={kind}
          onChange={(event) => {
            const chosen = kinds.find((other) => other === event.target.value);
            if (chosen !== undefined) {
              setKind(chosen);
            }
          }}
        >
          {kinds.map((other) => (
            <option key={other} value={other}>
              {words.documents[other]}
            </option>
          ))}
        </select>
      </div>
      {kind === "session" ? (
        <SessionChoice onChange={onChange} />
      ) : (
        <PeriodChoice key={kind} kind={kind} onChange={onChange} />
      )}
    </>
  );
}

function SessionChoice({ onChange }: Props) {
  const { text } = useFrame();
  const words = text.reports;
  const sessions = useRead(["sessionChoices"], (platform) => platform.sessionChoices());
  const [place, setPlace] = useState(0);
  const select = useId();
  const chosen = sessions.value?.[place];

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew only when the choice changes.
  useEffect(() => {
    onChange(
      chosen === undefined ? null : { kind: "session", day: chosen.day.iso, series: chosen.series },
    );
  }, [chosen]);

  if (sessions.problem !== null) {
    return <ProblemMessage problem={sessions.problem} onAgain={sessions.again} />;
  }
  if (sessions.value?.length === 0) {
    return <p className="nothing-yet">{words.noSession}</p>;
  }
  return (
    <div className="choice-row">
      <label htmlFor={select}>{words.session}</label>
      <select id={select} value={place} onChange={(event) => setPlace(Number(event.target.value))}>
        {sessions.value?.map(({ day, series, series_name }, index) => (
          <option key={`${day.iso} ${series}`} value={index}>
            {words.sessionChoice(day.shown, day.weekday, series_name)}
          </option>
        ))}
      </select>
    </div>
  );
}

function PeriodChoice({ kind, onChange }: Props & { kind: Exclude<Kind, "session"> }) {
  const { text, club } = useFrame();
  const words = text.reports;
  const newest = club?.newest_day ?? null;
  const begin = useRead(["periodOf", firstPeriod[kind], newest], (platform) =>
    platform.periodOf(firstPeriod[kind], newest),
  );
  const [chosen, setChosen] = useState<ChosenPeriod | null>(null);
  const [member, setMember] = useState<MemberChoice | null>(null);
  const [memberPages, setMemberPages] = useState(true);
  const period = chosen ?? begin.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew only when the choice changes.
  useEffect(() => {
    onChange(period === undefined ? null : documentOf(kind, period, member, memberPages));
  }, [period?.from?.iso, period?.to?.iso, member, memberPages]);

  if (period === undefined) {
    return begin.problem && <ProblemMessage problem={begin.problem} onAgain={begin.again} />;
  }
  return (
    <>
      {kind === "personal" && (
        <MemberBox
          label={words.member}
          hint={words.memberHint}
          value={member}
          onChange={setMember}
        />
      )}
      <PeriodBox
        value={period}
        onChange={setChosen}
        {...(kind === "personal" || kind === "everybody" ? {} : { kinds: [firstPeriod[kind]] })}
      />
      {kind === "half_year" && (
        <label className="tick">
          <input
            type="checkbox"
            checked={memberPages}
            onChange={(event) => setMemberPages(event.target.checked)}
          />
          {words.memberPages}
        </label>
      )}
      {kind === "personal" && member === null && (
        <p className="nothing-yet">{words.chooseMember}</p>
      )}
    </>
  );
}

function documentOf(
  kind: Exclude<Kind, "session">,
  period: ChosenPeriod,
  member: MemberChoice | null,
  memberPages: boolean,
): Document | null {
  const from = period.from?.iso ?? null;
  const to = period.to?.iso ?? null;
  if (kind === "personal") {
    return member && { kind, member: member.id, from, to };
  }
  if (kind === "everybody") {
    return { kind, from, to };
  }
  if (from === null) {
    return null;
  }
  return kind === "monthly" ? { kind, day: from } : { kind, day: from, member_pages: memberPages };
}
