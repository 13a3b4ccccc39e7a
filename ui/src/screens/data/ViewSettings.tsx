import { useFrame } from "../../frame/context";
import { Switch } from "../../parts/Switch";
import type { Language } from "../../text";
import { textSizes, themes } from "../../view";
import "./settings.css";

/** Each in its own language, for whoever cannot read the other. */
const languages: readonly (readonly [Language, string])[] = [
  ["ja", "日本語"],
  ["en", "English"],
];

/** How the window looks on this computer. */
export function ViewSettings() {
  const { text, view, changeView } = useFrame();
  const words = text.data;
  return (
    <section className="pane settings" aria-labelledby="data-view">
      <header>
        <h2 id="data-view" tabIndex={-1} data-first-field>
          {words.view}
        </h2>
      </header>
      <div className="fill body">
        <div className="setting">
          <b>{words.textSize}</b>
          <Switch
            label={words.textSize}
            choices={textSizes.map((size) => [String(size), words.percent(size)] as const)}
            chosen={String(view.textSize)}
            onChoose={(chosen) =>
              changeView({ textSize: textSizes.find((size) => String(size) === chosen) ?? 100 })
            }
          />
          <p className="hint">{words.textSizeHint}</p>
        </div>
        <div className="setting">
          <b>{words.theme}</b>
          <Switch
            label={words.theme}
            choices={themes.map((theme) => [theme, text.frame.themes[theme]] as const)}
            chosen={view.theme}
            onChoose={(theme) => changeView({ theme })}
          />
        </div>
        <div className="setting">
          <b>{words.language}</b>
          <Switch
            label={words.language}
            choices={languages}
            chosen={view.language}
            onChoose={(language) => changeView({ language })}
          />
        </div>
      </div>
    </section>
  );
}
