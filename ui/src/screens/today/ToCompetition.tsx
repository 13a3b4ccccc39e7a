import { useFrame } from "../../frame/context";
import type { CompetitionId } from "../../platform";
import { keepCompetition } from "../competition/kept";

interface Props {
  /** The competition. */
  id: CompetitionId;
  name: string;
  heading: string;
  /** Why it goes on there. */
  says: string;
}

/** What a competition's day leaves to the competition, where its rules and its entries are. */
export function ToCompetition({ id, name, heading, says }: Props) {
  const { text, club, go } = useFrame();
  return (
    <section className="panel" aria-label={heading} data-first-field>
      <h3>{heading}</h3>
      <p>{says}</p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            keepCompetition(club?.file ?? "", { id, part: "play" });
            go("competition");
          }}
        >
          {text.draw.toCompetition(name)}
        </button>
      </div>
    </section>
  );
}
