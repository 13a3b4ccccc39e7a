import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { Answer, ClubOverview } from "../../platform";

interface Props {
  /** The hand-over that was chosen, for people to read. */
  file: string;
  encrypted: boolean;
  onOpened: (answer: Answer<ClubOverview>) => void;
  onBack: () => void;
}

/** What the last secretary handed over becomes a club's file in a folder of its own. */
export function OpenHandOver({ file, encrypted, onOpened, onBack }: Props) {
  const { text, platform } = useFrame();
  const words = text.handover;
  const [passphrase, setPassphrase] = useState("");
  const [shown, setShown] = useState(false);
  const place = useRead(["handOverPlace", file], () => platform.handOverPlace());
  const choose = useWrite(() => platform.chooseHandOverPlace(words.changePlace));
  const open = useWrite(() => platform.openHandOver(encrypted ? passphrase : null));
  const problem = open.problem ?? choose.problem ?? place.problem;

  async function receive() {
    if (open.running) {
      return;
    }
    const answer = await open.run();
    if (answer.ok) {
      onOpened(answer);
    }
  }

  return (
    <section className="start receive">
      <h2>{words.receive}</h2>
      <p className="place">{words.received(file)}</p>
      {encrypted && (
        <>
          <TextBox
            label={words.passphrase}
            hint={words.given}
            width={40}
            autoFocus
            secret={!shown}
            value={passphrase}
            onType={() => open.clear()}
            onChange={setPassphrase}
            onEnter={receive}
          />
          <label className="tick">
            <input
              type="checkbox"
              checked={shown}
              onChange={(event) => setShown(event.target.checked)}
            />
            {words.show}
          </label>
        </>
      )}
      <div className="box">
        <p>
          <strong>{words.place}</strong>
        </p>
        <p className="place">{place.value}</p>
        <button type="button" onClick={() => void choose.run()}>
          {words.changePlace}
        </button>
      </div>
      {problem !== null && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" className="primary" aria-disabled={open.running} onClick={receive}>
          {words.open}
        </button>
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
      <p role="status">{open.running ? words.opening : ""}</p>
    </section>
  );
}
