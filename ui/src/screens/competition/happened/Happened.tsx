import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId } from "../../../platform";
import { HappeningForm } from "./HappeningForm";
import "./happened.css";
import { Log } from "./Log";

/** できごと: everything that happened, and writing down what happens on the day. */
export function Happened({ id }: { id: CompetitionId }) {
  const text = useText();
  const words = text.competitionDesk;
  const log = useRead(["competitionLog", id], (platform) => platform.competitionLog(id));
  const play = useRead(["competitionPlay", id], (platform) => platform.competitionPlay(id));
  const problem = log.problem ?? play.problem;
  return (
    <div className="happened">
      <section className="pane" aria-label={text.competitionPlay.writeHappening}>
        <header>
          <h2 tabIndex={-1} data-first-field>
            {text.competitionPlay.writeHappening}
          </h2>
        </header>
        <div className="fill">
          {play.value !== undefined && <HappeningForm id={id} play={play.value} />}
        </div>
      </section>
      <section className="pane" aria-label={words.log}>
        <header>
          <h2>{words.log}</h2>
          <span className="quiet small grow">{words.logHint}</span>
        </header>
        <div
          className="fill"
          data-scrolls
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {problem && (
            <ProblemMessage
              problem={problem}
              onAgain={() => {
                log.again();
                play.again();
              }}
            />
          )}
          {log.value === undefined ? (
            <p role="status">{text.loading}</p>
          ) : (
            <Log id={id} log={log.value} penalties={play.value?.penalties ?? []} />
          )}
        </div>
      </section>
    </div>
  );
}
