import { Search, UserPlus } from "lucide-react";
import { type Dispatch, type KeyboardEvent, type SetStateAction, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../../../composing";
import { useFrame } from "../../../frame/context";
import { Switch } from "../../../parts/Switch";
import { TextBox } from "../../../parts/TextBox";
import { normalised } from "../../../parts/typed";
import type { AttendanceGroup, Attending, SeriesId } from "../../../platform";
import { problemInOne } from "../../../text";
import { everybody, kanaRows, type Shown } from "./groups";

interface Props {
  day: string;
  series: SeriesId;
  search: string;
  groups: readonly AttendanceGroup[];
  shown: Shown;
  onShow: (shown: Shown) => void;
  onSearch: Dispatch<SetStateAction<string>>;
  onCome: (person: Attending) => Promise<void>;
  /** Whether the guest could be added. */
  onGuest: (name: string) => Promise<boolean>;
}

/**
 * One box that writes down whoever is meant without any doubt. Who is not known can be added as a
 * guest, by a button of its own: Enter in the box never makes one of a slip of the keys.
 */
export function AttendanceSearch(props: Props) {
  const { day, series, search, groups, shown, onShow, onSearch, onCome, onGuest } = props;
  const { platform, text } = useFrame();
  const words = text.attendance;
  const [answer, setAnswer] = useState("");
  const box = useRef<HTMLElement>(null);
  // What stood in the box when Enter was pressed: the next may be typed before the answer comes.
  const entered = useRef("");
  const name = search.trim();
  const canBeGuest = name !== "" && !isNumber(name);

  function leave(typed: string) {
    entered.current = typed.trim();
    onSearch(typed);
  }

  function type(typed: string) {
    setAnswer("");
    onSearch(typed);
  }

  /** Asked anew: what is marked may still be what was found for the key before. */
  async function enter() {
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
    const people = everybody(found.value.groups);
    const number = people.find((one) => String(one.number) === normalised(typed));
    const meant = number ?? (people.length === 1 ? people[0] : undefined);
    if (meant === undefined) {
      setAnswer(people.length === 0 ? words.nobody(typed) : words.several(people.length));
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

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === "Escape" && answer !== "") {
      event.stopPropagation();
      setAnswer("");
    } else if (event.key === "ArrowDown" && event.target instanceof HTMLInputElement) {
      const tile = box.current?.parentElement?.querySelector<HTMLElement>('.m[tabindex="0"]');
      if (tile) {
        event.preventDefault();
        tile.focus();
      }
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the box within.
    <header ref={box} className="came-search" data-search onKeyDown={pressed}>
      <div className="came-box">
        <Search className="i" />
        <TextBox
          label={words.search}
          unit={words.searchHint}
          autoFocus
          value={search}
          onType={type}
          onChange={leave}
          onEnter={() => void enter()}
          onClear={() => type("")}
        />
      </div>
      <p role="status" className="came-answer">
        {answer}
      </p>
      {canBeGuest && (
        <button
          type="button"
          className="b low"
          aria-label={words.addGuest(name)}
          data-help="members.guest"
          onClick={() => void welcome()}
        >
          <UserPlus className="i" />
          {words.addAsGuest}
        </button>
      )}
      {answer === "" && !canBeGuest && (
        <Switch
          label={words.shown}
          choices={shownChoices(groups, words)}
          chosen={shown}
          onChoose={onShow}
        />
      )}
    </header>
  );
}

/** Everybody, who is there, and the rows of kana in which there is anybody. */
function shownChoices(
  groups: readonly AttendanceGroup[],
  words: { everybody: string; onlyPresent: string; rowOf: (kana: string) => string },
) {
  const has = (kana: string) =>
    groups.some((group) => group.kana === kana && group.people.some(({ guest }) => !guest));
  const rows = kanaRows
    .filter(has)
    .map((row) => [row, <KanaRow key={row} kana={row} name={words.rowOf(row)} />] as const);
  return [["all", words.everybody] as const, ["present", words.onlyPresent] as const, ...rows];
}

function KanaRow({ kana, name }: { kana: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{kana}</span>
      <span className="heard-only">{name}</span>
    </>
  );
}

function isNumber(typed: string): boolean {
  return /^\d*$/.test(normalised(typed));
}
