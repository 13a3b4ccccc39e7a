import { type ReactNode, useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, EntryChange, HistoryLine, OperationId, Platform } from "../../platform";

/** Asks what an operation changed. */
export type AskChanges = (platform: Platform, id: OperationId) => Promise<Answer<EntryChange[]>>;

interface Props {
  line: HistoryLine;
  /** What the question depends on besides the operation. */
  about: string;
  ask: AskChanges;
  /** What is to be said of it. */
  state: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One operation, and what stood there before and after when it is opened. */
export function HistoryItem({ line, about, ask, state, children }: Props) {
  const { text } = useFrame();
  const words = text.data;
  const [open, setOpen] = useState(false);
  const moment = words.moment(line.day.shown, line.day.weekday, line.time);
  const what = text.frame.operation(line.operation);
  return (
    <li>
      <span className="moment">{moment}</span>
      <span className="what">{what}</span>
      <span className="state">{state}</span>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${moment} ${what} ${open ? words.hideChanges : words.showChanges}`}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hideChanges : words.showChanges}
      </button>
      {children}
      {open && <Changes id={line.id} about={about} ask={ask} />}
    </li>
  );
}

function Changes({ id, about, ask }: { id: OperationId; about: string; ask: AskChanges }) {
  const words = useText().data;
  const changes = useRead([about, id], (platform) => ask(platform, id));
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
