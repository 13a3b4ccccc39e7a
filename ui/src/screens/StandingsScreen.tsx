import { useEffect, useState } from "react";
import { MonthBar } from "../parts/MonthBar";
import { StandingsTable } from "../parts/StandingsTable";
import type { ClubOverview, MonthStandings, Platform, Problem } from "../platform";
import { problemWords, type Text } from "../text";

interface Props {
  text: Text;
  club: ClubOverview;
  platform: Platform;
}

export function StandingsScreen({ text, club, platform }: Props) {
  const [month, setMonth] = useState(club.month);
  const [standings, setStandings] = useState<MonthStandings | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let wanted = true;
    platform.monthStandings(month).then((answer) => {
      if (!wanted) {
        return;
      }
      if (answer.ok) {
        setStandings(answer.value);
        setProblem(null);
      } else {
        setProblem(answer.problem);
      }
    });
    // A slower answer for a month that was left meanwhile must not replace the newer one.
    return () => {
      wanted = false;
    };
  }, [platform, month]);

  async function goTo(typed: string) {
    const answer = await platform.monthFromText(typed);
    if (answer.ok) {
      setMonth(answer.value);
      setProblem(null);
    } else {
      setProblem(answer.problem);
    }
    return answer.ok;
  }

  if (standings === null) {
    return <p role="status">{problem === null ? text.loading : allWords(text, problem)}</p>;
  }
  return (
    <>
      <MonthBar
        text={text}
        standings={standings}
        problem={problem === null ? null : allWords(text, problem)}
        onGo={setMonth}
        onTyped={goTo}
      />
      {standings.rows.length === 0 ? (
        <p className="nothing-yet">{text.noGames}</p>
      ) : (
        <StandingsTable text={text} standings={standings} />
      )}
    </>
  );
}

function allWords(text: Text, problem: Problem): string {
  const { what, data, next } = problemWords(text, problem);
  return `${what} ${data} ${next}`;
}
