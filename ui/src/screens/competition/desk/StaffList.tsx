import { useText } from "../../../frame/context";
import type { StaffLine } from "../../../platform";

/** Who fills tables, and instead of whom. */
export function StaffList({ staff }: { staff: readonly StaffLine[] }) {
  const text = useText();
  const words = text.competitionDesk;
  return (
    <section className="staff" aria-label={words.staff}>
      <h3>
        {words.staff} <small className="quiet">{words.staffHint}</small>
      </h3>
      {staff.length === 0 ? (
        <p className="quiet small">{words.noStaff}</p>
      ) : (
        <ul>
          {staff.map(({ person, insteadOf, from, left }) => (
            <li key={`${person.id} ${from?.stage} ${from?.round}`}>
              {text.parts.member(person.number, person.name)}
              {insteadOf !== null && from !== null && (
                <span className="quiet small">
                  {" "}
                  {words.insteadOf(insteadOf.name, from.stageName, from.round)}
                </span>
              )}
              {left !== null && (
                <span className="quiet small"> {words.leftAt(left.stageName, left.round)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
