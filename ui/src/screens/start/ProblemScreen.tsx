import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, ClubOverview, Problem } from "../../platform";
import type { Text } from "../../text";
import { Hello } from "./Hello";
import { KeptBackups } from "./KeptBackups";

interface Props {
  text: Text;
  problem: Problem;
  club: ClubOverview | null;
  /** To the club that is open, or where none is, to where one is chosen. */
  onBack: () => void;
  onAgain: () => Promise<void>;
  onOpen: () => void;
  onOpened: (answer: Answer<ClubOverview>) => void;
}

/** However often it is tried, as long as the file is as it is. */
const hopeless: readonly Problem["kind"][] = [
  "damaged_file",
  "journal_of_another",
  "name_too_long",
  "newer_file",
  "not_a_club",
];

/** The club is to be had from a backup only. */
const lost = ["missing_file", "damaged_file", "journal_of_another"] as const;

function isOfLost(problem: Problem): problem is Extract<Problem, { kind: (typeof lost)[number] }> {
  return lost.some((kind) => kind === problem.kind);
}

/** A club that could not be opened: why, and what can be done about it. */
export function ProblemScreen(props: Props) {
  const { text, problem, club, onBack, onAgain, onOpen, onOpened } = props;
  const mayCome = !hopeless.includes(problem.kind);
  const [tried, setTried] = useState(false);
  const isLost = isOfLost(problem);

  async function again() {
    setTried(false);
    await onAgain();
    setTried(true);
  }

  return (
    <div className="start">
      <Hello>
        <button type="button" className="go-way" onClick={onBack}>
          <ArrowLeft className="i" />
          <span>{club === null ? text.backToStart : text.backToClub(club.name)}</span>
        </button>
      </Hello>
      <section className="way">
        <div className="plain problem-screen">
          <h2>{text.problemHeading}</h2>
          <ProblemMessage problem={problem} />
          <div className="row">
            {mayCome && (
              <button type="button" className="b main-act" onClick={() => void again()}>
                {text.openAgain}
              </button>
            )}
            <button
              type="button"
              className={mayCome || isLost ? "b" : "b main-act"}
              onClick={onOpen}
            >
              {text.openClub}
            </button>
          </div>
          <p role="status">{tried && text.stillNotOpen}</p>
          {isLost && <KeptBackups club={problem.file} onOpened={onOpened} />}
        </div>
      </section>
    </div>
  );
}
