import { History } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { isComposing } from "../../../composing";
import { useText } from "../../../frame/context";
import type { DayTable, DrawnPerson, DrawView } from "../../../platform";
import { meetingsAt, shortNames } from "./met";
import "./tables.css";

interface Props {
  draw: Pick<DrawView, "tables" | "sitsOut">;
  /** Who was picked up, to be swapped with whoever is pressed next. */
  first: DrawnPerson | null;
  onPress: (person: DrawnPerson) => void;
  /** Esc puts down who was picked up. */
  onGiveUp: () => void;
  /** Who has the keys or the mouse; none when nobody has. */
  onOver?: (person: DrawnPerson | null) => void;
  /** The round and the tables of the day, by which it is said who met before. */
  met?: { round: number; tables: readonly DayTable[] };
  /** Said before each table's name, where more than one round is shown. */
  of?: string;
  /** Each table as a list of its seats, however few there are. */
  asLists?: boolean;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** So many tables are drawn as seen from above; more stand as lists. */
const mostDrawn = 3;

/** Who sits where. */
export function SeatTables(props: Props) {
  const { draw, first, onPress, onGiveUp, onOver, met, of = "" } = props;
  const words = useText().draw;
  const places = useRef<HTMLDivElement>(null);
  const short = shortNames(draw);

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const step = steps[event.key];
    if (event.key === "Escape" && first !== null) {
      event.stopPropagation();
      onGiveUp();
    } else if (step !== undefined && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
      const all = [...(places.current?.querySelectorAll("button") ?? [])];
      all[all.indexOf(event.target) + step]?.focus();
    }
  }

  const place = (person: DrawnPerson, label: string | null) => (
    <button
      type="button"
      className="drawn-seat"
      aria-pressed={first?.id === person.id}
      aria-label={
        label === null || person.wind === null
          ? words.personOut(person.number, person.name)
          : words.person(person.wind, label, person.number, person.name)
      }
      onClick={() => onPress(person)}
      onFocus={() => onOver?.(person)}
      onBlur={() => onOver?.(null)}
      onMouseEnter={() => onOver?.(person)}
    >
      <span className="number" data-wind={person.wind ?? undefined}>
        {person.number}
      </span>{" "}
      <span className="name">{person.name}</span>
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the places within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the places within.
    <div
      ref={places}
      className="drawn-tables"
      data-lists={props.asLists === true || draw.tables.length > mostDrawn}
      data-tables={Math.min(draw.tables.length, mostDrawn)}
      onKeyDown={pressed}
    >
      {draw.tables.map(({ label, people }) => (
        <section key={label} className="drawn-table" aria-label={`${of}${words.table(label)}`}>
          <div className="felt">
            <p className="mid" aria-hidden="true">
              {words.tableLetter(label)}
              <small>{words.tableWord}</small>
            </p>
            <ul>
              {/* By the place, so that the focus stays where it is when its person moves. */}
              {people.map((person) => (
                <li key={person.wind}>{place(person, label)}</li>
              ))}
            </ul>
          </div>
          {met && (
            <ul className="again">
              {meetingsAt(people, met.round, met.tables).map(({ pair, rounds }) => (
                <li key={pair.map(({ id }) => id).join(" ")}>
                  <History className="i" />
                  <span>
                    {words.pair(short(pair[0]), short(pair[1]))}{" "}
                    <small>{words.metIn(rounds)}</small>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {draw.sitsOut.length > 0 && (
        <section className="drawn-table drawn-out" aria-label={`${of}${words.sitsOut}`}>
          <h3>{words.sitsOut}</h3>
          <ul>
            {draw.sitsOut.map((person, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays.
              <li key={at}>
                {place(person, null)}
                <small>{words.satOut(person.satOut)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
