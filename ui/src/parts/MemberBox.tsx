import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useRead } from "../command";
import { isComposing } from "../composing";
import { useFrame } from "../frame/context";
import type { MemberChoice } from "../platform";
import { nextMark } from "./marked";
import { ranked } from "./memberSearch";
import { focusNext } from "./nextField";
import type { BoxProps } from "./TextBox";
import { normalised } from "./typed";

interface Props extends BoxProps {
  value: MemberChoice | null;
  /** Null where the box was emptied. */
  onChange: (member: MemberChoice | null) => void;
  /** The ids of who comes first in the list: those present today, then those who played recently. */
  first?: readonly number[];
  /** What was typed before and has found nobody yet; at each key, what is. */
  began?: string;
  onType?: (typed: string) => void;
  /** While nobody types in it, the number stands in a column beside the name. */
  isAligned?: boolean;
  /**
   * Takes a number over at once when Enter is pressed: the box is empty for the next one while the
   * backend is still asked whose it is, so that no key of whoever types fast is lost.
   */
  onNumber?: (number: string) => void;
}

/** One box for a person: by number, kana, romaji or kanji. Enter with the list open only chooses. */
export function MemberBox(props: Props) {
  const { value, onChange, first = [], began, onType, onNumber, isAligned = false, ...box } = props;
  const { platform, text: texts } = useFrame();
  const text = texts.parts;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(began || null);
  // With what the box was left, where nobody or more than one is meant by it.
  const [unknown, setUnknown] = useState(began || null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const search = normalised(typed ?? "");
  const found = useRead(["memberChoices", search], () => platform.memberChoices(search));
  const choices = open ? ranked(found.value ?? [], search, first) : [];
  const isOffering = open && (choices.length > 0 || found.loading);
  const own = typed !== null && typed === unknown && !open ? text.noSuchMember(typed) : null;
  const problem = own ?? box.problem ?? null;

  const newest = useRef(box);
  newest.current = box;

  function choose(member: MemberChoice) {
    setTyped(null);
    setOpen(false);
    onChange(member);
  }

  /** Asked anew: the list may still be that of the key before, and would be another person's. */
  async function foundNow(): Promise<MemberChoice[]> {
    const answer = await platform.memberChoices(search);
    return answer.ok ? ranked(answer.value, search, first) : [];
  }

  /** Whoever was meant without any doubt: that number, or the only one found. */
  async function leave() {
    setOpen(false);
    if (typed === null) {
      return;
    }
    if (search === "") {
      setTyped(null);
      onChange(null);
      return;
    }
    const now = await foundNow();
    const number = now.find((member) => String(member.number) === search);
    const meant = number ?? (now.length === 1 ? now[0] : undefined);
    if (meant === undefined) {
      setUnknown(typed);
    } else {
      choose(meant);
    }
  }

  async function chooseMarked() {
    const chosen = (found.loading ? await foundNow() : choices)[marked];
    if (chosen !== undefined) {
      choose(chosen);
    }
  }

  async function goOn(input: HTMLInputElement) {
    if (box.onEnter === undefined) {
      // Which leaves the box.
      focusNext(input);
    } else {
      await leave();
      newest.current.onEnter?.();
    }
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const mark = nextMark(event.key, marked, choices.length);
    if (mark !== null) {
      event.preventDefault();
      setMarked(open ? mark : 0);
      setOpen(true);
    } else if (isOffering && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) {
      event.preventDefault();
      void chooseMarked();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (onNumber !== undefined && /^\d+$/.test(search)) {
        setTyped(null);
        onType?.("");
        onNumber(search);
      } else {
        void goOn(event.currentTarget);
      }
    } else if (event.key === "Escape" && (open || typed !== null)) {
      event.stopPropagation();
      setOpen(false);
      setTyped(null);
      onType?.("");
    }
  }

  return (
    <div className="box member-box">
      <label htmlFor={id}>{box.label}</label>
      {box.hint && (
        <p className="hint" id={`${id}-hint`}>
          {box.hint}
        </p>
      )}
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        disabled={box.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where a screen opens to be typed in at once.
        autoFocus={box.autoFocus}
        data-typed={typed !== null}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={choices[marked] && `${id}-${choices[marked].id}`}
        aria-invalid={problem !== null}
        aria-describedby={
          [box.hint && `${id}-hint`, problem !== null && `${id}-problem`]
            .filter(Boolean)
            .join(" ") || undefined
        }
        value={typed ?? (value === null ? "" : text.member(value.number, value.name))}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnknown(null);
          onType?.(event.target.value);
          setMarked(0);
          // A number needs no list, and Enter goes straight on.
          setOpen(/\D/.test(normalised(event.target.value)));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => void leave()}
        onKeyDown={pressed}
      />
      {isAligned && value !== null && typed === null && (
        <span className="shown" aria-hidden="true">
          <span className="no">{value.number}</span>
          <span className="name" data-long={value.name.length > 6}>
            {value.name}
          </span>
        </span>
      )}
      <div className="choices" id={`${id}-list`} role="listbox" aria-label={box.label}>
        {choices.map((member, index) => (
          <div
            key={member.id}
            id={`${id}-${member.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            // Before the box loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(member);
            }}
          >
            <span className="number">{member.number}</span> {member.name}{" "}
            <span className="kana">{member.kana}</span>
          </div>
        ))}
      </div>
      {problem !== null && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
