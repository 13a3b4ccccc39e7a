import { useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, ImportOutcome, Problem } from "../../platform";
import { nextWork } from "../../work";
import { ImportFile } from "./ImportFile";
import { ImportResult } from "./ImportResult";
import { Ledger } from "./Ledger";
import "./import.css";

/** Files of other programs: chosen, matched, tried out, and then taken whole or not at all. */
export function ImportFiles() {
  const { text, say } = useFrame();
  const words = text.imports;
  const choice = useRead(["importChoice"], (platform) => platform.importChoice());
  const preview = useWrite((platform) => platform.previewImport(nextWork("import")));
  const store = useWrite((platform) => platform.storeImport(nextWork("import")));
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // It comes below what was pressed, where it could be overlooked.
  useLayoutEffect(() => {
    if (outcome !== null) {
      result.current?.focus();
    }
  }, [outcome]);
  const working = preview.running || store.running;
  const chosen = choice.value ?? [];
  const ledger = useRead(["ledger"], (platform) => platform.ledger());
  const list = ledger.value ?? null;
  const anything = list !== null || chosen.some(({ files }) => files.length > 0);
  const open = list !== null && !list.isClear;
  const problem = choice.problem ?? serious(preview.problem) ?? serious(store.problem);

  /** What was tried out before says nothing about other files. */
  function changed() {
    setOutcome(null);
    preview.clear();
    store.clear();
  }

  function stopped(answer: Answer<ImportOutcome>) {
    if (!answer.ok && answer.problem.kind === "cancelled") {
      say(words.stopped);
    }
  }

  async function tryOut() {
    if (!working) {
      const answer = await preview.run();
      setOutcome(answer.ok ? answer.value : null);
      stopped(answer);
    }
  }

  async function take() {
    if (working) {
      return;
    }
    const answer = await store.run();
    const counts = answer.ok ? answer.value.counts : null;
    setOutcome(answer.ok && counts === null ? answer.value : null);
    stopped(answer);
    if (counts !== null) {
      say(words.done(counts.hanchan, counts.membersAdded));
    }
  }

  return (
    <>
      <Ledger locked={working} onChange={changed} />
      <h3>{words.ownForms}</h3>
      <p>{words.hint}</p>
      <ul className="import-files">
        {chosen.map(({ role, files }) => (
          <ImportFile key={role} role={role} files={files} locked={working} onChange={changed} />
        ))}
      </ul>
      {anything && !open && (
        <button
          type="button"
          className={outcome?.counts ? "b" : "b main-act"}
          aria-disabled={working || undefined}
          onClick={tryOut}
        >
          {words.preview}
        </button>
      )}
      <LongWork kind="import" running={working} />
      {problem !== null && <ProblemMessage problem={problem} />}
      {outcome !== null && (
        <div className="import-result" ref={result} tabIndex={-1}>
          <ImportResult outcome={outcome} files={chosen} />
          {outcome.counts !== null && (
            <button
              type="button"
              className="b main-act"
              aria-disabled={working || undefined}
              onClick={take}
            >
              {words.store}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Stopping is what the person wanted. */
function serious(problem: Problem | null): Problem | null {
  return problem?.kind === "cancelled" ? null : problem;
}
