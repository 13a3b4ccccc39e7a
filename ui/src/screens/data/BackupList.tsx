import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { BackupFacts } from "../../parts/BackupFacts";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { BackupLine } from "../../platform";
import { useMoment } from "./useMoment";
import "./backups.css";

/** Of so many it is said what is in them; to read all of them would keep a disk busy for nothing. */
const TOLD = 6;

/** The backups on a line of time, the latest at its head. */
export function BackupList({ backups }: { backups: readonly BackupLine[] }) {
  const words = useFrame().text.data;
  const shortly = useMoment();
  const [looking, lookInto] = useState<string | null>(null);
  return (
    <ol className="tl backup-list">
      {backups.map((backup, at) => {
        const { day, time } = backup;
        const isOpen = looking === backup.key;
        return (
          <li key={backup.key} className={at === 0 ? "new" : ""}>
            <i />
            <span>
              <b>{shortly(backup)}</b>
              {at < TOLD && <InShort backup={backup} />}
            </span>
            <button
              type="button"
              className="b low"
              aria-expanded={isOpen}
              aria-label={`${words.moment(day.shown, day.weekday, time)} ${words.look}`}
              onClick={() => lookInto(isOpen ? null : backup.key)}
            >
              {words.look}
            </button>
            {isOpen && <Contents backup={backup} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What cannot be read is told where somebody looks into it, who finds it as it is then. */
function InShort({ backup: { key } }: { backup: BackupLine }) {
  const words = useFrame().text.data;
  const { value } = useRead(["backupInShort", key], (platform) => platform.lookIntoBackup(key));
  return <small>{value && words.inShort(value.members, value.sessions)}</small>;
}

/** What is in a backup, and putting it back. */
function Contents({ backup }: { backup: BackupLine }) {
  const { text, say } = useFrame();
  const words = text.data;
  const found = useRead(["lookIntoBackup", backup.key], (platform) =>
    platform.lookIntoBackup(backup.key),
  );
  const restore = useWrite((platform) =>
    platform.restoreBackup(backup.key, words.restoreTitle, text.clubFiles),
  );
  const problem = found.problem ?? restore.problem;

  async function putBack() {
    if (restore.running) {
      return;
    }
    const answer = await restore.run();
    if (answer.ok && answer.value !== null) {
      say(words.restored(answer.value));
    }
  }

  return (
    <div className="backup-contents">
      {problem !== null && <ProblemMessage problem={problem} />}
      {found.value !== undefined && (
        <>
          <BackupFacts contents={found.value} />
          {backup.hasChecksum ? (
            <button
              type="button"
              className="b low"
              aria-disabled={restore.running || undefined}
              onClick={putBack}
            >
              {words.restore}
            </button>
          ) : (
            <p className="field-problem">{words.noChecksum}</p>
          )}
        </>
      )}
    </div>
  );
}
