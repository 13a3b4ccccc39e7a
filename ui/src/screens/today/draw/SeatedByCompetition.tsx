import { useFrame } from "../../../frame/context";
import { keepCompetition } from "../../competition/kept";

interface Props {
  /** The competition. */
  id: number;
  name: string;
}

/** 席決め of a competition's day: its rounds are drawn where its rules and its entries are. */
export function SeatedByCompetition({ id, name }: Props) {
  const { text, club, go } = useFrame();
  const words = text.draw;
  return (
    <section className="panel" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{words.byCompetition(name)}</p>
      <div className="actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            keepCompetition(club?.file ?? "", { id, part: "play" });
            go("competition");
          }}
        >
          {words.toCompetition(name)}
        </button>
      </div>
    </section>
  );
}
