import { useEffect } from "react";
import { useRead } from "../command";
import { neighbouringSize } from "../view";
import { useFrame } from "./context";

export function TopBar({ onOpen }: { onOpen: () => void }) {
  const { text, club, view, changeView } = useFrame();
  const words = text.frame;
  const smaller = neighbouringSize(view.textSize, -1);
  const larger = neighbouringSize(view.textSize, 1);
  return (
    <header className="top-bar">
      <div className="club">
        <h1>
          {club === null ? (
            <Named name={text.appName} title={text.appName} />
          ) : (
            <ClubName opened={club.name} />
          )}
        </h1>
        {club !== null && (
          // "Data & settings" says in which folder; here the one club is told from the other.
          <p className="place" title={club.file}>
            {club.fileName}
          </p>
        )}
      </div>
      <fieldset className="settings" aria-label={words.settings}>
        {club !== null && (
          <button type="button" onClick={onOpen}>
            {words.openAnotherClub}
          </button>
        )}
        {/* Disabled only in what they say: a button that loses the focus loses the person. */}
        <output className="heard-only">{words.textSize(view.textSize)}</output>
        <button
          type="button"
          aria-disabled={smaller === undefined}
          onClick={() => smaller !== undefined && changeView({ textSize: smaller })}
        >
          {words.smallerText}
        </button>
        <button
          type="button"
          aria-disabled={larger === undefined}
          onClick={() => larger !== undefined && changeView({ textSize: larger })}
        >
          {words.largerText}
        </button>
        <button
          type="button"
          lang={view.language === "ja" ? "en" : "ja"}
          onClick={() => changeView({ language: view.language === "ja" ? "en" : "ja" })}
        >
          {words.otherLanguage}
        </button>
      </fieldset>
    </header>
  );
}

/** The club's name as it is now: it may have been changed since the file was opened. */
function ClubName({ opened }: { opened: string }) {
  const { text } = useFrame();
  const settings = useRead(["clubSettings"], (platform) => platform.clubSettings());
  const name = settings.value?.name ?? opened;
  return <Named name={name} title={text.frame.title(name)} />;
}

/** Also the window's own title, by which people find it on the taskbar. */
function Named({ name, title }: { name: string; title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return name;
}
