import { useEffect, useState } from "react";
import { TopBar } from "./parts/TopBar";
import type { Answer, ClubOverview, Platform, Problem } from "./platform";
import { ProblemScreen } from "./screens/ProblemScreen";
import { StandingsScreen } from "./screens/StandingsScreen";
import { StartScreen } from "./screens/StartScreen";
import { texts } from "./text";
import { useView } from "./view";

export function App({ platform }: { platform: Platform }) {
  const [view, changeView] = useView();
  const [club, setClub] = useState<ClubOverview | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [starting, setStarting] = useState(true);
  const text = texts[view.language];

  function show(answer: Answer<ClubOverview | null>) {
    if (!answer.ok) {
      setProblem(answer.problem);
    } else if (answer.value !== null) {
      setClub(answer.value);
      setProblem(null);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the window opens.
  useEffect(() => {
    platform.clubAtStart().then((answer) => {
      show(answer);
      setStarting(false);
    });
  }, [platform]);

  const chooseClub = () => platform.chooseClub(text.openClub, text.clubFiles).then(show);

  return (
    <div className="screen">
      <TopBar text={text} club={club} view={view} onChangeView={changeView} onOpen={chooseClub} />
      <main>
        {starting ? (
          <p role="status">{text.loading}</p>
        ) : problem !== null ? (
          <ProblemScreen
            text={text}
            problem={problem}
            club={club}
            onBack={() => setProblem(null)}
            onOpen={chooseClub}
          />
        ) : club === null ? (
          <StartScreen text={text} onOpen={chooseClub} />
        ) : (
          // Another club begins with its own newest month.
          <StandingsScreen key={club.file} text={text} club={club} platform={platform} />
        )}
      </main>
    </div>
  );
}
