import { useId, useState } from "react";
import { isComposing } from "../../../composing";
import { useText } from "../../../frame/context";

interface Props {
  value: string;
  onChange: (note: string) => void;
}

/** A note of some lines: Enter begins the next, and leaving the box saves. */
export function NoteBox({ value, onChange }: Props) {
  const words = useText().session;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);

  function leave() {
    if (draft !== null && draft.trim() !== value) {
      onChange(draft);
    }
    setDraft(null);
  }

  return (
    <div className="box">
      <label htmlFor={id}>{words.note}</label>
      <p className="hint" id={`${id}-hint`}>
        {words.noteHint}
      </p>
      <textarea
        id={id}
        rows={3}
        className="note"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
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
    </div>
  );
}
