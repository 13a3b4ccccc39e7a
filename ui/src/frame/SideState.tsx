import { useIsFetching } from "@tanstack/react-query";
import { Check, Redo2, TriangleAlert, Undo2, Usb } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useRead } from "../command";
import { isMac, spokenKeys } from "../platform/system";
import { useText } from "./context";
import { useSecondPlaceAway } from "./secondPlace";
import { useRail } from "./useRail";

/** In milliseconds: what comes sooner is not worth a word. */
const noticed = 500;

interface Props {
  /** How many sheets are typed and not saved. */
  unsaved: number;
  /** What was just done. */
  said: string;
  onUndo: () => void;
  onRedo: () => void;
  /** Between what was just done and what is saved. */
  children?: ReactNode;
}

/**
 * At the foot of the side, always in the same spot: what was just done, whether everything is saved and
 * backed up, and how to take the last entry back.
 */
export function SideState({ unsaved, said, onUndo, onRedo, children }: Props) {
  const { frame: text } = useText();
  const rail = useRail();
  const status = useRead(["clubStatus"], (platform) => platform.clubStatus());
  const backups = useRead(["backups"], (platform) => platform.backups()).value;
  const { away } = useSecondPlaceAway(backups);
  const isSiteOld =
    (useRead(["site"], (platform) => platform.site()).value?.problem ?? null) !== null;
  const [latest] = backups?.latestFirst ?? [];
  const savedAt = status.value?.savedAt ?? null;
  const nothingToSave = unsaved === 0 && rail === undefined ? text.nothingToSave : null;
  const saved =
    savedAt === null ? nothingToSave : rail === undefined ? text.savedAt(savedAt) : savedAt;
  return (
    <footer className="status-line">
      <p role="status" className="said" tabIndex={said === "" ? undefined : 0}>
        {said}
      </p>
      {children}
      <div className="state">
        <p className="saved">
          {saved !== null && <Check className="i" />}
          <span role="status">{saved}</span>
        </p>
        {unsaved > 0 && (
          <p className="unsaved heed">
            <TriangleAlert className="i" />
            {/* In the rail there is room for the figure alone. */}
            <span className={rail === undefined ? "" : "heard-only"}>{text.unsaved(unsaved)}</span>
            {rail !== undefined && <span aria-hidden="true">{unsaved}</span>}
          </p>
        )}
        {backups !== undefined && (
          <p className="long">
            <Usb className="i" />
            <span>
              {latest === undefined
                ? text.noBackup
                : text.lastBackup(latest.day.shown, latest.time)}
            </span>
          </p>
        )}
        {away !== null && (
          <p className="long heed">
            <TriangleAlert className="i" />
            <span>{text.secondPlaceMissing}</span>
          </p>
        )}
        {isSiteOld && (
          <p className="long heed">
            <TriangleAlert className="i" />
            <span>{text.siteIsOld}</span>
          </p>
        )}
        <Waits />
      </div>
      <div className="undo">
        <button
          type="button"
          aria-label={text.menu.undo}
          aria-keyshortcuts={spokenKeys("Z")}
          onClick={onUndo}
        >
          <Undo2 className="i" />
          {text.undo}
        </button>
        <button
          type="button"
          aria-keyshortcuts={spokenKeys(isMac() ? "Shift+Z" : "Y")}
          onClick={onRedo}
        >
          <Redo2 className="i" />
          {text.redo}
        </button>
      </div>
    </footer>
  );
}

/** By itself, for each key of a sheet is answered: the side is not drawn anew with it. */
function Waits() {
  const { loading } = useText();
  const waits = useLasts(useIsFetching() > 0);
  return (
    <p role="status" className="waits long">
      {waits && loading}
    </p>
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
