import { Choice } from "../../../figures/Filters";
import { useText } from "../../../frame/context";
import type { Attending, Stay } from "../../../platform";

interface Props {
  person: Attending;
  rounds: number;
  /** Whether it can be chosen from and until when somebody stays. */
  withStay: boolean;
  onTick: (comes: boolean) => void;
  onStay: (stay: Stay) => void;
}

/** One person to tick; and whoever is there may come late or leave early. */
export function AttendingRow({ person, rounds, withStay, onTick, onStay }: Props) {
  const words = useText().attendance;
  const { stay } = person;
  const numbers = Array.from({ length: rounds }, (_, place) => place + 1);
  const round = (chosen: string) => (chosen === "" ? null : Number(chosen));

  return (
    <li className={stay === null ? "attending" : "attending is-there"}>
      <label className="tick">
        <input
          type="checkbox"
          checked={stay !== null}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="number">{person.number}</span>
        <span className="name">
          {person.name} {person.guest && <span className="hint">{words.guest}</span>}
        </span>
      </label>
      {stay !== null && withStay ? (
        <fieldset className="stay" aria-label={words.stayOf(person.name)}>
          <Choice
            label={words.from}
            all={words.fromStart}
            value={String(stay.fromRound ?? "")}
            options={numbers
              .filter((number) => number > 1 && number <= (stay.untilRound ?? rounds))
              .map((number) => [String(number), words.fromRound(number)])}
            onChange={(chosen) => onStay({ ...stay, fromRound: round(chosen) })}
          />
          <Choice
            label={words.until}
            all={words.untilEnd}
            value={String(stay.untilRound ?? "")}
            options={numbers
              .filter((number) => number >= (stay.fromRound ?? 1))
              .map((number) => [String(number), words.untilRound(number)])}
            onChange={(chosen) => onStay({ ...stay, untilRound: round(chosen) })}
          />
        </fieldset>
      ) : (
        stay !== null &&
        (stay.fromRound !== null || stay.untilRound !== null) && (
          <p className="stay">{words.staying(stay)}</p>
        )
      )}
    </li>
  );
}
