import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type {
  CompetitionChoices,
  CompetitionId,
  CompetitionLine,
  CompetitionSettled,
  Problem,
} from "../../platform";
import { FormCards } from "./FormCards";
import { namesOf } from "./names";
import { stateOf } from "./state";

interface Props {
  choices: CompetitionChoices;
  /** Why there is no newer list. */
  problem: Problem | null;
  onAgain: () => void;
  onOpen: (id: CompetitionId) => void;
  onMake: (like: CompetitionSettled) => void;
}

/** The competitions there are, and what a new one can be like. */
export function CompetitionList({ choices, problem, onAgain, onOpen, onMake }: Props) {
  const words = useText().competition;
  return (
    <Screen title={words.heading} panes className="competition">
      <div className="competition-choose">
        <section
          className="pane"
          aria-label={words.list}
          data-first-field={choices.held.length > 0 || undefined}
        >
          <header>
            <h2>{words.list}</h2>
          </header>
          <div className="fill">
            {problem && <ProblemMessage problem={problem} onAgain={onAgain} />}
            {choices.held.length === 0 ? (
              <p className="nothing">{words.none}</p>
            ) : (
              <HeldTable held={choices.held} onOpen={onOpen} />
            )}
          </div>
        </section>
        <FormCards choices={choices} isFirst={choices.held.length === 0} onMake={onMake} />
      </div>
    </Screen>
  );
}

interface HeldProps {
  held: readonly CompetitionLine[];
  onOpen: (id: CompetitionId) => void;
}

function HeldTable({ held, onOpen }: HeldProps) {
  const text = useText();
  const words = text.competition;
  return (
    <table className="t held" aria-label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.people}</th>
          <th scope="col">{words.first}</th>
        </tr>
      </thead>
      <tbody>
        {held.map((line) => (
          <tr key={line.id}>
            <td>
              <button
                type="button"
                className="b plain low"
                aria-label={words.open(line.name)}
                onClick={() => onOpen(line.id)}
              >
                {line.name}
              </button>
            </td>
            <td>
              <StateTag line={line} />
            </td>
            <td>{words.players(line.playing, line.capacity, line.waiting)}</td>
            <td>{namesOf(text, line.first)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How far a competition is. */
export function StateTag({ line }: { line: CompetitionLine }) {
  const words = useText().competition;
  const state = stateOf(line);
  return (
    <span className={`tag ${state === "drawn" || state === "begun" ? "good" : ""}`}>
      {words.states[state]}
    </span>
  );
}
