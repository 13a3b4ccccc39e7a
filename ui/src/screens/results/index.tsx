import { useRead } from "../../command";
import { choiceOf, Filters, unfiltered } from "../../figures/Filters";
import { HandTable } from "../../figures/HandTable";
import { useFrame, useText } from "../../frame/context";
import { useKept } from "../../kept";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { useDrawn } from "../../parts/useDrawn";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import { usePeriod } from "../../parts/usePeriod";
import type { ChosenPeriod, Results, ResultsChoice } from "../../platform";
import { HeadToHead } from "./HeadToHead";
import { RecordTable } from "./RecordTable";
import { ResultCharts } from "./ResultCharts";
import { StandingsTable } from "./StandingsTable";

/** 成績: the newest month played, or any other period. */
export default function ResultsScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.results}>
      <ResultsContent />
    </Screen>
  );
}

function ResultsContent() {
  const { text } = useFrame();
  const first = useNewestPeriod("month");
  if (first.value === undefined) {
    return first.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={first.problem} onAgain={first.again} />
    );
  }
  return <ResultsOf first={first.value} />;
}

function ResultsOf({ first }: { first: ChosenPeriod }) {
  const { text } = useFrame();
  const words = text.results;
  // As they were left, for who comes back from somebody's page.
  const [chosen, choosePeriod] = useKept("results of", () => first);
  const period = usePeriod(chosen);
  const [filter, narrowDown] = useKept("results by", () => unfiltered);
  const choice = choiceOf(period, filter);
  // With the period it is of, so that its heading never stands over the figures of another.
  const read = useRead(["results", choice, period], async (platform) => {
    const answer = await platform.results(choice);
    return answer.ok ? { ...answer, value: { results: answer.value, period, choice } } : answer;
  });
  if (read.value === undefined) {
    return read.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={read.problem} onAgain={read.again} />
    );
  }
  const { results } = read.value;
  return (
    <>
      <div data-first-field>
        <PeriodBox value={period} onChange={choosePeriod} />
      </div>
      <Filters value={filter} onChange={narrowDown} shown={results} />
      {read.problem && <ProblemMessage problem={read.problem} onAgain={read.again} />}
      <div className="results-heading">
        <h2 aria-live="polite">{words.heading(text.periodHeading(read.value.period))}</h2>
        {results.hanchan > 0 && <p>{words.played(results.days, results.hanchan)}</p>}
      </div>
      {results.rows.length === 0 ? (
        <p className="nothing-yet">{words.noGames}</p>
      ) : (
        <Found {...read.value} />
      )}
    </>
  );
}

interface FoundProps {
  results: Results;
  period: ChosenPeriod;
  choice: ResultsChoice;
}

/** The standings, and what follows from them: one after the other, for together they would hold up the page. */
function Found({ results, period, choice }: FoundProps) {
  const { text } = useFrame();
  const words = text.results;
  const parts = useDrawn(4, 1);
  return (
    <div aria-busy={parts < 4}>
      <StandingsTable results={results} />
      {parts > 1 && <ResultCharts choice={choice} results={results} />}
      {parts > 2 && (
        <>
          <section>
            <h3>{words.records}</h3>
            <RecordTable records={results.records} unit={results.unit} />
          </section>
          <section>
            <h3>{words.yakuman}</h3>
            {results.yakuman.length === 0 ? (
              <p className="nothing-yet">{words.noYakuman}</p>
            ) : (
              <HandTable caption={words.yakuman} hands={results.yakuman} />
            )}
          </section>
        </>
      )}
      {parts > 3 && (
        <HeadToHead choice={choice} period={text.periodHeading(period)} played={results.rows} />
      )}
    </div>
  );
}
