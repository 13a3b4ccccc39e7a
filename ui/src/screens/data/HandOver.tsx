import { useState } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { Check } from "../../parts/Check";
import { TextBox } from "../../parts/TextBox";
import { andMissing } from "../reports/missing";
import { FilesWritten } from "./FilesWritten";

/** Everything that the next secretary needs, in one file. */
export function HandOver() {
  const { text } = useFrame();
  const words = text.handover;
  const [encrypted, setEncrypted] = useState(true);
  const [typed, setTyped] = useState("");
  const [again, setAgain] = useState("");
  const [shown, setShown] = useState(false);
  const write = useWrite(async (platform) => {
    const passphrase = encrypted ? { typed, again } : null;
    const answer = await platform.handOver(passphrase, words.title, words.fileKind);
    if (answer.ok && answer.value !== null) {
      // Nobody needs it here any more.
      setTyped("");
      setAgain("");
    }
    return answer;
  });

  /** What was wrong may be right now. */
  function changing<T>(change: (to: T) => void) {
    return (to: T) => {
      change(to);
      write.clear();
    };
  }

  return (
    <FilesWritten
      hint={words.hint}
      action={words.make}
      write={write}
      place={({ file }) => file}
      said={({ file, files, hanchan, missing, left }) => {
        const made = andMissing(text.reports, words.made(file, files, hanchan), missing);
        return left === null ? made : `${made} ${words.left(left)}`;
      }}
    >
      <Check label={words.encrypt} value={encrypted} onChange={changing(setEncrypted)} />
      {encrypted && (
        <div className="passphrase">
          <p className="note heed">{words.warning}</p>
          <TextBox
            label={words.passphrase}
            hint={words.passphraseHint}
            width={40}
            secret={!shown}
            value={typed}
            onChange={changing(setTyped)}
          />
          <TextBox
            label={words.again}
            width={40}
            secret={!shown}
            value={again}
            onChange={changing(setAgain)}
          />
          <Check label={words.show} value={shown} onChange={setShown} />
        </div>
      )}
    </FilesWritten>
  );
}
