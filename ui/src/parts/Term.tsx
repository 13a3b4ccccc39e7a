import { type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components";
import { isComposing } from "../composing";
import { useFrame } from "../frame/context";
import { useManual } from "../help/manual";
import "./term.css";

interface Props {
  /** The id of the term in the manual. */
  id: string;
  /** The word as it stands here; or what is pressed there, which bears it. */
  children: ReactNode;
}

/**
 * A word that tells what it means: where the pointer rests on it, where it has the focus, and where it is
 * touched. What can be pressed stays what it is, and tells it as well.
 */
export function Term({ id, children }: Props) {
  const { language } = useFrame().view;
  const term = useManual()?.terms.find((one) => one.id === id);
  const word = useRef<HTMLSpanElement>(null);
  const [isOpen, open] = useState(false);
  const tip = useId();
  const state = {
    isOpen,
    shouldSkipAnimation: false,
    open: () => open(true),
    close: () => open(false),
  };
  // Where the focus comes by a pointer, the pointer itself says whether it is shown.
  const isPointed = useRef(false);
  function released({ pointerType }: PointerEvent) {
    isPointed.current = false;
    if (pointerType !== "mouse") {
      open(!isOpen);
    }
  }
  function left({ pointerType }: PointerEvent) {
    isPointed.current = false;
    if (pointerType === "mouse") {
      open(false);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what is told of it.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only shows what is told of it.
    <span
      ref={word}
      className={term === undefined ? undefined : "term"}
      aria-describedby={isOpen && term !== undefined ? tip : undefined}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && open(true)}
      onPointerLeave={left}
      onPointerUp={released}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onFocus={() => !isPointed.current && open(true)}
      onBlur={() => open(false)}
      onKeyDown={(event) =>
        !isComposing(event.nativeEvent) && event.key === "Escape" && open(false)
      }
    >
      {children}
      {term !== undefined && (
        <TooltipTriggerStateContext value={state}>
          <Tooltip className="tip" triggerRef={word}>
            <span id={tip}>
              <b>{term.name[language]}</b>
              {language === "ja" && term.reading !== term.name.ja && <small>{term.reading}</small>}
              <br />
              {term.says[language]}
            </span>
          </Tooltip>
        </TooltipTriggerStateContext>
      )}
    </span>
  );
}

/** A term where nothing else takes the focus: it does so itself. */
export function TermWord({ id, children }: Props) {
  return (
    <Term id={id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its explanation is to be had by keys as well. */}
      <span tabIndex={0}>{children}</span>
    </Term>
  );
}

/** The words that one meets here, each with what it means. */
export function TermLine({ terms }: { terms: readonly string[] }) {
  const { text, view } = useFrame();
  const known = useManual()?.terms.filter(({ id }) => terms.includes(id)) ?? [];
  return (
    known.length > 0 && (
      <p className="term-line">
        {text.help.terms}
        {known.map(({ id, name }) => (
          <TermWord key={id} id={id}>
            {name[view.language]}
          </TermWord>
        ))}
      </p>
    )
  );
}
