import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, CompetitionResults, Document } from "../../../platform";
import { nextWork } from "../../../work";
import { useDeed } from "../../reports/useDeed";

/** The certificates of a competition, all in one press. */
export function Certificates({ id, results }: { id: CompetitionId; results: CompetitionResults }) {
  const { platform, text } = useFrame();
  const words = text.competitionResults;
  const { run, failed } = useDeed();
  const document: Document = {
    kind: "certificates",
    occasion: { kind: "competition", competition: id },
    given: { signed: "", day: null },
  };
  return (
    <section className="gift" aria-label={words.certificates}>
      <h3>{words.certificates}</h3>
      <ul>
        {results.certificates.map(({ rank, person }) => (
          <li key={person.id}>{words.certificate(rank, person.name)}</li>
        ))}
      </ul>
      <div className="row wrap">
        <button
          type="button"
          className="b low"
          onClick={() =>
            void run(
              platform.openReport(
                document,
                { large: false, honorific: "sama" },
                nextWork("preview"),
              ),
              () => words.printed,
            )
          }
        >
          {words.printCertificates}
        </button>
      </div>
      {failed && <ProblemMessage problem={failed} />}
    </section>
  );
}
