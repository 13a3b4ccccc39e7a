import { useText } from "../../../frame/context";
import { Place } from "../../../parts/Place";
import type { RankedLine } from "../../../platform";
import { Amount } from "../Amount";

/** Those who came first, second and third, for all to see. */
export function Podium({ ranking }: { ranking: readonly RankedLine[] }) {
  const text = useText();
  const words = text.competitionResults;
  const best = ranking.filter(({ rank }) => rank !== null && rank <= 3);
  return (
    <ol className="podium" aria-label={words.best}>
      {best.map(({ rank, person, total }) => (
        <li key={person.id} className={`rank-${rank}`}>
          <Place place={rank ?? 0} />
          <span className="who">
            {person.name}
            <small>{words.number(person.number)}</small>
          </span>
          <Amount amount={total} />
        </li>
      ))}
    </ol>
  );
}
