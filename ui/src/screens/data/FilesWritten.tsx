import { Check, FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Write } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Problem } from "../../platform";

interface Props<Written> {
  hint: string;
  action: string;
  write: Write<[], Written | null>;
  /** What is said of them when they are there. */
  said: (written: Written) => string;
  /** Where they are. */
  place: (written: Written) => string;
  /** What is chosen before. */
  children?: ReactNode;
}

/** Something written where the person chooses, and then looked at there. */
export function FilesWritten<Written>(props: Props<Written>) {
  const { hint, action, write, said, place, children } = props;
  const { text, say, platform } = useFrame();
  const words = text.data;
  const [written, setWritten] = useState<Written | null>(null);
  const [notShown, setNotShown] = useState<Problem | null>(null);

  async function run() {
    if (write.running) {
      return;
    }
    setNotShown(null);
    const answer = await write.run();
    setWritten(answer.ok ? answer.value : null);
    if (answer.ok && answer.value !== null) {
      say(said(answer.value));
    }
  }

  async function show(what: Written) {
    const answer = await platform.showFolder(place(what));
    setNotShown(answer.ok ? null : answer.problem);
  }

  return (
    <>
      <p>{hint}</p>
      {children}
      <button
        type="button"
        className="b main-act"
        aria-disabled={write.running || undefined}
        onClick={run}
      >
        {action}
      </button>
      <p role="status">{write.running ? words.exporting : ""}</p>
      {write.problem !== null && <ProblemMessage problem={write.problem} />}
      {written !== null && !write.running && (
        <div className="note good written">
          <Check className="i" />
          <p className="grow">{said(written)}</p>
          <button type="button" className="b low" onClick={() => void show(written)}>
            <FolderOpen className="i" />
            {words.openFolder}
          </button>
        </div>
      )}
      {notShown !== null && <ProblemMessage problem={notShown} />}
    </>
  );
}
