import { useState } from "react";
import { useRead } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Document, Paper } from "../../../platform";
import { nextWork } from "../../../work";
import { useDeed } from "../../reports/useDeed";
import { Certificates } from "./Certificates";
import { Offers } from "./Offers";
import { Prizes } from "./Prizes";
import { RankingTable } from "./RankingTable";
import { StageTable } from "./StageTable";

const paper: Paper = { large: false, honorific: "sama" };

/** 結果と賞: how everybody stands, and what is given for it. */
export function ResultsPart({ id }: { id: CompetitionId }) {
  const { platform, text } = useFrame();
  const words = text.competitionResults;
  const found = useRead(["competitionResults", id], () => platform.competitionResults(id));
  const [chosen, choose] = useState<string | null>(null);
  const { run, failed } = useDeed();
  const results = found.value;
  if (results === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  // As long as it is played, the stage under way is what is asked about.
  const shown = chosen ?? (results.over ? "" : String(results.underWay));
  const stage = results.stages.find((one) => String(one.stage) === shown);
  const ranking: Document = {
    kind: "competition_ranking",
    competition: id,
    stage: stage?.stage ?? null,
    round: null,
  };
  const opened = () => words.printed;
  return (
    <>
      <section className="panel" aria-label={words.heading}>
        <h3>{words.heading}</h3>
        {!results.over && <p role="status">{words.provisional}</p>}
        <Choice
          label={words.which}
          all={words.ranking}
          value={shown}
          options={results.stages.map((one) => [String(one.stage), words.stage(one.name)])}
          onChange={choose}
        />
        <div className="actions">
          <button
            type="button"
            onClick={() =>
              void run(platform.openReport(ranking, paper, nextWork("preview")), opened)
            }
          >
            {words.printRanking}
          </button>
        </div>
        {failed && <ProblemMessage problem={failed} />}
      </section>
      {stage === undefined ? (
        <RankingTable ranking={results.ranking} />
      ) : (
        <StageTable stage={stage} />
      )}
      <Prizes id={id} results={results} />
      {results.offers.map((offer) => (
        <Offers key={offer.place} id={id} offer={offer} over={results.over} />
      ))}
      {results.over && results.certificates.length > 0 && (
        <Certificates id={id} results={results} />
      )}
    </>
  );
}
