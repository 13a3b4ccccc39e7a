import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { LackingHere, WireComparison } from "../../platform";
import { problemInOne } from "../../text";
import { HistoryItem } from "./HistoryItem";

/** Another file of the club: what only one of the two has, and bringing it over. */
export function Compare() {
  const { text } = useFrame();
  const words = text.compare;
  const choose = useWrite((platform) => platform.chooseComparedFile(words.title, text.clubFiles));
  const found = useRead(["comparison"], (platform) => platform.comparison());

  async function run() {
    if (!choose.running) {
      await choose.run();
    }
  }

  return (
    <>
      <p>{words.hint}</p>
      <button
        type="button"
        className="b main-act"
        aria-disabled={choose.running || undefined}
        onClick={run}
      >
        {words.choose}
      </button>
      {choose.problem !== null && <ProblemMessage problem={choose.problem} />}
      {found.problem !== null && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {found.problem === null && found.value && <Found found={found.value} />}
    </>
  );
}

function Found({ found }: { found: WireComparison }) {
  const { text } = useFrame();
  const words = text.compare;
  const { day, time, operation } = found.common;
  const moment = text.data.moment(day.shown, day.weekday, time);
  const { onlyThere: there, onlyHere: here } = found;
  return (
    <>
      <p>{words.with(found.file)}</p>
      <p>{words.common(moment, text.frame.operation(operation))}</p>
      {there.length === 0 && here.length === 0 && <p role="status">{words.same}</p>}
      {there.length > 0 && (
        <>
          <h3>{words.onlyThere(there.length)}</h3>
          <ol className="history">
            {there.map((difference) => (
              <There key={difference.line.id} difference={difference} />
            ))}
          </ol>
        </>
      )}
      {here.length > 0 && (
        <>
          <h3>{words.onlyHere(here.length)}</h3>
          <p className="hint">{words.hereHint}</p>
          <ol className="history">
            {here.map(({ line, what }) => (
              <HistoryItem
                key={line.id}
                line={line}
                withDay
                about="historyChanges"
                ask={(platform, id) => platform.historyChanges(id)}
                state={words.lacking[what]}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function There({ difference: { line, what, problem } }: { difference: LackingHere }) {
  const { text, say } = useFrame();
  const words = text.compare;
  const write = useWrite((platform) => platform.bringOver(line.id));
  const name = text.frame.operation(line.operation);
  const action = what === "taken_back" ? words.takeBack : words.bring;

  async function run() {
    if (write.running) {
      return;
    }
    const answer = await write.run();
    if (answer.ok) {
      say(what === "taken_back" ? words.takenBack(name) : words.brought(name));
    }
  }

  return (
    <HistoryItem
      line={line}
      withDay
      about="changesThere"
      ask={(platform, id) => platform.changesThere(id)}
      state={words.lacking[what]}
    >
      {problem === null ? (
        <button
          type="button"
          className="b low"
          aria-disabled={write.running || undefined}
          aria-label={`${line.day.shown} ${line.time} ${name} ${action}`}
          onClick={run}
        >
          {action}
        </button>
      ) : (
        <p className="changes">{problemInOne(text, problem)}</p>
      )}
      {write.problem !== null && <ProblemMessage problem={write.problem} />}
    </HistoryItem>
  );
}
