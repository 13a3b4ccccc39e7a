import { ProblemMessage } from "../parts/ProblemMessage";
import type { ClubOverview, Problem } from "../platform";
import type { Text } from "../text";

interface Props {
  text: Text;
  problem: Problem;
  club: ClubOverview | null;
  onBack: () => void;
  onOpen: () => void;
}

export function ProblemScreen({ text, problem, club, onBack, onOpen }: Props) {
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
    </section>
  );
}
