import { useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { HistoryLine } from "../../platform";

const AT_A_TIME = 20;

/** What was done, the latest first, each with what stood there before and after. */
export function History() {
  const words = useText().data;
  const [most, setMost] = useState(AT_A_TIME);
  const history = useRead(["history", most], (platform) => platform.history(most));
  const lines = history.value ?? [];
  return (
    <section aria-labelledby="data-history">
      <h2 id="data-history">{words.history}</h2>
      <p className="hint">{words.historyHint}</p>
      {history.problem !== null && (
        <ProblemMessage problem={history.problem} onAgain={history.again} />
      )}
      <ol className="history">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
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

function Line({ line }: { line: HistoryLine }) {
  const { text } = useFrame();
  const words = text.data;
  const [open, setOpen] = useState(false);
  const moment = words.moment(line.day.shown, line.day.weekday, line.time);
  const what = text.frame.operation(line.operation);
  return (
    <li>
      <span className="moment">{moment}</span>
      <span className="what">{what}</span>
      <span className="state">{words.states[line.state]}</span>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${moment} ${what} ${open ? words.hideChanges : words.showChanges}`}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hideChanges : words.showChanges}
      </button>
      {open && <Changes id={line.id} />}
    </li>
  );
}

function Changes({ id }: { id: number }) {
  const words = useText().data;
  const changes = useRead(["historyChanges", id], (platform) => platform.historyChanges(id));
  const side = (field: string, value: string | null) =>
    value === null ? words.nothing : words.recorded(field, value);
  if (changes.problem !== null) {
    return <ProblemMessage problem={changes.problem} onAgain={changes.again} />;
  }
  if (changes.value?.length === 0) {
    return <p className="changes">{words.noChanges}</p>;
  }
  return (
    <ul className="changes">
      {changes.value?.map((change, index) => (
        // The changes of an operation never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
        <li key={index}>
          {words.entry(change.table, change.record)}
          <ul>
            {change.fields.map((field) => (
              <li key={field.field}>
                {words.field(field.field)}: {side(field.field, field.before)} →{" "}
                {side(field.field, field.after)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
