import { Search, Undo2 } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { HistoryTold } from "../../platform";
import { writtenKeys } from "../../platform/system";
import { BackButton } from "./BackButton";
import { HistoryItem } from "./HistoryItem";
import { foundIn, inDays, sentence } from "./told";

const AT_A_TIME = 20;

/** As far back as is searched at once. */
const SEARCHED = 500;

/** What was done, in sentences, the latest first; each with what stood there before and after. */
export function History({ onBack }: { onBack?: () => void }) {
  const { text, say } = useFrame();
  const words = text.data;
  const [most, setMost] = useState(AT_A_TIME);
  const [search, setSearch] = useState("");
  const asked = search.trim() === "" ? most : Math.max(most, SEARCHED);
  const history = useRead(["history", asked], (platform) => platform.history(asked));
  const undo = useWrite((platform) => platform.undo());
  const redo = useWrite((platform) => platform.redo());
  const all = history.value ?? [];
  const lines = foundIn(all, search, text);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = onBack !== undefined;
  useLayoutEffect(() => {
    if (isOver) {
      heading.current?.focus();
    }
  }, [isOver]);

  async function takeBack() {
    const answer = await undo.run();
    if (answer.ok) {
      say(text.frame.undone(answer.value));
    }
  }

  async function doAgain() {
    const answer = await redo.run();
    if (answer.ok) {
      say(text.frame.redone(answer.value));
    }
  }

  const again = all.find(({ line }) => line.state === "undone");
  const problem = history.problem ?? undo.problem ?? redo.problem;
  return (
    <section className={`pane hip ${isOver ? "task" : ""}`} aria-labelledby="data-history">
      <header>
        {isOver && <BackButton onBack={onBack} />}
        <h2 id="data-history" tabIndex={-1} ref={heading}>
          {words.history}
        </h2>
        <span className="grow" />
        <span data-search className="f low search">
          <Search className="i" />
          <input
            type="text"
            aria-label={words.searchHistory}
            spellCheck={false}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </span>
        <button
          type="button"
          className="b low"
          aria-disabled={undo.running || undefined}
          onClick={takeBack}
        >
          <Undo2 className="i" />
          {text.frame.undo}
          <span className="key">{writtenKeys("Z")}</span>
        </button>
      </header>
      <div className="fill">
        {problem !== null && (
          <ProblemMessage
            problem={problem}
            {...(history.problem !== null && { onAgain: history.again })}
          />
        )}
        {inDays(lines).map(({ day, told }) => (
          <section key={day.iso}>
            <h3>{words.ofDay(day.shown, day.weekday)}</h3>
            <ol className="history">
              {told.map((one) => (
                <Line key={one.line.id} told={one}>
                  {one === again && (
                    <button
                      type="button"
                      className="b plain low"
                      aria-disabled={redo.running || undefined}
                      onClick={doAgain}
                    >
                      {words.redoIt}
                    </button>
                  )}
                </Line>
              ))}
            </ol>
          </section>
        ))}
        {search.trim() !== "" && lines.length === 0 && !history.loading && (
          <p className="nothing">{words.notInHistory}</p>
        )}
        {all.length === asked && search.trim() === "" && (
          <button type="button" className="b low more" onClick={() => setMost(most + AT_A_TIME)}>
            {words.more}
          </button>
        )}
      </div>
    </section>
  );
}

function Line({ told, children }: { told: HistoryTold; children: ReactNode }) {
  const { text } = useFrame();
  const { line } = told;
  return (
    <HistoryItem
      line={line}
      sentence={sentence(told, text)}
      about="historyChanges"
      ask={(platform, id) => platform.historyChanges(id)}
      state={text.data.states[line.state]}
    >
      {children}
    </HistoryItem>
  );
}
