import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFrame } from "../../../frame/context";
import { TextBox } from "../../../parts/TextBox";
import { normalised } from "../../../parts/typed";
import type { Attending, SeriesId } from "../../../platform";
import { problemInOne } from "../../../text";

interface Props {
  day: string;
  series: SeriesId;
  search: string;
  onSearch: Dispatch<SetStateAction<string>>;
  onCome: (person: Attending) => Promise<void>;
  /** Whether the guest could be added. */
  onGuest: (name: string) => Promise<boolean>;
}

/** One box that ticks whoever is meant without any doubt, and offers to add who is not known. */
export function AttendanceSearch({ day, series, search, onSearch, onCome, onGuest }: Props) {
  const { platform, text } = useFrame();
  const words = text.attendance;
  const [answer, setAnswer] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const guest = useRef<HTMLButtonElement>(null);
  // What stood in the box when Enter was pressed: the next may be typed before the answer comes.
  const entered = useRef("");
  const name = search.trim();

  function leave(typed: string) {
    entered.current = typed.trim();
    onSearch(typed);
  }

  /** Asked anew: what is listed may still be what was found for the key before. */
  async function tick() {
    const typed = entered.current;
    entered.current = "";
    if (typed === "") {
      return;
    }
    setAnswer("");
    const clear = () => onSearch((now) => (now.trim() === typed ? "" : now));
    if (isNumber(typed)) {
      // Before the next key, which belongs to the next number.
      flushSync(clear);
    }
    const found = await platform.attendance(day, series, typed);
    if (!found.ok) {
      setAnswer(problemInOne(text, found.problem));
      return;
    }
    const people = found.value.groups.flatMap((group) => group.people);
    const number = people.find((one) => String(one.number) === normalised(typed));
    const meant = number ?? (people.length === 1 ? people[0] : undefined);
    if (meant === undefined) {
      setAnswer(people.length === 0 ? words.nobody(typed) : words.several(people.length));
      if (people.length === 0) {
        guest.current?.focus();
      }
      return;
    }
    clear();
    if (meant.stay === null) {
      await onCome(meant);
    } else {
      setAnswer(words.already(meant.name));
    }
  }

  async function welcome() {
    if (await onGuest(name)) {
      setAnswer("");
      box.current?.querySelector("input")?.focus();
    }
  }

  return (
    <div ref={box} className="attendance-search" data-search>
      <TextBox
        label={words.search}
        hint={words.searchHint}
        width={18}
        autoFocus
        value={search}
        onType={onSearch}
        onChange={leave}
        onEnter={() => void tick()}
      />
      <p role="status">{answer}</p>
      {!isNumber(name) && (
        <button type="button" ref={guest} onClick={() => void welcome()}>
          {words.addGuest(name)}
        </button>
      )}
    </div>
  );
}

function isNumber(typed: string): boolean {
  return /^\d*$/.test(normalised(typed));
}
