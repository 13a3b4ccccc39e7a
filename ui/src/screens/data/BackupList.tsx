import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { BackupFacts } from "../../parts/BackupFacts";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { BackupLine } from "../../platform";

interface Props {
  backups: readonly BackupLine[];
  moment: (backup: BackupLine) => string;
}

export function BackupList({ backups, moment }: Props) {
  const words = useFrame().text.data;
  const [looking, lookInto] = useState<string | null>(null);
  return (
    <details>
      <summary>{words.all(backups.length)}</summary>
      <ul className="backup-list">
        {backups.map((backup) => (
          <li key={backup.key}>
            <span>{moment(backup)}</span>
            <button
              type="button"
              aria-expanded={looking === backup.key}
              aria-label={`${moment(backup)} ${words.look}`}
              onClick={() => lookInto(looking === backup.key ? null : backup.key)}
            >
              {words.look}
            </button>
            {looking === backup.key && <Contents backup={backup} />}
          </li>
        ))}
      </ul>
    </details>
  );
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
            <>
              <button type="button" aria-disabled={restore.running} onClick={putBack}>
                {words.restore}
              </button>
              <p className="hint">{words.restoreHint}</p>
            </>
          ) : (
            <p className="field-problem">{words.noChecksum}</p>
          )}
        </>
      )}
    </div>
  );
}
