import type { ClubOverview } from "../platform";
import type { Text } from "../text";
import { neighbouringSize, type View } from "../view";

interface Props {
  text: Text;
  club: ClubOverview | null;
  view: View;
  onChangeView: (change: Partial<View>) => void;
  onOpen: () => void;
}

export function TopBar({ text, club, view, onChangeView, onOpen }: Props) {
  const smaller = neighbouringSize(view.textSize, -1);
  const larger = neighbouringSize(view.textSize, 1);
  return (
    <header className="top-bar">
      <div className="club">
        <h1>{club?.name ?? text.appName}</h1>
        {club !== null && <p className="place">{club.file}</p>}
      </div>
      <fieldset className="settings" aria-label={text.settings}>
        {club !== null && (
          <button type="button" onClick={onOpen}>
            {text.openAnotherClub}
          </button>
        )}
        {/* Disabled only in what they say: a button that loses the focus loses the person. */}
        <output className="heard-only">{text.textSize(view.textSize)}</output>
        <button
          type="button"
          aria-disabled={smaller === undefined}
          onClick={() => smaller !== undefined && onChangeView({ textSize: smaller })}
        >
          {text.smallerText}
        </button>
        <button
          type="button"
          aria-disabled={larger === undefined}
          onClick={() => larger !== undefined && onChangeView({ textSize: larger })}
        >
          {text.largerText}
        </button>
        <button
          type="button"
          lang={view.language === "ja" ? "en" : "ja"}
          onClick={() => onChangeView({ language: view.language === "ja" ? "en" : "ja" })}
        >
          {text.otherLanguage}
        </button>
      </fieldset>
    </header>
  );
}
