import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { Share } from "../../parts/Place";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type {
  Answer,
  ChosenPeriod,
  Day,
  PeriodKind,
  PersonId,
  Platform,
  ResultsChoice,
} from "../../platform";
import { Amount } from "./KeyFigures";

/** A year of months, or six years of halves. */
const most = 12;

interface Props {
  person: PersonId;
  kind: "month" | "half";
  /** What is counted; of every period there is, and not only of the one that is looked at. */
  choice: ResultsChoice;
  /** The last day of what is looked at, from where it goes back. */
  end: Day | null;
  unit: string;
}

/** How somebody stood at the end of each month or half-year, the latest first. */
export function PeriodTable({ person, kind, choice, end, unit }: Props) {
  const { text } = useFrame();
  const { members: words, figures } = text;
  const { columns } = figures;
  const read = useRead(["periodsBack", kind, end?.iso ?? null], (platform) =>
    periodsBack(platform, kind, end?.iso ?? null),
  );
  if (read.value === undefined) {
    return read.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={read.problem} onAgain={read.again} />
    );
  }
  return (
    <table className="t">
      <caption className="heard-only">{words[kind === "month" ? "months" : "halves"]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.periodOf}</th>
          <th scope="col" className="n">
            {columns.rank}
          </th>
          <th scope="col" className="n">
            {columns.games}
          </th>
          <th scope="col" className="n opt">
            {columns.averagePlace}
          </th>
          <th scope="col" className="n">
            {words.withUnit(columns.total, unit)}
          </th>
          <th scope="col" className="opt">
            {words.places}
          </th>
        </tr>
      </thead>
      <tbody>
        {read.value.map((period) => (
          <Row key={period.heading} person={person} period={period} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  person: PersonId;
  period: ChosenPeriod;
  choice: ResultsChoice;
}

function Row({ person, period, choice }: RowProps) {
  const { text } = useFrame();
  const { members: words, figures } = text;
  const narrowed = {
    ...choice,
    from: period.from?.iso ?? null,
    to: period.to?.iso ?? null,
  };
  const read = useRead(["personResults", person, narrowed], (platform) =>
    platform.personResults(person, narrowed),
  );
  const standing = read.value?.standing ?? null;
  return (
    <tr>
      <th scope="row">{text.periodHeading(period)}</th>
      {standing === null || standing.games === 0 ? (
        <td colSpan={5} className="quiet">
          {read.value === undefined ? "" : words.notPlayed}
        </td>
      ) : (
        <>
          <td className="n">
            {standing.rank === null ? figures.unranked : `${standing.rank}/${read.value?.ranked}`}
          </td>
          <td className="n">{standing.games}</td>
          <td className="n opt">{standing.figures.averagePlace?.shown}</td>
          <td className="n sum">
            <Amount shown={standing.figures.total?.shown ?? ""} />
          </td>
          <td className="opt">
            <Share counts={standing.places} />
          </td>
        </>
      )}
    </tr>
  );
}

/** The periods of a kind, back from the one that holds the day; from the newest played without one. */
async function periodsBack(
  platform: Platform,
  kind: PeriodKind,
  end: string | null,
): Promise<Answer<ChosenPeriod[]>> {
  const newest = end === null ? await platform.newestDay() : null;
  if (newest?.ok === false) {
    return newest;
  }
  const found: ChosenPeriod[] = [];
  let day = end ?? newest?.value ?? null;
  do {
    const answer = await platform.periodOf(kind, day);
    if (!answer.ok) {
      return answer;
    }
    found.push(answer.value);
    day = answer.value.previous;
  } while (day !== null && found.length < most);
  return { ok: true, value: found };
}
