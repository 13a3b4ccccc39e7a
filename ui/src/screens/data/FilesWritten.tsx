import type { ReactNode } from "react";
import type { Write } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";

interface Props<Written> {
  id: string;
  title: string;
  hint: string;
  action: string;
  write: Write<[], Written | null>;
  /** What is said of them when they are there. */
  said: (written: Written) => string;
  /** What is chosen before. */
  children?: ReactNode;
}

/** Something written where the person chooses. */
export function FilesWritten<Written>(props: Props<Written>) {
  const { id, title, hint, action, write, said, children } = props;
  const { text, say } = useFrame();
  const words = text.data;

  async function run() {
    if (write.running) {
      return;
    }
    const answer = await write.run();
    if (answer.ok && answer.value !== null) {
      say(said(answer.value));
    }
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="hint">{hint}</p>
      {children}
      <button type="button" aria-disabled={write.running} onClick={run}>
        {action}
      </button>
      <p role="status">{write.running ? words.exporting : ""}</p>
      {write.problem !== null && <ProblemMessage problem={write.problem} />}
    </section>
  );
}
