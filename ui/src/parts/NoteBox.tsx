import { useId, useState } from "react";
import { isComposing } from "../composing";

interface Props {
  label: string;
  /** Said below the label. */
  hint?: string;
  /** What is wrong with what was typed. */
  problem?: string | null;
  value: string;
  onChange: (note: string) => void;
}

/** A note of some lines: Enter begins the next, and leaving the box saves. */
export function NoteBox({ label, hint, problem, value, onChange }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`];
  const [draft, setDraft] = useState<string | null>(null);

  function leave() {
    if (draft !== null && draft.trim() !== value) {
      onChange(draft);
    }
    setDraft(null);
  }

  return (
    <div className="box">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={3}
        className="note"
        spellCheck={false}
        aria-invalid={Boolean(problem)}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        data-typed={draft !== null && draft !== value}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (!isComposing(event.nativeEvent) && event.key === "Escape" && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      {problem && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
