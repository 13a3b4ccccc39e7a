import { useState } from "react";
import { useRead } from "../../command";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { undoKeys } from "../../platform/system";
import { HistoryItem } from "./HistoryItem";

const AT_A_TIME = 20;

/** What was done, the latest first, each with what stood there before and after. */
export function History() {
  const words = useText().data;
  const keys = undoKeys();
  const [most, setMost] = useState(AT_A_TIME);
  const history = useRead(["history", most], (platform) => platform.history(most));
  const lines = history.value ?? [];
  return (
    <section aria-labelledby="data-history">
      <h2 id="data-history">{words.history}</h2>
      <p className="hint">{words.historyHint(keys.undo, keys.redo)}</p>
      {history.problem !== null && (
        <ProblemMessage problem={history.problem} onAgain={history.again} />
      )}
      <ol className="history">
        {lines.map((line) => (
          <HistoryItem
            key={line.id}
            line={line}
            about="historyChanges"
            ask={(platform, id) => platform.historyChanges(id)}
            state={words.states[line.state]}
          />
        ))}
      </ol>
      {lines.length === most && (
        <button type="button" onClick={() => setMost(most + AT_A_TIME)}>
          {words.more}
        </button>
      )}
    </section>
  );
}
