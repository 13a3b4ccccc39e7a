import { useState } from "react";
import { useText } from "../../frame/context";

interface Props {
  number: number;
  name: string;
  running: boolean;
  onErase: () => void;
}

/** A button that asks once more and names whom it is about, because nothing brings the details back. */
export function EraseForGood({ number, name, running, onErase }: Props) {
  const words = useText().erasure;
  const [asked, ask] = useState(false);
  if (!asked) {
    return (
      <button
        type="button"
        className="b low"
        aria-label={`${number} ${name} ${words.begin}`}
        onClick={() => ask(true)}
      >
        {words.begin}
      </button>
    );
  }
  return (
    <div className="erase-for-good">
      <p role="alert">
        <strong>{words.cannotBeUndone}</strong>
      </p>
      <div className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed. */}
        <button type="button" className="b main-act" autoFocus onClick={() => ask(false)}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="b"
          aria-disabled={running || undefined}
          onClick={() => running || onErase()}
        >
          {words.now(number, name)}
        </button>
      </div>
    </div>
  );
}
