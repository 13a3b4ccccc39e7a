import { useText } from "../../../frame/context";
import type { StaffLine } from "../../../platform";

/** Who fills tables, and instead of whom. */
export function StaffList({ staff }: { staff: readonly StaffLine[] }) {
  const text = useText();
  const words = text.competitionDesk;
  return (
    <section className="panel" aria-label={words.staff}>
      <h3>{words.staff}</h3>
      {staff.length === 0 ? (
        <p className="nothing-yet">{words.noStaff}</p>
      ) : (
        <ul>
          {staff.map(({ person, insteadOf, from, left }) => (
            <li key={`${person.id} ${from?.stage} ${from?.round}`}>
              {text.parts.member(person.number, person.name)}
              {insteadOf !== null && from !== null && (
                <span className="hint">
                  {" "}
                  {words.insteadOf(insteadOf.name, from.stageName, from.round)}
                </span>
              )}
              {left !== null && (
                <span className="hint"> {words.leftAt(left.stageName, left.round)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
