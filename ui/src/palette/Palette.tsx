import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { isComposing } from "../composing";
import { useText } from "../frame/context";
import { nextMark } from "../parts/marked";
import type { MemberChoice } from "../platform";
import "./palette.css";
import { type Deeds, type Find, useFinds } from "./useFinds";

interface Props {
  deeds: Deeds;
  onClose: () => void;
}

/** A text with the first place underlined at which it says what was typed. */
function Matched({ text, search }: { text: string; search: string }) {
  const said = search.trim();
  const at = said === "" ? -1 : text.indexOf(said);
  if (at === -1) {
    return text;
  }
  return (
    <>
      {text.slice(0, at)}
      <mark>{said}</mark>
      {text.slice(at + said.length)}
    </>
  );
}

/** Ctrl+K: whatever has a name, a number or a reading, one Enter away. */
export function Palette({ deeds, onClose }: Props) {
  const text = useText();
  const words = text.palette;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [only, narrowTo] = useState<MemberChoice | null>(null);
  const [marked, setMarked] = useState(0);
  const [isAwaited, awaitAnswer] = useState(false);
  const { groups, isStale } = useFinds(typed, only, deeds);
  const all = groups.flatMap(({ finds }) => finds);
  const chosen = all[Math.min(marked, all.length - 1)];

  function mark(at: number) {
    setMarked(at);
    list.current?.querySelectorAll('[role="option"]')[at]?.scrollIntoView({ block: "nearest" });
  }

  function take(find: Find | undefined) {
    if (find !== undefined) {
      onClose();
      find.open();
    }
  }

  // Enter opens what is found by all that was typed, however fast it was.
  useEffect(() => {
    if (isAwaited && !isStale) {
      awaitAnswer(false);
      take(chosen);
    }
  });

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const next = nextMark(event.key, Math.min(marked, all.length - 1), all.length);
    if (next !== null) {
      event.preventDefault();
      mark(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      awaitAnswer(true);
    } else if (event.key === "Tab") {
      event.preventDefault();
      if (chosen?.person !== undefined) {
        narrowTo(chosen.person);
        setTyped("");
        setMarked(0);
      }
    }
  }

  return (
    <ModalOverlay
      className="scrim"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className="palette">
        <Dialog aria-label={words.title}>
          <div className="ask">
            <Search className="i" />
            {only !== null && (
              <span className="tag good">{text.parts.member(only.number, only.name)}</span>
            )}
            <input
              type="text"
              role="combobox"
              autoFocus
              autoComplete="off"
              spellCheck={false}
              aria-label={words.title}
              aria-expanded
              aria-controls={`${id}-found`}
              aria-autocomplete="list"
              aria-activedescendant={chosen && `${id}-${chosen.key}`}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMarked(0);
                awaitAnswer(false);
              }}
              onKeyDown={pressed}
            />
            <small>{words.hint}</small>
          </div>
          <div
            className="found"
            id={`${id}-found`}
            role="listbox"
            aria-label={words.found}
            ref={list}
          >
            {all.length === 0 && (
              <p className="nobody quiet">
                {typed.trim() === "" ? words.begin : words.nothing(typed)}
              </p>
            )}
            {groups.map(({ heading, finds }) => (
              // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets.
              <div key={heading} role="group" aria-label={heading}>
                <p className="heading" aria-hidden="true">
                  {heading}
                </p>
                {finds.map((find) => (
                  <div
                    key={find.key}
                    id={`${id}-${find.key}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={find === chosen}
                    // Before the box loses the focus.
                    onMouseDown={(event) => {
                      event.preventDefault();
                      take(find);
                    }}
                  >
                    <find.icon className="i" />
                    <span>
                      <Matched text={find.name} search={typed} />{" "}
                      {find.about && (
                        <small>
                          <Matched text={find.about} search={typed} />
                        </small>
                      )}
                    </span>
                    {find === chosen ? (
                      <span className="key">Enter</span>
                    ) : (
                      find.does && <small>{find.does}</small>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <footer>
            <span>
              <span className="key">↑</span> <span className="key">↓</span> {words.choose}
            </span>
            <span>
              <span className="key">Enter</span> {words.open}
            </span>
            <span>
              <span className="key">Tab</span> {words.only}
            </span>
            <span>
              <span className="key">Esc</span> {words.close}
            </span>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
