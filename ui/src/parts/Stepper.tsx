import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../frame/context";

interface Props {
  /** What one goes through, for screen readers. */
  label: string;
  /** What is chosen; pressed, it may open a box to type another. */
  children: ReactNode;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** How far one step goes, in words; 前 and 次 without. */
  words?: { previous: string; next: string };
}

/** One step back and one on; at the first and the last there is no further. */
export function Stepper({ label, children, onPrevious, onNext, words }: Props) {
  const text = useText().parts;
  return (
    <fieldset className="stepper" aria-label={label}>
      <button type="button" aria-disabled={onPrevious === undefined} onClick={onPrevious}>
        <ChevronLeft className="i" />
        {words?.previous ?? text.previous}
      </button>
      {children}
      <button type="button" aria-disabled={onNext === undefined} onClick={onNext}>
        {words?.next ?? text.next}
        <ChevronRight className="i" />
      </button>
    </fieldset>
  );
}
