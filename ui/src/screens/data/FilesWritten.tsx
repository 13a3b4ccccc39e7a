import type { ReactNode } from "react";
import type { Write } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { FilesWritten as Written } from "../../platform";

interface Props {
  id: string;
  title: string;
  hint: string;
  action: string;
  write: Write<[], Written | null>;
  /** What is chosen before. */
  children?: ReactNode;
}

/** Everything recorded, written as files into a folder that the person chooses. */
export function FilesWritten({ id, title, hint, action, write, children }: Props) {
  const { text, say } = useFrame();
  const words = text.data;

  async function run() {
    if (write.running) {
      return;
    }
    const answer = await write.run();
    if (answer.ok && answer.value !== null) {
      const { folder, files, rows } = answer.value;
      say(words.exported(folder, files, rows));
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
