import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import { Place } from "../../../parts/Place";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { amountFrom, typedAmount } from "../../../parts/typed";
import type {
  CompetitionId,
  CompetitionPlay,
  CutShown,
  StagePlay,
  StandingRow,
} from "../../../platform";
import { Amount } from "../Amount";

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
}

/** How the stage under way stands, and where the cut runs. */
export function StandingPane({ id, play }: Props) {
  const text = useText();
  const words = text.competitionPlay;
  const found = useRead(["competitionResults", id], (platform) => platform.competitionResults(id));
  const isPlayed = (of: number) =>
    found.value?.stages
      .find((one) => one.stage === of)
      ?.lines.some(({ results }) => results.some((one) => one !== null)) ?? false;
  // Until a sheet of the next stage is in, the one before says who goes on to it.
  const upToNow = play.stages.filter(({ number }) => number <= play.underWay);
  const stage = upToNow.filter(({ number }) => isPlayed(number)).at(-1) ?? upToNow.at(-1);
  if (stage === undefined) {
    return null;
  }
  const standing = found.value?.stages.find((one) => one.stage === stage.number);
  const next = play.stages.find(({ number }) => number === stage.number + 1)?.name ?? "";
  return (
    <section className="pane standing" aria-label={words.standing(stage.name)}>
      <header>
        <h2>{words.standing(stage.name)}</h2>
        <span className="quiet small grow">{isPlayed(stage.number) && soFar(stage, words)}</span>
      </header>
      <div
        className="fill"
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
        {standing === undefined || !isPlayed(stage.number) ? (
          <p className="nothing">{words.noStanding}</p>
        ) : (
          <table className="t st">
            <thead>
              <tr>
                <th scope="col" className="n">
                  {words.rank}
                </th>
                <th scope="col">{words.name}</th>
                <th scope="col" className="c">
                  {words.placesByRound}
                </th>
                <th scope="col" className="n">
                  {standing.unit === ""
                    ? text.competitionResults.totalPlain
                    : text.competitionResults.total(standing.unit)}
                </th>
              </tr>
            </thead>
            <Rows
              rounds={stage.rounds.filter(({ seats }) => seats !== null).length}
              lines={standing.lines}
              cut={stage.cut}
              next={next}
              unit={standing.unit}
            />
          </table>
        )}
      </div>
    </section>
  );
}

/** Up to which round everybody has played, and how many tables more. */
function soFar(
  { rounds }: StagePlay,
  words: ReturnType<typeof useText>["competitionPlay"],
): string {
  const full = rounds.filter(({ seats, missing }) => seats !== null && missing.length === 0).length;
  const more = rounds
    .filter(({ missing }) => missing.length > 0)
    .reduce((count, { tables, missing }) => count + tables.length - missing.length, 0);
  return words.standingSoFar(full, more);
}

interface RowsProps {
  /** How many are drawn. */
  rounds: number;
  unit: string;
  lines: readonly StandingRow[];
  cut: CutShown | null;
  next: string;
}

function Rows({ rounds, lines, cut, next, unit }: RowsProps) {
  const words = useText().competitionPlay;
  const shared = new Set(
    lines.map(({ person }) => person.name).filter((name, at, all) => all.indexOf(name) !== at),
  );
  const through = cut?.through ?? 0;
  return (
    <tbody>
      {lines.map((line, at) => [
        cut !== null && at === through && (
          <tr className="cut" key="cut">
            <td colSpan={4}>
              {words.cutLine(through, next)}
              <Gap cut={cut} unit={unit} last={lines[at - 1]} first={line} />
            </td>
          </tr>
        ),
        <tr key={line.person.id}>
          <td className="n">{line.rank ?? "－"}</td>
          <th scope="row">
            {shared.has(line.person.name) && <small>{line.person.number} </small>}
            {line.person.name}
          </th>
          <td className="c">
            <span className="rounds">
              {line.reached.slice(0, rounds).map((place, round) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place.
                <Place key={round} place={place ?? 0} small />
              ))}
            </span>
          </td>
          <td className="n sum">
            <Amount amount={line.total} />
          </td>
        </tr>,
      ])}
    </tbody>
  );
}

interface GapProps {
  cut: CutShown;
  unit: string;
  last: StandingRow | undefined;
  first: StandingRow;
}

/** How far the first who does not go on is behind the last who does, where the total decides it. */
function Gap({ cut, unit, last, first }: GapProps) {
  const words = useText().competitionPlay;
  const measure = unit === "" ? "points" : "p";
  const above = amountFrom(last?.total ?? "", measure);
  const below = amountFrom(first.total, measure);
  if (cut.byLastHanchan || above === undefined || below === undefined) {
    return null;
  }
  return <> {words.gap(`${typedAmount(Math.abs(above - below), measure)}${unit}`)}</>;
}
