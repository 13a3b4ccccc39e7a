import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { BoxButton } from "../../parts/BoxButton";
import { MemberBox } from "../../parts/MemberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ResultRow, ResultsChoice } from "../../platform";
import { MeetingTable } from "./MeetingTable";

interface Props {
  choice: ResultsChoice;
  /** The period in words. */
  period: string;
  /** Who can stand in the table, in the order of the standings. */
  played: readonly ResultRow[];
}

/** 対戦表: the first of the standings against each other, or whoever is chosen. */
export function HeadToHead({ choice, period, played }: Props) {
  const { text } = useFrame();
  const words = text.results;
  // Nobody chosen are the first of the standings.
  const [chosen, choose] = useState<readonly number[]>([]);
  const [missing, setMissing] = useState<string | null>(null);
  // With the period it is of, so that its name never stands over the figures of another.
  const read = useRead(["headToHead", choice, chosen, period], async (platform) => {
    const answer = await platform.headToHead(choice, [...chosen]);
    return answer.ok ? { ...answer, value: { table: answer.value, period } } : answer;
  });
  if (read.value === undefined) {
    return read.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={read.problem} onAgain={read.again} />
    );
  }
  const { table } = read.value;
  const shown = table.rows.map(({ person }) => person);
  return (
    <div className="head-to-head">
      <div className="head-to-head-row">
        <p role="status" className="quiet small grow">
          {words.headToHeadOf(shown.length, table.played)}
        </p>
        <BoxButton
          button={words.chosenPeople}
          buttonClass="b plain low"
          label={words.chosenPeople}
          boxClass="people-choice"
        >
          <MemberBox
            label={words.addPerson}
            hint={words.addPersonHint}
            value={null}
            first={played.map(({ person }) => person)}
            problem={missing}
            onChange={(member) => {
              if (member === null) {
                return;
              }
              const isThere = played.some(({ person, games }) => person === member.id && games > 0);
              setMissing(isThere ? null : words.notPlayed(member.name));
              if (isThere) {
                choose([...new Set([...shown, member.id])]);
              }
            }}
          />
          <ul>
            {table.rows.map(({ person, name }) => (
              <li key={person}>
                {/* The last one stays: a table of nobody would be that of everybody. */}
                <button
                  type="button"
                  className="b low"
                  aria-disabled={shown.length === 1}
                  onClick={() =>
                    shown.length > 1 && choose(shown.filter((other) => other !== person))
                  }
                >
                  {words.removePerson(name)}
                </button>
              </li>
            ))}
          </ul>
          {chosen.length > 0 && (
            <button type="button" className="b low" onClick={() => choose([])}>
              {words.firstPeople}
            </button>
          )}
        </BoxButton>
      </div>
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      {shown.length > 0 && (
        <MeetingTable caption={words.headToHeadCaption(read.value.period)} rows={table.rows} />
      )}
      <p className="hint">{words.headToHeadHint(table.unit)}</p>
    </div>
  );
}
