import { ArrowRight } from "lucide-react";
import { useRead } from "../../command";
import { useText } from "../../frame/context";
import type { CompetitionChoices, CompetitionSettled } from "../../platform";
import { plainCompetition } from "./plain";
import { SettledWords } from "./SettledWords";

interface Props {
  choices: CompetitionChoices;
  /** Whether whoever comes to the screen begins here, because there is no competition yet. */
  isFirst: boolean;
  onMake: (like: CompetitionSettled) => void;
}

/** What a new competition can be like: the club's own first, and those that are held elsewhere. */
export function FormCards({ choices, isFirst, onMake }: Props) {
  const text = useText();
  const words = text.competition;
  const day = useRead(["dayChoices"], (platform) => platform.dayChoices()).value;
  const usual = day?.ruleSets.find(({ id }) => id === day.usualRules)?.name;
  const plain = plainCompetition(words, choices.rules, usual);
  return (
    <section className="pane" aria-label={words.make} data-first-field={isFirst || undefined}>
      <header>
        <h2>{words.make}</h2>
        <span className="quiet small grow">{words.makeHint}</span>
      </header>
      <div className="fill forms">
        <article className="form-card plain-form" aria-label={words.plain}>
          <div className="grow">
            <p className="tag good">{words.usual}</p>
            <h3>{words.plain}</h3>
            <p>{words.plainWords}</p>
          </div>
          <button
            type="button"
            className="b main-act"
            aria-label={words.like(words.plain)}
            disabled={plain.stages[0]?.rules === ""}
            onClick={() => onMake(plain)}
          >
            {words.likeShort}
            <ArrowRight className="i" />
          </button>
        </article>
        <h3 className="forms-more">{words.others}</h3>
        {choices.presets.map((preset) => (
          <article key={preset.key} className="form-card" aria-label={preset.name}>
            <div className="grow">
              <h3>{preset.name}</h3>
              <p className="quiet">
                {words.stagesShort(preset.stages)}
                {text.parts.between}
                {words.capacityShort(preset.capacity)}
              </p>
            </div>
            <button
              type="button"
              className="b low"
              aria-label={words.like(preset.name)}
              onClick={() => onMake(preset)}
            >
              {words.likeShort}
            </button>
            <details>
              <summary aria-label={words.settledOf(preset.name)}>{words.seeSettled}</summary>
              <SettledWords settled={preset} />
              <Unsaid preset={preset.key} />
            </details>
          </article>
        ))}
      </div>
    </section>
  );
}

/** What the form settles although its sheet is silent: the club is to say how it is. */
function Unsaid({ preset }: { preset: string }) {
  const { competition: words } = useText();
  const what = words.unsaidOf[preset];
  return what !== undefined && <p className="note">{words.unsaid(what)}</p>;
}
