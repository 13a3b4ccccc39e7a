import { FileText, Monitor, Printer } from "lucide-react";
import { useState } from "react";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { Answer, Document, DrawPlace, Paper, Problem } from "../../../platform";
import { nextWork } from "../../../work";

const paper: Paper = { large: false, honorific: "sama" };

interface Props {
  place: DrawPlace;
  /** Whether the seats are kept; until then there is nothing to be given out. */
  isKept: boolean;
}

/** What the seats are needed for: the papers for the tables, and the screen in the hall. */
export function AfterDraw({ place, isKept }: Props) {
  const { platform, text, say } = useFrame();
  const words = text.draw;
  const [failed, setFailed] = useState<Problem | null>(null);
  const draw = { day: place.day, series: place.series, round: place.round };
  const sheet = { rounds: 1, lastDealer: false, sticks: true, hands: true };

  async function does(asked: Promise<Answer<unknown>>, sentence: string) {
    setFailed(null);
    const answer = await asked;
    setFailed(answer.ok ? null : answer.problem);
    if (answer.ok) {
      say(sentence);
    }
  }

  const print = (document: Document) =>
    does(platform.openReport(document, paper, nextWork("preview")), words.opened);

  async function showSeats(): Promise<Answer<unknown>> {
    const choices = await platform.clockChoices(place.day, place.series);
    if (!choices.ok) {
      return choices;
    }
    const clock = await platform.roundClock();
    // A clock that runs goes on: the hall sees its round.
    if (clock.ok && (clock.value.clock === null || clock.value.clock.state === "ready")) {
      const minutes = choices.value.ruleSets.find(({ id }) => id === place.rules)?.minutes ?? null;
      const set = await platform.prepareRoundClock({ ...draw, rules: place.rules, minutes });
      if (!set.ok) {
        return set;
      }
    }
    const shown = await platform.showInHall("seats");
    return shown.ok ? platform.openHall() : shown;
  }

  const deeds = [
    [words.printPlan, Printer, () => print({ kind: "table_plan", draw })],
    [
      words.printSheets,
      FileText,
      () => print({ kind: "drawn_sheets", draw, rules: null, form: sheet, samePeople: false }),
    ],
    [words.toHall, Monitor, () => does(showSeats(), words.inHall)],
  ] as const;

  return (
    <section className="draw-part">
      <h3>{isKept ? words.give : words.giveOnceKept}</h3>
      <div className="draw-give">
        {deeds.map(([name, Icon, deed]) => (
          <button
            key={name}
            type="button"
            className="b low"
            {...(!isKept && { "aria-disabled": true })}
            onClick={() => isKept && void deed()}
          >
            <Icon className="i" />
            {name}
          </button>
        ))}
      </div>
      {failed && <ProblemMessage problem={failed} />}
    </section>
  );
}
