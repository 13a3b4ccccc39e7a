import { Printer } from "lucide-react";
import { useRead } from "../../command";
import { choiceOf, Filters, unfiltered } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import { usePeriod } from "../../parts/usePeriod";
import type { ChosenPeriod } from "../../platform";
import { Nothing } from "./Nothing";
import { paperOf } from "./paperOf";
import { ResultViews } from "./ResultViews";
import "./results.css";

/** 成績: the newest month played, or any other period. */
export default function ResultsScreen() {
  const { text } = useFrame();
  const first = useNewestPeriod("month");
  return first.value === undefined ? (
    <Screen title={text.frame.screens.results}>
      {first.problem === null ? (
        <p role="status">{text.loading}</p>
      ) : (
        <ProblemMessage problem={first.problem} onAgain={first.again} />
      )}
    </Screen>
  ) : (
    <ResultsOf newest={first.value} />
  );
}

function ResultsOf({ newest }: { newest: ChosenPeriod }) {
  const { text, goToPaper } = useFrame();
  // As they were left, for who comes back from somebody's page.
  const [chosen, choosePeriod] = useKept("results of", () => newest);
  const period = usePeriod(chosen);
  const [filter, narrowDown] = useKept("results by", () => unfiltered);
  const choice = choiceOf(period, filter);
  // With the period it is of, so that its heading never stands over the figures of another.
  const read = useRead(["results", choice, period], async (platform) => {
    const answer = await platform.results(choice);
    return answer.ok ? { ...answer, value: { results: answer.value, period, choice } } : answer;
  });
  return (
    <Screen
      title={text.frame.screens.results}
      panes
      className="results"
      bar={
        read.value && (
          <div className="results-bar" data-first-field>
            <PeriodBox value={period} onChange={choosePeriod} />
            <Filters
              value={filter}
              onChange={narrowDown}
              shown={read.value.results}
              notes={false}
            />
          </div>
        )
      }
      end={
        <button type="button" className="b low" onClick={() => goToPaper(paperOf(period))}>
          <Printer className="i" />
          {text.results.print}
        </button>
      }
    >
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      {read.value === undefined ? (
        read.problem === null && <p role="status">{text.loading}</p>
      ) : read.value.results.rows.length === 0 ? (
        <Nothing {...read.value} newest={newest} onNewest={() => choosePeriod(newest)} />
      ) : (
        <ResultViews {...read.value} />
      )}
    </Screen>
  );
}
