import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Problem } from "../../platform";
import { problemInOne } from "../../text";
import { MonthBar } from "./MonthBar";
import { StandingsTable } from "./StandingsTable";

export default function ResultsScreen() {
  const { text, club, platform } = useFrame();
  const [month, setMonth] = useState(club?.month ?? { year: 2026, month: 1 });
  const [refused, setRefused] = useState<Problem | null>(null);
  const standings = useRead(["monthStandings", month], () => platform.monthStandings(month));

  async function goTo(typed: string) {
    const answer = await platform.monthFromText(typed);
    setRefused(answer.ok ? null : answer.problem);
    if (answer.ok) {
      setMonth(answer.value);
    }
    return answer.ok;
  }

  if (standings.value === undefined) {
    return standings.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={standings.problem} onAgain={standings.again} />
    );
  }
  const problem = refused ?? standings.problem;
  return (
    <>
      <MonthBar
        text={text.results}
        standings={standings.value}
        problem={problem === null ? null : problemInOne(text, problem)}
        onGo={setMonth}
        onTyped={goTo}
      />
      {standings.value.rows.length === 0 ? (
        <p className="nothing-yet">{text.results.noGames}</p>
      ) : (
        <StandingsTable text={text.results} standings={standings.value} />
      )}
    </>
  );
}
