import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { BackupLine } from "../../platform";
import { BackupList } from "./BackupList";

/** Where the record is, when it was last backed up, and backing it up now. */
export function Backups() {
  const { text, say } = useFrame();
  const words = text.data;
  const found = useRead(["backups"], (platform) => platform.backups());
  const choose = useWrite((platform) => platform.chooseBackupFolder(words.chooseFolderTitle));
  const backUp = useWrite((platform) => platform.backUp());
  const problem = found.problem ?? choose.problem ?? backUp.problem;
  const moment = ({ day, time }: BackupLine) => words.moment(day.shown, day.weekday, time);

  async function chooseFolder(): Promise<boolean> {
    const answer = await choose.run();
    if (answer.ok && answer.value !== null) {
      say(words.folderKept(answer.value));
    }
    return answer.ok && answer.value !== null;
  }

  /** The first time, the person says where to. */
  async function backUpNow() {
    if (backUp.running || (!found.value?.folder && !(await chooseFolder()))) {
      return;
    }
    const answer = await backUp.run();
    if (answer.ok) {
      say(words.backedUp(answer.value.file, answer.value.hanchan));
    }
  }

  const value = found.value;
  const last = value?.latest_first[0];
  return (
    <section aria-labelledby="data-backup">
      <h2 id="data-backup">{words.backup}</h2>
      {problem !== null && <ProblemMessage problem={problem} />}
      {value !== undefined && (
        <>
          <dl className="facts">
            <dt>{words.file}</dt>
            <dd>{value.file}</dd>
            <dt>{words.folder}</dt>
            <dd>
              {value.folder ?? words.noFolder}
              {!value.folder_is_there && <p className="field-problem">{words.folderGone}</p>}
            </dd>
            <dt>{words.last}</dt>
            <dd>{last === undefined ? words.noBackup : moment(last)}</dd>
          </dl>
          <div className="actions">
            <button type="button" className="primary" onClick={backUpNow}>
              {words.backUp}
            </button>
            <button type="button" onClick={chooseFolder}>
              {words.chooseFolder}
            </button>
          </div>
          <p role="status">{backUp.running ? words.backingUp : ""}</p>
          {value.latest_first.length > 0 && (
            <BackupList backups={value.latest_first} moment={moment} />
          )}
        </>
      )}
    </section>
  );
}
