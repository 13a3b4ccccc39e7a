import { useText } from "../../../frame/context";
import { Place } from "../../../parts/Place";
import { TermWord } from "../../../parts/Term";
import type { StageStanding, StandingRow } from "../../../platform";
import { Amount } from "../Amount";

/** How the players of a stage stand, hanchan by hanchan. */
export function StageTable({ stage }: { stage: StageStanding }) {
  const text = useText();
  const words = text.competitionResults;
  if (stage.lines.length === 0) {
    return <p className="nothing">{words.nobody}</p>;
  }
  const rounds = Array.from({ length: stage.rounds }, (_, at) => at);
  return (
    <table className="t">
      <caption className="heard-only">{words.stage(stage.name)}</caption>
      <thead>
        <tr>
          <th scope="col" className="n">
            {words.rank}
          </th>
          <th scope="col">{words.name}</th>
          {rounds.map((at) => (
            <th key={at} scope="col" className="n">
              {words.round(at + 1)}
            </th>
          ))}
          <th scope="col" className="n">
            {words.places}
          </th>
          {stage.carries && (
            <th scope="col" className="n">
              <TermWord id="carry-over">{words.carried}</TermWord>
            </th>
          )}
          {stage.penalized && (
            <th scope="col" className="n">
              <TermWord id="penalty">{words.penalties}</TermWord>
            </th>
          )}
          <th scope="col" className="n">
            {stage.unit === "" ? words.totalPlain : words.total(stage.unit)}
          </th>
          <th scope="col">{words.remark}</th>
        </tr>
      </thead>
      <tbody>
        {stage.lines.map((row) => (
          <tr key={row.person.id}>
            <td className="n">{row.rank ?? words.unranked}</td>
            <th scope="row">{text.parts.member(row.person.number, row.person.name)}</th>
            {rounds.map((at) => (
              <td key={at} className="n">
                <Round row={row} at={at} />
              </td>
            ))}
            <td className="n">{row.places.join("-")}</td>
            {stage.carries && (
              <td className="n">
                <Amount amount={row.carried} />
              </td>
            )}
            {stage.penalized && (
              <td className="n">
                <Amount amount={row.penalties} />
              </td>
            )}
            <td className="n sum">
              <Amount amount={row.total} />
            </td>
            <td>{row.disqualified ? words.disqualified : row.left ? words.left : ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Round({ row, at }: { row: StandingRow; at: number }) {
  const result = row.results[at] ?? null;
  const place = row.reached[at] ?? null;
  return (
    <>
      {result !== null && <Amount amount={result} />}{" "}
      {place !== null && <Place place={place} small />}
    </>
  );
}
