import { useRef, useState } from "react";
import { useFrame } from "../../../frame/context";
import { TextBox } from "../../../parts/TextBox";
import { normalised } from "../../../parts/typed";
import type { Attending } from "../../../platform";

interface Props {
  day: string;
  series: number;
  search: string;
  onSearch: (typed: string) => void;
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
  const name = search.trim();
  const isNumber = /^\d*$/.test(normalised(name));

  function type(typed: string) {
    setAnswer("");
    onSearch(typed);
  }

  /** Asked anew: what is listed may still be what was found for the key before. */
  async function tick() {
    const found = await platform.attendance(day, series, name);
    if (name === "" || !found.ok) {
      return;
    }
    const people = found.value.groups.flatMap((group) => group.people);
    const number = people.find((one) => String(one.number) === normalised(name));
    const meant = number ?? (people.length === 1 ? people[0] : undefined);
    if (meant === undefined) {
      setAnswer(people.length === 0 ? words.nobody(name) : words.several(people.length));
      if (people.length === 0) {
        guest.current?.focus();
      }
      return;
    }
    onSearch("");
    if (meant.stay === null) {
      setAnswer("");
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
    <div ref={box} className="attendance-search">
      <TextBox
        label={words.search}
        hint={words.searchHint}
        width={18}
        autoFocus
        value={search}
        onType={type}
        onChange={onSearch}
        onEnter={() => void tick()}
      />
      <p role="status">{answer}</p>
      {!isNumber && (
        <button type="button" ref={guest} onClick={() => void welcome()}>
          {words.addGuest(name)}
        </button>
      )}
    </div>
  );
}
