import { useState } from "react";
import { useRead } from "../../command";
import { choiceOf, Filters, unfiltered } from "../../figures/Filters";
import { HandTable } from "../../figures/HandTable";
import { useFrame } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ChosenPeriod, PersonId } from "../../platform";
import { PersonChart } from "./PersonChart";
import { AgainstTable, HanchanTable, SeatTable, StreakTable } from "./PersonTables";
import { SummaryTable } from "./SummaryTable";

/** Everything counted for one person: of all time, or of any period. */
export function PersonResults({ person }: { person: PersonId }) {
  const { text } = useFrame();
  const first = useRead(["periodOf", "all"], (platform) => platform.periodOf("all", null));
  if (first.value === undefined) {
    return first.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={first.problem} onAgain={first.again} />
    );
  }
  return <ResultsOf person={person} first={first.value} />;
}

function ResultsOf({ person, first }: { person: PersonId; first: ChosenPeriod }) {
  const { text } = useFrame();
  const words = text.members;
  const [period, choosePeriod] = useState(first);
  const [filter, narrowDown] = useState(unfiltered);
  const choice = choiceOf(period, filter);
  const read = useRead(["personResults", person, choice], (platform) =>
    platform.personResults(person, choice),
  );
  if (read.value === undefined) {
    return read.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={read.problem} onAgain={read.again} />
    );
  }
  const results = read.value;
  return (
    <section>
      <h3>{words.results}</h3>
      <PeriodBox value={period} onChange={choosePeriod} />
      <Filters value={filter} onChange={narrowDown} shown={results} />
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      {results.standing === null ? (
        <p className="nothing-yet">{words.notPlayed}</p>
      ) : (
        <>
          <div className="narrow">
            <SummaryTable results={results} standing={results.standing} />
          </div>
          {results.hanchan.length > 0 && (
            <>
              <PersonChart person={person} choice={choice} />
              <div className="narrow">
                <StreakTable results={results} />
              </div>
              <SeatTable results={results} />
              <AgainstTable results={results} />
              <HanchanTable results={results} />
              {results.hands.length === 0 ? (
                <p className="nothing-yet">{words.noHands}</p>
              ) : (
                <HandTable caption={words.hands} hands={results.hands} />
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}
