import { type ReactNode, useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, EntryChange, HistoryLine, OperationId, Platform } from "../../platform";
import "./history.css";

/** Asks what an operation changed. */
export type AskChanges = (platform: Platform, id: OperationId) => Promise<Answer<EntryChange[]>>;

interface Props {
  line: HistoryLine;
  /** What the question depends on besides the operation. */
  about: string;
  ask: AskChanges;
  /** What was done, with what or to whom, where that is known; otherwise what kind of deed it was. */
  sentence?: string;
  /** Said with its day where the list has no days for headings. */
  withDay?: boolean;
  /** What is to be said of it. */
  state: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One operation, and what stood there before and after when it is opened. */
export function HistoryItem(props: Props) {
  const { line, about, ask, state, withDay = false, children } = props;
  const { text } = useFrame();
  const words = text.data;
  const [open, setOpen] = useState(false);
  const moment = words.moment(line.day.shown, line.day.weekday, line.time);
  const what = props.sentence ?? text.frame.operation(line.operation);
  const isOff = line.state === "undone" || line.state === "dropped";
  return (
    <li className={isOff ? "off" : ""}>
      <time>{withDay ? moment : line.time}</time>
      <span>
        <span className="what">{what}</span>
        {state !== "" && <small className="state">{state}</small>}
      </span>
      <span className="deeds">
        {children}
        <button
          type="button"
          className="b plain low"
          aria-expanded={open}
          aria-label={`${moment} ${what} ${open ? words.hideChanges : words.showChanges}`}
          onClick={() => setOpen(!open)}
        >
          {open ? words.hideChanges : words.changes}
        </button>
      </span>
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
