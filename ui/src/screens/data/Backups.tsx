import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { BackupLine, Problem } from "../../platform";
import { BackupList } from "./BackupList";

/** Where the record is, when it was last backed up, and backing it up now. */
export function Backups() {
  const { text, say } = useFrame();
  const words = text.data;
  const found = useRead(["backups"], (platform) => platform.backups());
  const choose = useWrite((platform) => platform.chooseBackupFolder(words.chooseFolderTitle));
  const backUp = useWrite((platform) => platform.backUp());
  const [secondProblem, setSecondProblem] = useState<Problem | null>(null);
  const problem = found.problem ?? choose.problem ?? backUp.problem;
  const moment = ({ day, time }: BackupLine) => words.moment(day.shown, day.weekday, time);

  async function chooseFolder() {
    const answer = await choose.run();
    if (answer.ok && answer.value !== null) {
      setSecondProblem(null);
      say(words.folderKept(answer.value));
    }
  }

  async function backUpNow() {
    if (backUp.running) {
      return;
    }
    setSecondProblem(null);
    const answer = await backUp.run();
    if (!answer.ok) {
      return;
    }
    const { file, hanchan, second } = answer.value;
    if (second?.kind === "failed") {
      setSecondProblem(second.problem);
      // At the foot as well, where what was said of the backup before would be wrong now.
      say(words.secondFailed);
    } else if (second?.kind === "made") {
      say(words.backedUpInBoth(hanchan));
    } else {
      say(words.backedUp(file, hanchan));
    }
  }

  const value = found.value;
  const second = value?.second;
  const last = value?.latestFirst[0];
  return (
    <section aria-labelledby="data-backup">
      <h2 id="data-backup" tabIndex={-1} data-first-field>
        {words.backup}
      </h2>
      {problem !== null && <ProblemMessage problem={problem} />}
      {secondProblem !== null && (
        <>
          <p className="field-problem">{words.secondFailed}</p>
          <ProblemMessage problem={secondProblem} />
        </>
      )}
      {value !== undefined && (
        <>
          <dl className="facts">
            <dt>{words.file}</dt>
            <dd>{value.file}</dd>
            <dt>{words.last}</dt>
            <dd>{last === undefined ? words.noBackup : moment(last)}</dd>
            <dt>{words.ownFolder}</dt>
            <dd>
              {value.ownFolder}
              <p className="hint">{words.ownFolderHint}</p>
            </dd>
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
          </dl>
          <div className="actions">
            <button
              type="button"
              className="primary"
              aria-disabled={backUp.running}
              onClick={backUpNow}
            >
              {words.backUp}
            </button>
            <button type="button" onClick={chooseFolder}>
              {words.chooseFolder}
            </button>
          </div>
          <p role="status">{backUp.running ? words.backingUp : ""}</p>
          {value.latestFirst.length > 0 && (
            <BackupList backups={value.latestFirst} moment={moment} />
          )}
        </>
      )}
    </section>
  );
}
