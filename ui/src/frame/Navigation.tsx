import { spokenKeys } from "../platform/system";
import { useText } from "./context";
import { type ScreenId, screenKeys, screens } from "./screens";

interface Props {
  current: ScreenId;
  onGo: (screen: ScreenId) => void;
}

export function Navigation({ current, onGo }: Props) {
  const text = useText().frame;
  return (
    <nav className="navigation" aria-label={text.screensLabel}>
      {screens.map(({ id }) => (
        <button
          type="button"
          key={id}
          aria-current={id === current ? "page" : undefined}
          aria-keyshortcuts={spokenKeys(screenKeys[id])}
          onClick={() => onGo(id)}
        >
          {text.screens[id]}
        </button>
      ))}
    </nav>
  );
}
