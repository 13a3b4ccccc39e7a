import { useFrame } from "../../frame/context";
import type { Language } from "../../text";
import { textSizes, themes } from "../../view";
import { Choice } from "./Choice";

/** Each in its own language, for whoever cannot read the other. */
const languages: Record<Language, string> = { ja: "日本語", en: "English" };

/** How the window looks on this computer. */
export function ViewSettings() {
  const { text, view, changeView } = useFrame();
  const words = text.data;
  return (
    <section aria-labelledby="data-view">
      <h2 id="data-view">{words.view}</h2>
      <Choice
        label={words.textSize}
        value={view.textSize}
        choices={textSizes}
        words={words.percent}
        onChange={(textSize) => changeView({ textSize })}
      />
      <Choice
        label={words.theme}
        value={view.theme}
        choices={themes}
        words={(theme) => text.frame.themes[theme]}
        onChange={(theme) => changeView({ theme })}
      />
      <Choice
        label={words.language}
        value={view.language}
        choices={["ja", "en"]}
        words={(language) => languages[language]}
        onChange={(language) => changeView({ language })}
      />
    </section>
  );
}
