import { useWrite } from "../command";
import { Choice } from "../figures/Filters";
import { useText } from "../frame/context";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { ClockSetting, ClockView, HallPart } from "../platform";
import { fillKeys } from "../platform/system";

const parts: readonly HallPart[] = ["seats", "standings", "clock_only"];

interface Props {
  view: ClockView;
  /** What the hall is to see as long as no clock runs. */
  setting: ClockSetting;
}

/** The window for the hall: opening and closing it, and what it shows. */
export function HallSettings({ view, setting }: Props) {
  const words = useText().clock.hall;
  const isOpen = view.hallWindow !== "closed";
  const open = useWrite(async (platform) => {
    const set = await platform.prepareRoundClock(setting);
    return set.ok ? platform.openHall() : set;
  });
  const close = useWrite((platform) => platform.closeHall());
  const fill = useWrite((platform) => platform.fillHallScreen(true));
  const show = useWrite((platform, part: HallPart) => platform.showInHall(part));
  const problem = open.problem ?? close.problem ?? fill.problem ?? show.problem;
  return (
    <fieldset className="clock-part" aria-label={words.group}>
      <h2>{words.group}</h2>
      <Choice
        label={words.shown}
        value={view.hallPart}
        options={parts.map((part) => [part, words.parts[part]])}
        onChange={(chosen) => {
          const part = parts.find((one) => one === chosen);
          if (part !== undefined) {
            void show.run(part);
          }
        }}
      />
      <div className="clock-deeds">
        <button type="button" className="b low" onClick={() => void open.run()}>
          {isOpen ? words.front : words.open}
        </button>
        {/* Disabled only in what they say: a button that loses the focus loses the person. */}
        <button
          type="button"
          className="b low"
          aria-disabled={isOpen ? undefined : true}
          onClick={() => isOpen && void fill.run()}
        >
          {words.fill}
        </button>
        <button
          type="button"
          className="b low"
          aria-disabled={isOpen ? undefined : true}
          onClick={() => isOpen && void close.run()}
        >
          {words.close}
        </button>
      </div>
      <p className="quiet small">{words.hint(fillKeys())}</p>
      {problem && <ProblemMessage problem={problem} />}
    </fieldset>
  );
}
