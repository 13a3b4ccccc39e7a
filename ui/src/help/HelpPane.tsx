import { ArrowLeft, ArrowRight, List, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../composing";
import { useText } from "../frame/context";
import { HelpContents } from "./HelpContents";
import { HelpNews } from "./HelpNews";
import { HelpPage } from "./HelpPage";
import { HelpTerm } from "./HelpTerm";
import "./help.css";
import { useManual } from "./manual";
import type { HelpView } from "./turning";
import type { Help } from "./useHelp";

interface Props {
  help: Help;
  /** Begins the first quarter of an hour, or takes it up. */
  onPath: () => void;
}

/** 手引き, beside the screen that it speaks of; over it where there is no room beside. */
export function HelpPane({ help, onPath }: Props) {
  const words = useText().help;
  const manual = useManual();
  const { turned, isCovering, landing, open, back, on, close } = help;
  const here = turned.here;
  const body = useRef<HTMLDivElement>(null);
  // What was looked for is there again when one comes back from what was found.
  const [typed, type] = useState("");
  const isRead = manual !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that is turned to.
  useEffect(() => {
    body.current?.scrollTo?.({ top: 0 });
  }, [here]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the keys are to go there, once it is there.
  useLayoutEffect(() => {
    const begin = () =>
      body.current?.querySelector<HTMLElement>("[data-begins]")?.focus({ preventScroll: true });
    if (landing === 0) {
      return undefined;
    }
    begin();
    // What was open over the page lets nothing else have the keys until it has gone.
    const isElsewhere = () => !body.current?.parentElement?.contains(document.activeElement);
    const later = requestAnimationFrame(() => isElsewhere() && begin());
    return () => cancelAnimationFrame(later);
  }, [landing, isRead]);

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || event.defaultPrevented) {
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.altKey && event.key === "ArrowLeft") {
      back();
    } else if (event.altKey && event.key === "ArrowRight") {
      on();
    }
  }

  if (here === null) {
    return null;
  }
  const isContents = here.kind === "contents";
  const show = (view: HelpView) => () => open(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from what is within.
    <aside
      className={`manual-pane ${isCovering ? "covering" : ""}`}
      aria-label={words.title}
      // What is open over the screen stays open while one reads, and lets the keys go there.
      data-react-aria-top-layer="true"
      onKeyDown={pressed}
    >
      <div className="help-head">
        <h2>{words.title}</h2>
        <button type="button" className="b plain low" aria-keyshortcuts="Escape" onClick={close}>
          <X className="i" />
          {words.close}
        </button>
      </div>
      <div className="help-tools">
        <button
          type="button"
          className="b low"
          aria-disabled={isContents}
          onClick={show({ kind: "contents" })}
        >
          <List className="i" />
          {words.contents}
        </button>
        <button
          type="button"
          className="b low"
          aria-disabled={turned.past.length === 0}
          onClick={back}
        >
          <ArrowLeft className="i" />
          {words.back}
        </button>
        <button
          type="button"
          className="b low"
          aria-disabled={turned.ahead.length === 0}
          onClick={on}
        >
          <ArrowRight className="i" />
          {words.on}
        </button>
      </div>
      <div className="help-body" ref={body}>
        {here.kind === "news" ? (
          <HelpNews since={here.since} />
        ) : manual === undefined ? (
          <p role="status">{words.opening}</p>
        ) : here.kind === "term" ? (
          <HelpTerm manual={manual} id={here.id} onTurn={open} />
        ) : here.kind === "page" ? (
          <HelpPage key={here.id} manual={manual} id={here.id} onTurn={open} />
        ) : (
          <HelpContents manual={manual} typed={typed} onType={type} onTurn={open} onPath={onPath} />
        )}
      </div>
    </aside>
  );
}
