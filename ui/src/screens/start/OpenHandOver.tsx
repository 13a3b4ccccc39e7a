import { ArrowLeft, FolderOpen } from "lucide-react";
import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { Check } from "../../parts/Check";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { Answer, ClubOverview } from "../../platform";
import { Hello } from "./Hello";

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
    <div className="start">
      <Hello>
        <button type="button" className="go-way" onClick={onBack}>
          <ArrowLeft className="i" />
          <span>{words.back}</span>
        </button>
      </Hello>
      <section className="way">
        <div className="plain receive">
          <h2>{words.receive}</h2>
          <p className="path">{words.received(file)}</p>
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
              <Check label={words.show} value={shown} onChange={setShown} />
            </>
          )}
          <div className="fld">
            <b>{words.place}</b>
            <div className="f where">
              <FolderOpen className="i" />
              <span className="place grow">{place.value}</span>
              <button
                type="button"
                className="b plain low"
                aria-label={words.changePlace}
                onClick={() => void choose.run()}
              >
                {text.start.change}
              </button>
            </div>
          </div>
          {problem !== null && <ProblemMessage problem={problem} />}
          <button
            type="button"
            className="b main-act"
            aria-disabled={open.running || undefined}
            onClick={receive}
          >
            {words.open}
          </button>
          <p role="status">{open.running ? words.opening : ""}</p>
        </div>
      </section>
    </div>
  );
}
