import { ChevronsUpDown, CircleHelp, PanelLeftClose, PanelLeftOpen, Search } from "lucide-react";
import { spokenKeys, writtenKeys } from "../platform/system";
import { ClubName } from "./ClubName";
import { useFrame } from "./context";
import { SideState } from "./SideState";
import { type ScreenId, screenKeys, screens } from "./screens";
import { TextSizeButtons } from "./TextSizeButtons";
import { useRail } from "./useRail";

interface Props {
  current: ScreenId;
  onGo: (screen: ScreenId) => void;
  onOpen: () => void;
  onFind: () => void;
  /** How many sheets are typed and not saved. */
  unsaved: number;
  /** What was just done. */
  said: string;
  onUndo: () => void;
  onRedo: () => void;
}

/** The felt at the left of every screen: the club, the way to each screen, and whether all is saved. */
export function Side({ current, onGo, onOpen, onFind, ...state }: Props) {
  const { text, club, view, changeView, toManual } = useFrame();
  const words = text.frame;
  const isFolded = view.isFolded;
  const rail = useRail();
  if (club === null) {
    return null;
  }
  return (
    <aside className="side" aria-label={words.sideLabel}>
      <button type="button" className="club" onClick={onOpen}>
        <span className="grow">
          <ClubName opened={club.name} />
          <small title={club.file}>{club.fileName}</small>
        </span>
        <ChevronsUpDown className="i" />
        <span className="heard-only">{words.openAnotherClub}</span>
      </button>
      {club.sample && (
        <p className="sample">{rail === undefined ? words.sampleBand : words.sampleShort}</p>
      )}
      <div className="finds">
        <button type="button" className="find" aria-keyshortcuts={spokenKeys("K")} onClick={onFind}>
          <Search className="i" />
          <span>{words.find}</span>
          <span className="key">{writtenKeys("K")}</span>
        </button>
        <button
          type="button"
          className="find manual"
          aria-keyshortcuts="F1"
          title={`${text.help.title} F1`}
          onClick={() => toManual()}
        >
          <CircleHelp className="i" />
          <span className={rail === undefined ? "heard-only" : undefined}>{text.help.title}</span>
        </button>
      </div>
      <nav className="nav navigation" aria-label={words.screensLabel}>
        {screens.map(({ id, icon: Icon }) => (
          <button
            type="button"
            key={id}
            title={rail === undefined ? undefined : words.screens[id]}
            aria-current={id === current ? "page" : undefined}
            aria-keyshortcuts={spokenKeys(screenKeys[id])}
            onClick={() => onGo(id)}
          >
            <Icon className="i" />
            {rail === undefined ? words.screens[id] : words.screensShort[id]}
          </button>
        ))}
      </nav>
      <SideState {...state}>
        <div className="side-tools">
          <button
            type="button"
            className="fold"
            aria-pressed={isFolded}
            aria-keyshortcuts={spokenKeys("B")}
            aria-label={isFolded ? words.unfold : words.fold}
            onClick={() => changeView({ isFolded: !isFolded })}
          >
            {isFolded ? <PanelLeftOpen className="i" /> : <PanelLeftClose className="i" />}
            <span>{isFolded ? words.unfold : words.fold}</span>
          </button>
          <TextSizeButtons />
        </div>
      </SideState>
    </aside>
  );
}
