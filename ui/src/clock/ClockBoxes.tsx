import { Choice } from "../figures/Filters";
import { useText } from "../frame/context";
import { NumberBox } from "../parts/NumberBox";
import type { ClockChoices, ClockSetting } from "../platform";

interface Props {
  setting: ClockSetting;
  choices: ClockChoices;
  onChange: (setting: ClockSetting) => void;
}

/** What a clock that is not started is set to. */
export function ClockBoxes({ setting, choices, onChange }: Props) {
  const words = useText().clock;
  const rounds = Array.from({ length: Math.max(setting.round + 2, 6) }, (_, at) => at + 1);
  return (
    <div className="clock-deeds">
      <Choice
        label={words.roundBox}
        value={String(setting.round)}
        options={rounds.map((round) => [String(round), words.round(round)])}
        onChange={(round) => onChange({ ...setting, round: Number(round) })}
      />
      <Choice
        label={words.rules}
        value={String(setting.rules)}
        options={choices.ruleSets.map(({ id, name }) => [String(id), name])}
        onChange={(id) => {
          const rules = choices.ruleSets.find((one) => String(one.id) === id);
          if (rules !== undefined) {
            onChange({ ...setting, rules: rules.id, minutes: rules.minutes });
          }
        }}
      />
      <NumberBox
        label={words.minutes}
        unit="count"
        unitName={words.minutesUnit}
        value={setting.minutes}
        onChange={(minutes) => onChange({ ...setting, minutes })}
      />
    </div>
  );
}
