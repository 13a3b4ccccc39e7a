import { ClipboardPaste } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../../../frame/context";
import type { useSeatList } from "./useSeatList";

interface Props {
  list: ReturnType<typeof useSeatList>;
}

/** Opens it, and closes it. */
export function PasteButton({ list: { isOpen, open } }: Props) {
  return (
    <button type="button" className="b low" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <ClipboardPaste className="i" />
      {useText().draw.byHand.paste}
    </button>
  );
}

/** A list of the seats, a line a table, as it is copied from a spreadsheet or a page. */
export function PasteList({ list }: Props) {
  return list.isOpen ? <OpenList list={list} /> : null;
}

function OpenList({ list: { misread: problem, read, open } }: Props) {
  const words = useText().draw.byHand;
  const id = useId();
  const [list, setList] = useState("");
  return (
    <div className="hand-list fields">
      <div className="box">
        <label htmlFor={id}>{words.list}</label>
        <p className="hint" id={`${id}-hint`}>
          {words.listHint}
        </p>
        <textarea
          id={id}
          rows={5}
          // biome-ignore lint/a11y/noAutofocus: it was asked for in order to be pasted into.
          autoFocus
          spellCheck={false}
          value={list}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint${problem === null ? "" : ` ${id}-problem`}`}
          onChange={(event) => setList(event.target.value)}
        />
        {problem !== null && (
          <p className="field-problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="acts">
        <button type="button" className="b" onClick={() => read(list)}>
          {words.read}
        </button>
        <button type="button" className="b plain" onClick={() => open(false)}>
          {words.noList}
        </button>
      </div>
    </div>
  );
}
