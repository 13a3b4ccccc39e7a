import { useState } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { FileFormat } from "../../platform";
import { Choice } from "./Choice";

const formats: readonly FileFormat[] = ["xlsx", "csv_utf8", "csv_cp932", "json_lines"];

/** Everything recorded, as files for other programs. */
export function ExportFiles() {
  const { text, say } = useFrame();
  const words = text.data;
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const write = useWrite((platform) => platform.exportRecords(format, words.exportTitle));

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
    <section aria-labelledby="data-export">
      <h2 id="data-export">{words.export}</h2>
      <p className="hint">{words.exportHint}</p>
      <Choice
        label={words.format}
        value={format}
        choices={formats}
        words={(choice) => words.formats[choice]}
        onChange={(chosen) => {
          setFormat(chosen);
          write.clear();
        }}
      />
      <button type="button" aria-disabled={write.running} onClick={run}>
        {words.exportIt}
      </button>
      <p role="status">{write.running ? words.exporting : ""}</p>
      {write.problem !== null && <ProblemMessage problem={write.problem} />}
    </section>
  );
}
