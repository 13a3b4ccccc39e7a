import { useRead } from "../../command";
import { useText } from "../../frame/context";
import "../../parts/facts.css";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { useMoment } from "./useMoment";
import { useSecondPlace } from "./useSecondPlace";

/** Where each place is, in full, and choosing the one outside this computer. */
export function SecondPlace() {
  const words = useText().data;
  const moment = useMoment();
  const found = useRead(["backups"], (platform) => platform.backups());
  const { choose, problem: notChosen } = useSecondPlace();
  const value = found.value;
  const second = value?.second ?? null;
  const problem = found.problem ?? notChosen;

  return (
    <>
      <p>{words.secondHint}</p>
      <button type="button" className="b main-act" onClick={choose}>
        {words.chooseFolder}
      </button>
      {problem !== null && <ProblemMessage problem={problem} />}
      {value !== undefined && (
        <dl className="facts">
          <dt>{words.second}</dt>
          <dd>
            {second?.folder ?? words.noSecond}
            {second?.isThere === false && (
              <p className="field-problem">
                {second.ofSystem === null
                  ? words.secondGone
                  : words.secondElsewhere(second.ofSystem)}
              </p>
            )}
          </dd>
          {second?.isThere && (
            <>
              <dt>{words.secondLast}</dt>
              <dd>{second.last === null ? words.noBackup : moment(second.last)}</dd>
            </>
          )}
          <dt>{words.ownFolder}</dt>
          <dd>
            {value.ownFolder}
            <p className="hint">{words.ownFolderHint}</p>
          </dd>
          <dt>{words.file}</dt>
          <dd>{value.file}</dd>
        </dl>
      )}
    </>
  );
}
