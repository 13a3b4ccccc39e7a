import { ProblemMessage } from "../parts/ProblemMessage";
import type { Answer, ClubOverview, Problem } from "../platform";
import { KeptBackups } from "../screens/start/KeptBackups";
import type { Text } from "../text";

interface Props {
  text: Text;
  problem: Problem;
  club: ClubOverview | null;
  onBack: () => void;
  onOpen: () => void;
  onOpened: (answer: Answer<ClubOverview>) => void;
}

export function ProblemScreen({ text, problem, club, onBack, onOpen, onOpened }: Props) {
  const isLost = problem.kind === "missing_file" || problem.kind === "damaged_file";
  return (
    <section className="problem-screen">
      <h2>{text.problemHeading}</h2>
      <ProblemMessage problem={problem} />
      <div className="actions">
        <button type="button" className="primary" onClick={onOpen}>
          {text.openClub}
        </button>
        {club !== null && (
          <button type="button" onClick={onBack}>
            {text.backToClub(club.name)}
          </button>
        )}
      </div>
      {isLost && <KeptBackups club={problem.file} onOpened={onOpened} />}
    </section>
  );
}
