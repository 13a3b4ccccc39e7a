import { TriangleAlert } from "lucide-react";
import { useFrame } from "../../frame/context";
import type { RecentClub } from "../../platform";

interface Props {
  /** The newest first, each with its place among all. */
  clubs: readonly (RecentClub & { index: number })[];
  onOpen: (index: number) => void;
}

/** The clubs opened before; of the last it is said why it did not open by itself. */
export function RecentClubs({ clubs, onOpen }: Props) {
  const { text, club } = useFrame();
  const words = text.start;
  const [last] = clubs;
  return (
    <div className="plain">
      <h2>{words.openAgain}</h2>
      {club === null && last?.there === false && (
        <p className="note heed" role="status">
          <TriangleAlert className="i" />
          <span>{words.lastNotThere(last.name, last.file)}</span>
        </p>
      )}
      <ul className="start-recent" data-first-field>
        {clubs.map((one, at) => (
          <li key={one.file}>
            <button
              type="button"
              className={at === 0 ? "b main-act" : "b"}
              onClick={() => onOpen(one.index)}
            >
              {one.name}
            </button>
            <span className="hint">
              {one.file} {!one.there && words.notThere}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
