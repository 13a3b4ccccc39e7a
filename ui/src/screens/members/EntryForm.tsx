import type { ReactNode } from "react";
import { isComposing } from "../../composing";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Problem } from "../../platform";

interface Props {
  words: { save: string; cancel: string };
  /** Why it could not be saved. */
  problem: Problem | null;
  onSave: () => void;
  onCancel: () => void;
  /** The boxes. */
  children: ReactNode;
}

/** The boxes of one row of an entry's list, saved all at once. Esc leaves them. */
export function EntryForm({ words, problem, onSave, onCancel, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <div
      className="adjustment-form"
      data-typed="true"
      onKeyDown={(event) => {
        if (!isComposing(event.nativeEvent) && event.key === "Escape") {
          // Only what is typed here, and not the page around it as well.
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      {children}
      {problem !== null && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" className="b main-act" onClick={onSave}>
          {words.save}
        </button>
        <button type="button" className="b" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
