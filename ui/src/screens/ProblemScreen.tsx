import type { ClubOverview, Problem } from "../platform";
import { problemWords, type Text } from "../text";

interface Props {
  text: Text;
  problem: Problem;
  club: ClubOverview | null;
  onBack: () => void;
  onOpen: () => void;
}

export function ProblemScreen({ text, problem, club, onBack, onOpen }: Props) {
  const words = problemWords(text, problem);
  return (
    <section className="problem" role="alert">
      <h2>{text.problemHeading}</h2>
      <dl>
        <div>
          <dt>{text.problemWhat}</dt>
          <dd>{words.what}</dd>
        </div>
        <div>
          <dt>{text.problemData}</dt>
          <dd>{words.data}</dd>
        </div>
        <div>
          <dt>{text.problemNext}</dt>
          <dd>{words.next}</dd>
        </div>
      </dl>
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
