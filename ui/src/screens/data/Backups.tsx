import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { BackupList } from "./BackupList";

/** What the record was like before, to be looked into and put back. */
export function Backups() {
  const { text, toStart } = useFrame();
  const words = text.data;
  const backups = useRead(["backups"], (platform) => platform.backups()).value?.latestFirst;
  return (
    <section className="pane" aria-labelledby="data-backups">
      <header>
        <h2 id="data-backups">{words.backup}</h2>
        {backups !== undefined && (
          <span className="quiet small count">{words.backupCount(backups.length)}</span>
        )}
        <span className="grow" />
        <button type="button" className="b plain low" onClick={() => toStart("restore")}>
          {words.otherFolders}
        </button>
      </header>
      <div className="fill">
        {backups?.length === 0 && <p className="nothing">{words.noBackupYet}</p>}
        {backups !== undefined && backups.length > 0 && <BackupList backups={backups} />}
      </div>
      <footer className="small quiet">{words.restoreHint}</footer>
    </section>
  );
}
