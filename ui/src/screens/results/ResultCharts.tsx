import { useRead } from "../../command";
import { Chart } from "../../figures/Chart";
import { RunningTotals } from "../../figures/RunningTotals";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Results, ResultsChoice } from "../../platform";
import { PlaceCounts } from "./PlaceCounts";

/** The charts as on paper, with the numbers behind their lines. */
export function ResultCharts({ choice, results }: { choice: ResultsChoice; results: Results }) {
  const { text } = useFrame();
  const words = text.results;
  const charts = useRead(["resultCharts", choice], (platform) => platform.resultCharts(choice));
  if (charts.value === undefined) {
    return charts.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={charts.problem} onAgain={charts.again} />
    );
  }
  const { cumulative, places, numbers } = charts.value;
  return (
    <section>
      <h3>{words.charts}</h3>
      {cumulative && (
        <Chart
          title={words.cumulative}
          svg={cumulative}
          numbers={<RunningTotals caption={words.cumulative} numbers={numbers} />}
        />
      )}
      {places && (
        <Chart
          title={words.places}
          svg={places}
          numbers={<PlaceCounts caption={words.placeCounts} results={results} />}
        />
      )}
    </section>
  );
}
