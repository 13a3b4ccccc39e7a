import type { ReactNode } from "react";

interface Props<Part extends string> {
  /** What a screen reader calls them all. */
  label: string;
  /** In their order, each with its words. */
  parts: readonly (readonly [Part, string])[];
  current: Part;
  onChoose: (part: Part) => void;
  /** What else can be pressed there. */
  children?: ReactNode;
}

/** The parts of a screen, of which one is shown. */
export function ScreenParts<Part extends string>({
  label,
  parts,
  current,
  onChoose,
  children,
}: Props<Part>) {
  return (
    <nav className="screen-parts" aria-label={label}>
      {parts.map(([part, words]) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? "step" : undefined}
          onClick={() => onChoose(part)}
        >
          {words}
        </button>
      ))}
      {children}
    </nav>
  );
}
