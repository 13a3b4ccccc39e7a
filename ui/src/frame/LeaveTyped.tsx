import { TriangleAlert } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { isComposing } from "../composing";
import { useText } from "./context";
import "./notes.css";

interface Props {
  /** The file that would be opened; null where it is still to be chosen. */
  file: string | null;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what is half typed goes because another club is to be opened. */
export function LeaveTyped({ file, onLeave, onStay }: Props) {
  const words = useText().frame.leaveTyped;
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  // A key that was meant for the typing keeps it, and the next goes on with it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => (before instanceof HTMLElement && before.isConnected ? before.focus() : undefined);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the buttons within.
    <section
      className="opening-note note heed"
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-what`}
      onKeyDown={(event) => {
        if (!isComposing(event.nativeEvent) && event.key === "Escape") {
          onStay();
        }
      }}
    >
      <TriangleAlert className="i" />
      <div className="grow">
        <h2 id={`${id}-heading`}>{words.heading}</h2>
        <p id={`${id}-what`}>{words.what(file)}</p>
      </div>
      <div className="deeds">
        <button type="button" className="b main-act low" ref={stay} onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className="b low" onClick={onLeave}>
          {words.leave(file)}
        </button>
      </div>
    </section>
  );
}

/** Whether something is typed that would be lost. Half-typed sheets are kept; a search is no loss. */
export function isHalfTyped(): boolean {
  const kept = ".sheet, .sheet *, [data-search] *";
  return document.querySelector(`main [data-typed="true"]:not(${kept})`) !== null;
}
