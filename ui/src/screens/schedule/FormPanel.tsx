import { type ReactNode, useLayoutEffect, useRef } from "react";
import { isComposing } from "../../composing";
import "./forms.css";

interface Props {
  heading: string;
  /** Esc gives the form up. */
  onCancel: () => void;
  children: ReactNode;
}

/** Boxes that are filled in beside the list they belong to. */
export function FormPanel({ heading, onCancel, children }: Props) {
  const form = useRef<HTMLElement>(null);

  // Whoever pressed a button far down in the list goes on typing here.
  useLayoutEffect(() => {
    const pane = form.current?.closest(".fill");
    if (pane) {
      pane.scrollTop = 0;
    }
    form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section
      className="form-panel"
      aria-label={heading}
      data-typed="true"
      ref={form}
      onKeyDown={(event) => {
        if (!isComposing(event.nativeEvent) && event.key === "Escape") {
          onCancel();
        }
      }}
    >
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
