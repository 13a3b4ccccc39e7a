import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../frame/context";

interface Props {
  heading: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is done seldom, in the place of the page, until it is closed. */
export function TaskPane({ heading, className, onClose, children }: Props) {
  const words = useText().members;
  return (
    <section className={`pane task ${className}`} aria-label={heading}>
      <header>
        <h2>{heading}</h2>
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
