import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../../composing";
import { useText } from "../../../frame/context";
import type { DrawnPerson, DrawView } from "../../../platform";

interface Props {
  draw: Pick<DrawView, "tables" | "sitsOut">;
  onSwap: (one: DrawnPerson, other: DrawnPerson) => void;
  /** Said before each table's name, where more than one round is shown. */
  of?: string;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Who sits where. Two who are pressed one after the other change places. */
export function DrawnTables({ draw, onSwap, of = "" }: Props) {
  const words = useText().draw;
  const [first, choose] = useState<DrawnPerson | null>(null);
  const places = useRef<HTMLDivElement>(null);

  function press(person: DrawnPerson) {
    if (first === null) {
      choose(person);
      return;
    }
    choose(null);
    if (first.id !== person.id) {
      onSwap(first, person);
    }
  }

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const step = steps[event.key];
    if (event.key === "Escape" && first !== null) {
      event.stopPropagation();
      choose(null);
    } else if (step !== undefined && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
      const all = [...(places.current?.querySelectorAll("button") ?? [])];
      all[all.indexOf(event.target) + step]?.focus();
    }
  }

  const place = (person: DrawnPerson, label: string | null) => (
    <button
      type="button"
      aria-pressed={first?.id === person.id}
      aria-label={
        label === null || person.wind === null
          ? words.personOut(person.number, person.name)
          : words.person(person.wind, label, person.number, person.name)
      }
      onClick={() => press(person)}
    >
      <span className="number">{person.number}</span> {person.name}
    </button>
  );

  return (
    <>
      <p className="hint" role="status">
        {first === null ? words.swapHint : words.swapWith(first.name)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the places within. */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the places within. */}
      <div ref={places} className="drawn-tables" onKeyDown={pressed}>
        {draw.tables.map(({ label, people }) => (
          <section key={label} className="drawn-table" aria-label={`${of}${words.table(label)}`}>
            <h5>{words.table(label)}</h5>
            <ul>
              {/* By the place, so that the focus stays where it is when its person moves. */}
              {people.map((person) => (
                <li key={person.wind}>
                  <span className="wind">{person.wind}</span>
                  {place(person, label)}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {draw.sitsOut.length > 0 && (
          <section className="drawn-table" aria-label={`${of}${words.sitsOut}`}>
            <h5>{words.sitsOut}</h5>
            <ul>
              {draw.sitsOut.map((person, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays.
                <li key={at}>
                  {place(person, null)}
                  <span className="hint">{words.satOut(person.satOut)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
