import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import { TextBox } from "../../parts/TextBox";
import type { Calendar, ClubSettings as Settings } from "../../platform";
import { problemInOne } from "../../text";
import { Choice } from "./Choice";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const calendars: readonly Calendar[] = ["japanese", "western"];

/** What holds for the whole club; each change is saved at once. */
export function ClubSettings() {
  const { text, say } = useFrame();
  const words = text.data;
  const settings = useRead(["clubSettings"], (platform) => platform.clubSettings());
  const save = useWrite((platform, changed: Settings) => platform.changeClubSettings(changed));
  const value = settings.value;
  if (value === undefined) {
    return settings.problem && <ProblemMessage problem={settings.problem} />;
  }

  async function change(part: Partial<Settings>) {
    if (value !== undefined && (await save.run({ ...value, ...part })).ok) {
      say(words.settingsSaved);
    }
  }

  return (
    <section className="pane settings" aria-labelledby="data-settings">
      <header>
        <h2 id="data-settings">{words.settings}</h2>
      </header>
      <div className="fill body" data-first-field>
        <TextBox
          label={words.name}
          width={24}
          value={value.name}
          onChange={(name) => change({ name })}
          problem={save.problem && problemInOne(text, save.problem)}
        />
        <Choice
          label={words.fiscalStart}
          value={value.fiscalStart}
          choices={months}
          words={words.month}
          onChange={(month) => change({ fiscalStart: month })}
        />
        <div className="setting">
          <b>{words.calendar}</b>
          <Switch
            label={words.calendar}
            choices={calendars.map((calendar) => [calendar, words.calendars[calendar]] as const)}
            chosen={value.calendar}
            onChoose={(calendar) => change({ calendar })}
          />
        </div>
      </div>
    </section>
  );
}
