import { ChevronRight } from "lucide-react";
import { useRead } from "../../command";
import { CoursePane } from "../../figures/CoursePane";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import type {
  ChosenPeriod,
  PersonId,
  PersonResults,
  ResultRow,
  ResultsChoice,
} from "../../platform";
import { AgainstTable } from "./AgainstTable";
import { FigureCells } from "./FigureCells";
import { HanchanTable } from "./HanchanTable";
import { PeriodTable } from "./PeriodTable";

interface Props {
  person: PersonId;
  results: PersonResults;
  standing: ResultRow;
  choice: ResultsChoice;
  period: ChosenPeriod;
  onHanchan: () => void;
  onOpen: (person: PersonId) => void;
}

/** More of them are under 半荘. */
const recent = 20;

/** The line, what was played last or month by month, and the opponents or all figures beside them. */
export function Overview(props: Props) {
  const { person, results, standing, choice, period, onHanchan, onOpen } = props;
  const { text } = useFrame();
  const words = text.members;
  const [below, showBelow] = useKept<"recent" | "month" | "half">("member below", () => "recent");
  const [beside, showBeside] = useKept<"against" | "figures">("member beside", () => "against");
  const everybody = useRead(["results", choice], (platform) => platform.results(choice));
  const count = results.hanchan.length;
  return (
    <div className="two overview" data-help="members.results">
      <div className="l">
        {everybody.problem && (
          <ProblemMessage problem={everybody.problem} onAgain={everybody.again} />
        )}
        {everybody.value && (
          <CoursePane results={everybody.value} chosen={person} onChoose={onOpen} isOfOne />
        )}
        <section className="pane" aria-label={words.below}>
          <header>
            <Switch
              label={words.below}
              choices={[
                ["recent", words.recent],
                ["month", words.months],
                ["half", words.halves],
              ]}
              chosen={below}
              onChoose={showBelow}
            />
            <span className="grow" />
            {below === "recent" && (
              <button type="button" className="b plain low" onClick={onHanchan}>
                {words.allHanchan(count)}
                <ChevronRight className="i" />
              </button>
            )}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to press must be reachable by keyboard. */}
          <div className="fill" tabIndex={below === "recent" ? undefined : 0}>
            {below === "recent" ? (
              <HanchanTable results={results} rows={results.hanchan.slice(0, recent)} />
            ) : (
              <PeriodTable
                key={`${below} ${person}`}
                person={person}
                kind={below}
                choice={choice}
                end={period.to}
                unit={results.unit}
              />
            )}
          </div>
        </section>
      </div>
      <section className="pane r" aria-label={words.beside}>
        <header>
          <Switch
            label={words.beside}
            choices={[
              ["against", words.headToHead],
              ["figures", words.summary],
            ]}
            chosen={beside}
            onChoose={showBeside}
          />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and holds nothing to press must be reachable by keyboard. */}
        <div className="fill" tabIndex={beside === "against" ? undefined : 0}>
          {beside === "against" ? (
            <AgainstTable results={results} onOpen={onOpen} />
          ) : (
            <FigureCells results={results} standing={standing} />
          )}
        </div>
      </section>
    </div>
  );
}
