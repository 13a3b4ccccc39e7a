import type { ReactNode } from "react";
import { useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { useKept } from "../../../kept";
import { Pick } from "../../../parts/Pick";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Screen } from "../../../parts/Screen";
import { Switch } from "../../../parts/Switch";
import { useMainAct } from "../../../parts/useMainAct";
import type { Problem } from "../../../platform";
import { nameOf } from "../../rules/nameOf";
import { WorthTold } from "../Worth";
import { Answer } from "./Answer";
import { Question } from "./Question";
import { answered, newSitting, nextHand, type Sitting } from "./sitting";
import "./practice.css";

/** 練習: hands one by one, of which somebody says what they are worth. */
export function Practice({ modes }: { modes: ReactNode }) {
  const { platform, text } = useFrame();
  const words = text.handValue;
  const [sitting, sit] = useKept<Sitting>("practice", newSitting);
  const [unread, setUnread] = useState<Record<"ja" | "en", string> | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const { rules, level, seed, judged } = sitting;
  const task = { level, seed };
  const list = useRead(["ruleList"], (from) => from.ruleList()).value ?? [];
  const usual = list.find((entry) => entry.source === rules) ?? list.find((one) => one.usual);
  const hand = useRead(["practiceHand", rules, task], (from) => from.practiceHand(rules, task));
  const asked = hand.loading ? undefined : hand.value;

  function goOn(change: Partial<Sitting> = {}) {
    setUnread(null);
    sit((now) => nextHand(now, change));
  }

  /** @param typed null where the answer is only to be shown */
  async function answer(typed: string | null) {
    const told = await platform.practiceVerdict(rules, task, typed);
    setFailed(told.ok ? null : told.problem);
    const verdict = told.ok ? told.value : null;
    setUnread(verdict?.kind === "unread" ? verdict.words : null);
    if (verdict?.kind === "judged") {
      // Two presses of one key are one answer.
      sit((now) => (now.judged === null ? answered(now, typed ?? "", verdict) : now));
    }
  }
  useMainAct(judged === null ? null : () => goOn());

  return (
    <Screen
      title={text.frame.screens.hand}
      panes
      bar={
        <>
          {modes}
          <Switch
            label={text.reports.practice.level}
            choices={(["easy", "usual", "hard"] as const).map((one) => [
              one,
              text.reports.practice.levels[one],
            ])}
            chosen={level}
            onChoose={(chosen) => goOn({ level: chosen })}
          />
          {usual !== undefined && (
            <Pick
              label={words.rules}
              choices={list.map((entry) => [entry.source, nameOf(text, list, entry)])}
              chosen={usual.source}
              onChoose={(source) => goOn({ rules: source })}
            />
          )}
        </>
      }
    >
      <div className="hand-page practice">
        <section className="pane practice-asked" aria-label={words.practice.asked}>
          <div className="fill">
            {[hand.problem, failed].map(
              (problem) =>
                problem && (
                  <ProblemMessage key={problem.kind} problem={problem} onAgain={hand.again} />
                ),
            )}
            {asked === null && <p className="note heed">{words.practice.none}</p>}
            {asked && (
              <>
                <header className="asked-head">
                  <h2>{words.practice.asked}</h2>
                  <Count sitting={sitting} />
                </header>
                <Question asked={asked} />
                <Answer
                  key={seed}
                  typed={sitting.typed}
                  judged={judged}
                  unread={unread}
                  onAnswer={(typed) => void answer(typed)}
                  onNext={() => goOn()}
                />
              </>
            )}
          </div>
        </section>
        <section className="pane hand-worth-pane" aria-label={words.answer}>
          <div className="fill" role="status">
            {judged === null ? (
              <p className="quiet waits">{words.practice.waits}</p>
            ) : (
              <WorthTold worth={judged.worth} />
            )}
          </div>
          <footer className="acts">
            <p className="hint">{words.practice.quiet}</p>
          </footer>
        </section>
      </div>
    </Screen>
  );
}

function Count({ sitting }: { sitting: Sitting }) {
  const words = useFrame().text.handValue.practice;
  return (
    <p className="practice-count" role="status">
      {words.count(sitting.right, sitting.asked)}
      {sitting.streak > 1 && <b>{words.streak(sitting.streak)}</b>}
    </p>
  );
}
