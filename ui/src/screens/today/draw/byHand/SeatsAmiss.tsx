import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useFrame } from "../../../../frame/context";
import type { SeatsAmiss as Amiss, MemberChoice } from "../../../../platform";
import { tableLabel } from "./SeatGrid";
import { type BoxAt, openBoxes, type TypedSeats, withOut, withPlace } from "./typedSeats";

interface Props {
  seats: TypedSeats;
  winds: string;
  amiss: Amiss;
  /** Whether nothing is missing any more. */
  isWhole: boolean;
  /** Who would be written down as present as well. */
  came?: readonly MemberChoice[];
  /** What is said of somebody who has a seat and is not to play. */
  notThere: (name: string, round: number) => string;
  onChange: (change: (seats: TypedSeats) => TypedSeats) => void;
}

/** What is still missing before the seats can be kept, with what mends it. */
export function SeatsAmiss(props: Props) {
  const { seats, winds, amiss, isWhole, came = [], notThere, onChange } = props;
  const { text } = useFrame();
  const words = text.draw.byHand;
  const names = (people: readonly MemberChoice[]) => people.map(({ name }) => name);
  const choose = (at: BoxAt, person: MemberChoice) =>
    onChange((all) => ({
      ...withPlace(all, at, { person, text: "", near: [] }),
      version: all.version + 1,
    }));
  const unseated = amiss.noPlace.map(({ person }) => person);
  const where = ({ table, place }: BoxAt) =>
    table === null ? text.draw.sitsOut : words.seat(tableLabel(table), winds[place] ?? "");
  return (
    <div role="status" aria-label={words.check}>
      <ul className="draw-quality">
        {openBoxes(seats).map(({ at, place }) => (
          <Said key={`${at.table} ${at.place}`}>
            {words.whoIs(place.text, where(at))}
            {place.near.length > 0 && (
              <span className="hand-near">
                {place.near.map((person) => (
                  <button
                    key={person.id}
                    type="button"
                    className="b low"
                    onClick={() => choose(at, person)}
                  >
                    {text.parts.member(person.number, person.name)}
                  </button>
                ))}
              </span>
            )}
          </Said>
        ))}
        {amiss.twice.length > 0 && <Said>{words.twice(names(amiss.twice))}</Said>}
        {amiss.unfilled.length > 0 && <Said>{words.unfilled(amiss.unfilled, winds.length)}</Said>}
        {unseated.length > 0 && (
          <Said>
            {words.unseated(names(unseated))}
            <button
              type="button"
              className="b low"
              onClick={() => onChange((all) => withOut(all, unseated))}
            >
              {words.othersOut}
            </button>
          </Said>
        )}
        {amiss.notThere.map(({ person, round }) => (
          <Said key={person.id}>{notThere(person.name, round)}</Said>
        ))}
        {isWhole && <Said isGood>{words.whole}</Said>}
        {came.length > 0 && <Said isGood>{words.came(names(came))}</Said>}
      </ul>
    </div>
  );
}

function Said({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <li>
      {isGood ? <CircleCheck className="i" /> : <CircleAlert className="i" />}
      <span>{children}</span>
    </li>
  );
}
