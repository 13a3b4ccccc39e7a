import { useText } from "../../../frame/context";
import { TermWord } from "../../../parts/Term";
import type { RankedLine } from "../../../platform";
import { Amount } from "../Amount";

/** Everybody, by the stage reached and the total of it. */
export function RankingTable({ ranking }: { ranking: readonly RankedLine[] }) {
  const several = new Set(ranking.map(({ stage }) => stage)).size > 1;
  const text = useText();
  const words = text.competitionResults;
  if (ranking.length === 0) {
    return <p className="nothing">{words.nobody}</p>;
  }
  return (
    <table className="t">
      <caption className="heard-only">{words.ranking}</caption>
      <thead>
        <tr>
          <th scope="col" className="n">
            <TermWord id="rank">{words.rank}</TermWord>
          </th>
          <th scope="col">{words.name}</th>
          {several && (
            <th scope="col">
              <TermWord id="stage">{words.reached}</TermWord>
            </th>
          )}
          <th scope="col" className="n">
            <TermWord id="total">{words.totalPlain}</TermWord>
          </th>
          <th scope="col">{words.remark}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ rank, person, stage, total, disqualified, left }) => (
          <tr key={person.id}>
            <td className="n">{rank}</td>
            <th scope="row">{text.parts.member(person.number, person.name)}</th>
            {several && <td>{stage}</td>}
            <td className="n sum">
              <Amount amount={total} />
            </td>
            <td>{disqualified ? words.disqualified : left ? words.left : ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
