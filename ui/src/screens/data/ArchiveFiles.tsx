import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";

/** Everything recorded, to be read without this program. */
export function ArchiveFiles() {
  const { text, say } = useFrame();
  const words = text.data;
  const write = useWrite((platform) => platform.writeArchive(words.archiveTitle));

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
    <section aria-labelledby="data-archive">
      <h2 id="data-archive">{words.archive}</h2>
      <p className="hint">{words.archiveHint}</p>
      <button type="button" aria-disabled={write.running} onClick={run}>
        {words.archiveIt}
      </button>
      <p role="status">{write.running ? words.exporting : ""}</p>
      {write.problem !== null && <ProblemMessage problem={write.problem} />}
    </section>
  );
}
