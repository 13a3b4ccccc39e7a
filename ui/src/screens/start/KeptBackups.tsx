import { useId, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { BackupFacts } from "../../parts/BackupFacts";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, ClubOverview, KeptBackup } from "../../platform";

interface Props {
  /** The file that is lost or damaged; null for every club's backups. */
  club: string | null;
  onOpened: (answer: Answer<ClubOverview>) => void;
}

/** The backups that are known of, the newest good one first, each to be looked into and put back. */
export function KeptBackups({ club, onOpened }: Props) {
  const { text, platform } = useFrame();
  const words = text.start.kept;
  const id = useId();
  const found = useRead(["keptBackups", club], () => platform.keptBackups(club));
  const choose = useWrite(() => platform.chooseKeptFolder(words.folderTitle));
  const problem = found.problem ?? choose.problem;
  const backups = found.value?.latestFirst ?? [];
  const best = backups.find(({ state }) => state === "newest_good");
  const others = backups.filter((backup) => backup !== best);
  const away = found.value?.folders.filter(({ isThere }) => !isThere) ?? [];

  return (
    <section className="kept-backups" aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      <p className="hint">{words.hint}</p>
      {problem !== null && <ProblemMessage problem={problem} />}
      {found.value === undefined && found.problem === null && <p role="status">{words.looking}</p>}
      {found.value !== undefined && backups.length === 0 && <p className="quiet">{words.none}</p>}
      {away.length > 0 && (
        <p className="note heed">{words.away(away.map(({ folder }) => folder))}</p>
      )}
      {best !== undefined && <Backup backup={best} onOpened={onOpened} suggested />}
      {others.length > 0 && (
        <details open={best === undefined}>
          <summary>{words.others(others.length)}</summary>
          {others.map((backup) => (
            <Backup key={backup.file} backup={backup} onOpened={onOpened} />
          ))}
        </details>
      )}
      <button type="button" className="b low" onClick={() => void choose.run()}>
        {words.chooseFolder}
      </button>
    </section>
  );
}

interface BackupProps {
  backup: KeptBackup;
  suggested?: boolean;
  onOpened: (answer: Answer<ClubOverview>) => void;
}

function Backup({ backup, suggested, onOpened }: BackupProps) {
  const { text, platform } = useFrame();
  const words = text.start.kept;
  const [looking, look] = useState(suggested ?? false);
  const restore = useWrite(() => platform.restoreKeptBackup(backup.file));
  const usable = backup.state === "newest_good" || backup.state === "older";
  const moment = words.moment(backup.club, backup.day.shown, backup.day.weekday, backup.time);

  async function putBack() {
    if (restore.running) {
      return;
    }
    const answer = await restore.run();
    if (answer.ok) {
      onOpened(answer);
    }
  }

  return (
    <div className="kept-backup">
      <p>
        <strong>{moment}</strong> <span>{words.states[backup.state]}</span>
      </p>
      <p className="hint">{backup.file}</p>
      {restore.problem !== null && <ProblemMessage problem={restore.problem} />}
      {usable && (
        <>
          {looking ? (
            <Contents file={backup.file} />
          ) : (
            <button
              type="button"
              className="b low"
              aria-label={`${moment} ${text.data.look}`}
              onClick={() => look(true)}
            >
              {text.data.look}
            </button>
          )}
          <button
            type="button"
            className={suggested ? "b main-act low" : "b low"}
            aria-disabled={restore.running || undefined}
            aria-label={`${moment} ${words.restore}`}
            onClick={putBack}
          >
            {words.restore}
          </button>
          <p className="hint">{words.restoredTo(backup.restored)}</p>
        </>
      )}
    </div>
  );
}

/** What is in a backup. */
function Contents({ file }: { file: string }) {
  const { platform } = useFrame();
  const found = useRead(["lookIntoKeptBackup", file], () => platform.lookIntoKeptBackup(file));
  if (found.problem !== null) {
    return <ProblemMessage problem={found.problem} />;
  }
  return found.value !== undefined && <BackupFacts contents={found.value} />;
}
