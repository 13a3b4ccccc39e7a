import { useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "../../../composing";
import { useFrame } from "../../../frame/context";
import { BookEditor } from "../../../parts/BookEditor";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionSettled, Problem, RulesOfStage } from "../../../platform";
import { problemInOne } from "../../../text";
import { useSettledWords } from "../useSettledWords";
import { Basics } from "./Basics";
import { EntryRulesBoxes } from "./EntryRulesBoxes";
import { More } from "./More";
import { OfferBoxes } from "./OfferBoxes";
import { PrizeBoxes } from "./PrizeBoxes";
import "./settled.css";
import { StageBoxes } from "./StageBoxes";
import { withoutStage, withStage } from "./stages";
import { TieBoxes } from "./TieBoxes";

interface Props {
  heading: string;
  before: CompetitionSettled;
  rules: readonly RulesOfStage[];
  problem: Problem | null;
  commit: string;
  onCommit: (settled: CompetitionSettled) => void;
  onCancel: () => void;
}

/** Everything that is settled about a competition: the few that are always asked, and the rest. */
export function SettledForm(props: Props) {
  const { heading, before, rules, problem, commit, onCommit, onCancel } = props;
  const { text } = useFrame();
  const words = text.competition;
  const [settled, settle] = useState(before);
  const said = useSettledWords(settled);
  const form = useRef<HTMLElement>(null);
  const change = (part: Partial<CompetitionSettled>) => settle((now) => ({ ...now, ...part }));
  const nameProblem =
    problem?.kind === "taken" || (problem?.kind === "empty_text" && problem.field === "name")
      ? problemInOne(text, problem)
      : null;

  // Whoever pressed a button on the page before goes on typing here.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section
      className="settled-form"
      aria-label={heading}
      data-typed="true"
      ref={form}
      onKeyDown={(event) => {
        if (!isComposing(event.nativeEvent) && event.key === "Escape") {
          onCancel();
        }
      }}
    >
      <section className="pane" aria-label={words.basics}>
        <header>
          <h2>{words.basics}</h2>
        </header>
        <div className="fill fields">
          <Basics
            settled={settled}
            rules={rules}
            nameProblem={nameProblem}
            problem={problem}
            onChange={change}
          />
        </div>
        <footer className="commit">
          {problem !== null && nameProblem === null && <ProblemMessage problem={problem} />}
          <div className="row">
            <button type="button" className="b main-act" onClick={() => onCommit(settled)}>
              {commit}
            </button>
            <button type="button" className="b" onClick={onCancel}>
              {words.cancel}
            </button>
          </div>
        </footer>
      </section>
      <section className="pane" aria-label={words.more}>
        <header>
          <h2>{words.more}</h2>
          <span className="quiet small grow">{words.moreHint}</span>
        </header>
        <div className="fill">
          <More group="entries" says={said.of("entries")}>
            <EntryRulesBoxes settled={settled} problem={problem} onChange={change} />
          </More>
          <More group="stages" says={said.of("stages")}>
            {settled.stages.map((stage, at) => (
              <StageBoxes
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place.
                key={at}
                at={at}
                stage={stage}
                rules={rules}
                onChange={(changed) =>
                  change({
                    stages: settled.stages.map((other, place) => (place === at ? changed : other)),
                  })
                }
                onRemove={
                  settled.stages.length > 1
                    ? () => change({ stages: withoutStage(settled.stages, at) })
                    : undefined
                }
              />
            ))}
            <button
              type="button"
              className="b low"
              onClick={() => {
                const name = words.newStage(settled.stages.length + 1);
                change({ stages: withStage(settled.stages, name) });
              }}
            >
              {words.addStage}
            </button>
          </More>
          <More group="ties" says={said.of("ties")}>
            <TieBoxes ties={settled.ties} onChange={(ties) => change({ ties })} />
          </More>
          <More group="end" says={said.of("end")}>
            <PrizeBoxes settled={settled} onChange={change} />
          </More>
          <More group="offers" says={said.of("offers")}>
            <OfferBoxes offers={settled.offers} onChange={(offers) => change({ offers })} />
          </More>
          <More group="book" says={said.of("book")}>
            <p className="hint">{text.ruleBook.inCompetition}</p>
            <BookEditor book={settled.book} onChange={(book) => change({ book })} />
          </More>
        </div>
      </section>
    </section>
  );
}
