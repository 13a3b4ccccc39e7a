import { useEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ImportOutcome, ImportRole } from "../../platform";
import { ImportResult } from "./ImportResult";

/** Files of other programs: chosen, tried out, and then taken whole or not at all. */
export function ImportFiles() {
  const { text, say } = useFrame();
  const words = text.imports;
  const choice = useRead(["importChoice"], (platform) => platform.importChoice());
  const choose = useWrite((platform, role: ImportRole) =>
    platform.chooseImportFile(role, words.chooseTitle, words.fileKind),
  );
  const leaveOut = useWrite((platform, role: ImportRole) => platform.leaveOutImportFile(role));
  const preview = useWrite((platform) => platform.previewImport());
  const store = useWrite((platform) => platform.storeImport());
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // It comes below what was pressed, where it could be overlooked.
  useEffect(() => {
    if (outcome !== null) {
      result.current?.focus();
    }
  }, [outcome]);
  const working = preview.running || store.running;
  const anything = choice.value?.some(({ files }) => files.length > 0) ?? false;
  const problem = choice.problem ?? choose.problem ?? preview.problem ?? store.problem;

  /** What was tried out before says nothing about other files. */
  async function change(changing: Promise<unknown>) {
    setOutcome(null);
    await changing;
  }

  async function tryOut() {
    if (!working) {
      const answer = await preview.run();
      setOutcome(answer.ok ? answer.value : null);
    }
  }

  async function take() {
    if (working) {
      return;
    }
    const answer = await store.run();
    const counts = answer.ok ? answer.value.counts : null;
    setOutcome(answer.ok && counts === null ? answer.value : null);
    if (counts !== null) {
      say(words.done(counts.hanchan, counts.members_added));
    }
  }

  return (
    <section aria-labelledby="data-import">
      <h2 id="data-import">{words.heading}</h2>
      <p className="hint">{words.hint}</p>
      <ul className="import-files">
        {choice.value?.map(({ role, files }) => (
          <li key={role}>
            <span className="role">{words.roles[role]}</span>
            <span>{files.length === 0 ? words.none : files.join(", ")}</span>
            <button
              type="button"
              aria-label={`${words.roles[role]} ${words.choose}`}
              onClick={() => change(choose.run(role))}
            >
              {words.choose}
            </button>
            {files.length > 0 && (
              <button
                type="button"
                aria-label={`${words.roles[role]} ${words.leaveOut}`}
                onClick={() => change(leaveOut.run(role))}
              >
                {words.leaveOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {anything && (
        <button type="button" aria-disabled={working} onClick={tryOut}>
          {words.preview}
        </button>
      )}
      <p role="status">{working ? words.working : ""}</p>
      {problem !== null && <ProblemMessage problem={problem} />}
      {outcome !== null && (
        <div className="import-result" ref={result} tabIndex={-1}>
          <ImportResult outcome={outcome} />
          {outcome.counts !== null && (
            <button type="button" className="primary" aria-disabled={working} onClick={take}>
              {words.store}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
