import { useRead } from "../../command";
import { Chart } from "../../figures/Chart";
import { RunningTotals } from "../../figures/RunningTotals";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { PersonId, ResultsChoice } from "../../platform";

/** The person's running total over the club's spread. */
export function PersonChart({ person, choice }: { person: PersonId; choice: ResultsChoice }) {
  const { text } = useFrame();
  const title = text.members.chart;
  const chart = useRead(["personChart", person, choice], (platform) =>
    platform.personChart(person, choice),
  );
  if (chart.value === undefined) {
    return chart.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={chart.problem} onAgain={chart.again} />
    );
  }
  const { svg, numbers } = chart.value;
  return (
    svg !== null && (
      <Chart
        title={title}
        svg={svg}
        numbers={<RunningTotals caption={title} numbers={numbers} daily />}
      />
    )
  );
}
