import { CircleHelp, Info, Languages } from "lucide-react";
import type { ReactNode } from "react";
import { useFrame } from "../../frame/context";
import { TextSizeButtons } from "../../frame/TextSizeButtons";
import { otherThan } from "../../view";
import "../../parts/says.css";
import "./hello.css";
import "./start.css";

interface Props {
  /** The ways there are from here. */
  children?: ReactNode;
}

/** The felt at the left while no club's screens are shown: which program this is, and the ways into a club. */
export function Hello({ children }: Props) {
  const { text, view, changeView, tellAbout, toManual } = useFrame();
  const words = text.start;
  return (
    <aside className="hello" aria-label={text.appName}>
      <div className="logo">
        <Mark />
        <div>
          <h1>{text.appName}</h1>
          <p>{words.purpose}</p>
        </div>
      </div>
      {children}
      <footer>
        <button type="button" onClick={() => changeView({ language: otherThan(view.language) })}>
          <Languages className="i" />
          {text.frame.otherLanguage}
        </button>
        <TextSizeButtons />
        <button type="button" aria-keyshortcuts="F1" onClick={() => toManual()}>
          <CircleHelp className="i" />
          {text.help.title}
        </button>
        <button type="button" onClick={tellAbout}>
          <Info className="i" />
          {text.frame.about}
        </button>
      </footer>
    </aside>
  );
}

/** A tile with the four places on it, as they stand on every screen. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 68 88" aria-hidden="true">
      <circle className="first" cx="22" cy="26" r="9" />
      <circle className="second" cx="46" cy="26" r="8.5" />
      <circle className="third" cx="22" cy="60" r="8.5" />
      <circle className="fourth" cx="46" cy="60" r="8.5" />
    </svg>
  );
}
