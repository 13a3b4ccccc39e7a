import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../../composing";
import { useText } from "../../../frame/context";
import type { AttendanceGroup, Attending, PersonId } from "../../../platform";
import { isWhole, rowsOf, type Shown } from "./groups";
import { tileFrom } from "./tileFrom";

interface Props {
  groups: readonly AttendanceGroup[];
  /** Whom what is typed means. */
  meant: readonly Attending[];
  shown: Shown;
  /** How many guests only a search brings up. */
  otherGuests: number;
  onTick: (person: Attending, comes: boolean) => void;
}

/** So many rows of large tiles are in view at once; more of them are set in one line each. */
const mostLarge = 7;
const abreast = 5;

/** Everybody as a tile under the kana of their reading; pressed, they are there. */
export function AttendanceTiles({ groups, meant, shown, otherGuests, onTick }: Props) {
  const words = useText().attendance;
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<PersonId | null>(null);
  const rows = rowsOf(groups, meant, shown);
  const people = rows.flatMap((row) => row.people);
  const lines = rows.reduce((sum, row) => sum + Math.ceil(row.people.length / abreast), 0);
  const first = meant[0]?.id;
  // One of them is reached by Tab: who is meant, or who had the keys last.
  const reached = first ?? people.find(({ id }) => id === last)?.id ?? people[0]?.id;

  useEffect(() => {
    if (first !== undefined) {
      list.current?.querySelector(`[data-person="${first}"]`)?.scrollIntoView({ block: "nearest" });
    }
  }, [first]);

  function pressed(event: KeyboardEvent) {
    if (!isComposing(event.nativeEvent) && event.target instanceof HTMLButtonElement) {
      const tiles = [...(list.current?.querySelectorAll<HTMLButtonElement>(".m") ?? [])];
      const next = tileFrom(tiles, event.target, event.key);
      if (next !== undefined) {
        event.preventDefault();
        next.focus();
      }
    }
  }

  if (people.length === 0) {
    const isEmpty = shown === "all" && otherGuests === 0;
    return <p className="came-nobody">{isEmpty ? words.noMembers : words.nobodyHere}</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the tiles within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the tiles within.
    <div ref={list} className="came-rows" data-dense={lines > mostLarge} onKeyDown={pressed}>
      {rows.map((row) => {
        const name = row.of === "guests" ? words.guests : words.group(row.of);
        return (
          <section className="came-row" key={row.key} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {row.people.map((person) => (
                <li key={person.id}>
                  <Tile
                    person={person}
                    isMeant={meant.some(({ id }) => id === person.id)}
                    isReached={person.id === reached}
                    onFocus={() => setLast(person.id)}
                    onTick={onTick}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {otherGuests > 0 && shown === "all" && (
        <p className="came-others">{words.otherGuests(otherGuests)}</p>
      )}
    </div>
  );
}

interface TileProps {
  person: Attending;
  isMeant: boolean;
  isReached: boolean;
  onFocus: () => void;
  onTick: Props["onTick"];
}

function Tile({ person, isMeant, isReached, onFocus, onTick }: TileProps) {
  const words = useText().attendance;
  const { stay } = person;
  const isThere = stay !== null;
  return (
    <button
      type="button"
      className={isMeant ? "m cand" : "m"}
      data-person={person.id}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isThere}
      onFocus={onFocus}
      onClick={() => onTick(person, !isThere)}
    >
      <span className="no">
        {person.number}
        {isThere && !isWhole(stay) && <small> {words.staying(stay)}</small>}
        {person.guest && !isThere && <small> {words.guest}</small>}
      </span>{" "}
      <span className={isThere ? "tick on" : "tick"}>{isThere && <Check className="i" />}</span>
      <b>
        {person.name}
        {person.beginner && (
          <small className="beginner" role="img" aria-label={words.beginner}>
            {words.beginnerMark}
          </small>
        )}
      </b>
    </button>
  );
}
