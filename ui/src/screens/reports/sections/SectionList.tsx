import { RotateCcw } from "lucide-react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { Check } from "../../../parts/Check";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { ClubSettings, Section } from "../../../platform";
import { moved } from "../awards/editing";
import { MoveButtons } from "../MoveButtons";
import { focusOnceDrawn, useGoal } from "../useGoal";

const usual: readonly Section[] = [
  "overview",
  "standings",
  "awards",
  "feats",
  "rankings",
  "comparison",
  "results",
  "details",
  "progress",
  "series",
  "hands",
];

/** What the club's reports have, in which order; each change is saved at once. */
export function SectionList() {
  const { text, say } = useFrame();
  const words = text.sections;
  const settings = useRead(["clubSettings"], (platform) => platform.clubSettings());
  const write = useWrite((platform, changed: ClubSettings) => platform.changeClubSettings(changed));
  const shown = settings.value?.sections;
  const { whole, setGoal } = useGoal(shown);

  if (settings.value === undefined || shown === undefined) {
    return (
      settings.problem && <ProblemMessage problem={settings.problem} onAgain={settings.again} />
    );
  }
  const { value } = settings;

  async function keep(sections: Section[], sentence: string, focus: string) {
    if ((await write.run({ ...value, sections })).ok) {
      say(sentence);
      setGoal(focus);
    }
  }

  function show(section: Section, isShown: boolean) {
    const sections = isShown
      ? [...value.sections, section]
      : value.sections.filter((one) => one !== section);
    const name = words.names[section];
    void keep(
      sections,
      isShown ? words.shown(name) : words.hidden(name),
      `[data-section="${section}"] input`,
    );
  }

  function move(from: number, to: number, deed: "up" | "down") {
    const section = value.sections[from];
    if (section !== undefined && to >= 0 && to < value.sections.length) {
      void keep(
        moved(value.sections, from, to),
        words.movedTo(words.names[section], to + 1),
        `[data-${deed}="${to}"]`,
      );
    }
  }

  return (
    <div className="awards" ref={whole}>
      <section className="pane" aria-label={words.heading}>
        <header>
          <h2 tabIndex={-1} data-first-field ref={focusOnceDrawn}>
            {words.heading}
          </h2>
          <span className="grow" />
          <button
            type="button"
            className="b low"
            data-usual
            onClick={() => keep([...usual], words.usualBack, "[data-usual]")}
          >
            <RotateCcw className="i" />
            {words.usual}
          </button>
        </header>
        <div className="fill">
          <p className="what">{words.hint}</p>
          {write.problem !== null && <ProblemMessage problem={write.problem} />}
          <ol>
            {[...shown, ...usual.filter((section) => !shown.includes(section))].map((section) => (
              <SectionLine
                key={section}
                section={section}
                place={shown.indexOf(section)}
                count={shown.length}
                onShow={(isShown) => show(section, isShown)}
                onMove={(from, to, deed) => move(from, to, deed)}
              />
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}

interface Line {
  section: Section;
  /** From 0; -1 where it is left out. */
  place: number;
  count: number;
  onShow: (isShown: boolean) => void;
  onMove: (from: number, to: number, deed: "up" | "down") => void;
}

function SectionLine({ section, place, count, onShow, onMove }: Line) {
  const { text } = useFrame();
  const words = text.sections;
  const name = words.names[section];
  return (
    <li data-section={section}>
      <span className="place">{place < 0 ? "" : place + 1}</span>
      <div className="section">
        {section === "standings" ? (
          <strong>{name}</strong>
        ) : (
          <Check label={name} value={place >= 0} onChange={onShow} />
        )}
        <span className="who">{words.hints[section]}</span>
      </div>
      {place >= 0 && (
        <div className="deeds">
          <MoveButtons
            words={words}
            name={name}
            place={place}
            isLast={place === count - 1}
            onMove={(to, deed) => onMove(place, to, deed)}
          />
        </div>
      )}
    </li>
  );
}
