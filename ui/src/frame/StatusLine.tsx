import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useRead } from "../command";
import { isMac, spokenKeys } from "../platform/system";
import { useText } from "./context";
import { useSecondPlaceAway } from "./secondPlace";

/** In milliseconds: what comes sooner is not worth a word. */
const noticed = 500;

interface Props {
  /** How many sheets are typed and not saved. */
  unsaved: number;
  /** What was just done. */
  said: string;
  onUndo: () => void;
  onRedo: () => void;
}

/**
 * At the foot of every screen: what was just done, whether everything is saved and backed up, and how
 * to take the last entry back.
 */
export function StatusLine({ unsaved, said, onUndo, onRedo }: Props) {
  const { frame: text, loading } = useText();
  const waits = useLasts(useIsFetching() > 0);
  const status = useRead(["clubStatus"], (platform) => platform.clubStatus());
  const backups = useRead(["backups"], (platform) => platform.backups()).value;
  const { away } = useSecondPlaceAway(backups);
  const [latest] = backups?.latestFirst ?? [];
  const savedAt = status.value?.savedAt ?? null;
  return (
    <footer className="status-line">
      <div className="status">
        <p role="status" className="said">
          {said}
        </p>
        <div className="status-facts">
          <p role="status" className="saved">
            {savedAt !== null ? text.savedAt(savedAt) : unsaved === 0 && text.nothingToSave}
          </p>
          {unsaved > 0 && <p className="unsaved">{text.unsaved(unsaved)}</p>}
          {backups !== undefined && (
            <p>
              {latest === undefined
                ? text.noBackup
                : text.lastBackup(latest.day.shown, latest.time)}
            </p>
          )}
          {away !== null && <p>{text.secondPlaceMissing}</p>}
          <p role="status">{waits && loading}</p>
        </div>
      </div>
      <div className="status-deeds">
        <button type="button" aria-keyshortcuts={spokenKeys("Z")} onClick={onUndo}>
          {text.undo}
        </button>
        <button
          type="button"
          aria-keyshortcuts={spokenKeys(isMac() ? "Shift+Z" : "Y")}
          onClick={onRedo}
        >
          {text.redo}
        </button>
      </div>
    </footer>
  );
}

/** Whether something has gone on for so long that one wonders. */
function useLasts(goesOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const wonder = setTimeout(() => setLasts(goesOn), goesOn ? noticed : 0);
    return () => clearTimeout(wonder);
  }, [goesOn]);
  return goesOn && lasts;
}
