import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useRead } from "../../../command";
import { useFrame } from "../../../frame/context";
import { MenuButton } from "../../../parts/MenuButton";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Switch } from "../../../parts/Switch";
import type { CompetitionId, Document, Paper, RankingFile } from "../../../platform";
import { nextWork } from "../../../work";
import { useDeed } from "../../reports/useDeed";
import { Certificates } from "./Certificates";
import { Offers } from "./Offers";
import { Podium } from "./Podium";
import { Prizes } from "./Prizes";
import { RankingTable } from "./RankingTable";
import "./results.css";
import { StageTable } from "./StageTable";

const paper: Paper = { large: false, honorific: "sama" };

/** What a ranking can be beside a paper. */
const RANKING_FILES: readonly RankingFile[] = ["html", "xlsx", "csv"];

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
  const shown = chosen ?? (results.over ? "all" : String(results.underWay));
  const stage = results.stages.find((one) => String(one.stage) === shown);
  const of = { competition: id, stage: stage?.stage ?? null, round: null };
  const ranking: Document = { kind: "competition_ranking", ...of };
  const gives =
    results.picks.length > 0 ||
    results.booby !== null ||
    results.keepsakes > 0 ||
    results.offers.length > 0 ||
    (results.over && results.certificates.length > 0);
  return (
    <div className="results-part">
      <section className="pane" aria-label={words.heading}>
        <header>
          <h2 className="heard-only" tabIndex={-1} data-first-field>
            {words.heading}
          </h2>
          <Switch
            label={words.which}
            choices={[
              ["all", words.ranking] as const,
              ...results.stages.map((one) => [String(one.stage), words.stage(one.name)] as const),
            ]}
            chosen={shown}
            onChoose={choose}
          />
          <span className="grow" />
          <button
            type="button"
            className="b low"
            onClick={() =>
              void run(
                platform.openReport(ranking, paper, nextWork("preview")),
                () => words.printed,
              )
            }
          >
            <Printer className="i" />
            {words.printRanking}
          </button>
          <MenuButton
            name={words.saveRanking}
            items={RANKING_FILES.map((file) => ({
              key: file,
              words: words.rankingFiles[file],
              onPress: () =>
                void run(
                  platform.saveRanking(
                    of,
                    paper,
                    file,
                    words.saveRanking,
                    words.rankingFiles[file],
                  ),
                  (place) => place && words.savedRanking(place),
                ),
            }))}
          >
            <Download className="i" />
            {words.save}
          </MenuButton>
        </header>
        {failed && <ProblemMessage problem={failed} />}
        {!results.over && (
          <p role="status" className="note provisional">
            {words.provisional}
          </p>
        )}
        <div
          className="fill"
          data-scrolls
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {stage === undefined ? (
            <>
              {results.over && <Podium ranking={results.ranking} />}
              <RankingTable ranking={results.ranking} />
            </>
          ) : (
            <StageTable stage={stage} />
          )}
        </div>
      </section>
      <section className="pane" aria-label={words.given}>
        <header>
          <h2>{words.given}</h2>
        </header>
        <div className="fill gifts">
          {!gives && <p className="nothing">{words.nothingGiven}</p>}
          <Prizes id={id} results={results} />
          {results.offers.map((offer) => (
            <Offers key={offer.place} id={id} offer={offer} over={results.over} />
          ))}
          {results.over && results.certificates.length > 0 && (
            <Certificates id={id} results={results} />
          )}
        </div>
      </section>
    </div>
  );
}
