import { History } from "lucide-react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { HanchanId } from "../../platform";

/** What was ever done to a sheet: when, before and after. */
export function SheetHistory({ id }: { id: HanchanId }) {
  const { text } = useFrame();
  const words = text.sheet.history;
  const history = useRead(["sheetHistory", id], (platform) => platform.sheetHistory(id));
  if (history.problem) {
    return <ProblemMessage problem={history.problem} onAgain={history.again} />;
  }
  return (
    <section className="sheet-past" aria-label={words.heading}>
      <h3>
        <History className="i" />
        {words.heading}
      </h3>
      <ol className="sheet-history">
        {history.value?.map(({ line, changes }) => (
          <li key={line.id}>
            <p>
              <strong>{text.frame.operation(line.operation)}</strong>{" "}
              {text.data.moment(line.day.shown, line.day.weekday, line.time)}{" "}
              {text.data.states[line.state]}
            </p>
            <ul>
              {changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two hands may say the same.
                <li key={index}>{words.change(change)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
