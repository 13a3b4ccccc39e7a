import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { isComposing } from "../../composing";
import { useText } from "../../frame/context";

interface Props {
  heading: string;
  className: string;
  /** Which of the window's places it is; F1 goes by it. */
  place: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is done seldom, in the place of the page, until it is closed. */
export function TaskPane({ heading, className, place, onClose, children }: Props) {
  const words = useText().members;
  const begin = useRef<HTMLHeadingElement>(null);
  // Where nothing within is to be typed in at once, the keys are at its beginning.
  useLayoutEffect(() => {
    if (begin.current?.closest("section")?.contains(document.activeElement) === false) {
      begin.current.focus();
    }
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the key comes from whatever is within.
    <section
      className={`pane task ${className}`}
      aria-label={heading}
      data-help={place}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <header>
        <h2 tabIndex={-1} ref={begin}>
          {heading}
        </h2>
        <span className="grow" />
        <button type="button" className="b low" onClick={onClose}>
          <X className="i" />
          {words.close}
        </button>
      </header>
      <div className="fill padded">{children}</div>
    </section>
  );
}
