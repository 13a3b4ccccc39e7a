import { type KeyboardEvent, useId, useState } from "react";
import { useRead } from "../command";
import { isComposing } from "../composing";
import { useText } from "../frame/context";
import type { MemberChoice } from "../platform";
import { ranked, searchText } from "./memberSearch";
import { focusNext } from "./nextField";
import type { BoxProps } from "./TextBox";

interface Props extends BoxProps {
  value: MemberChoice | null;
  /** Null where the box was emptied. */
  onChange: (member: MemberChoice | null) => void;
  /** The ids of who comes first in the list: those present today, then those who played recently. */
  first?: readonly number[];
}

/** One box for a person: by number, kana, romaji or kanji. Enter with the list open only chooses. */
export function MemberBox({ value, onChange, first = [], ...box }: Props) {
  const text = useText().parts;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const search = searchText(typed ?? "");
  const found = useRead(["memberChoices", search], (platform) => platform.memberChoices(search));
  const choices = open ? ranked(found.value ?? [], search, first) : [];
  const own = typed !== null && !open && typed !== "" ? text.noSuchMember(typed) : null;
  const problem = own ?? box.problem ?? null;

  function choose(member: MemberChoice) {
    setTyped(null);
    setOpen(false);
    onChange(member);
  }

  /** A number that was typed whole needs no list. */
  function leave() {
    setOpen(false);
    if (typed === null) {
      return;
    }
    const exact = (found.value ?? []).find((member) => String(member.number) === search);
    if (search === "") {
      setTyped(null);
      onChange(null);
    } else if (exact !== undefined) {
      choose(exact);
    } else if (choices.length === 1 && choices[0] !== undefined) {
      choose(choices[0]);
    }
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setMarked(open ? (marked + step + choices.length) % Math.max(choices.length, 1) : 0);
      setOpen(true);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = choices[marked];
      if (open && chosen !== undefined) {
        choose(chosen);
      } else if (box.onEnter !== undefined) {
        box.onEnter();
      } else {
        focusNext(event.currentTarget);
      }
    } else if (event.key === "Escape" && (open || typed !== null)) {
      event.stopPropagation();
      setOpen(false);
      setTyped(null);
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
          setMarked(0);
          setOpen(event.target.value.trim() !== "");
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={pressed}
      />
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
