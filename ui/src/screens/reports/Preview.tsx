import { TriangleAlert } from "lucide-react";
import { useText } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Document, Paper } from "../../platform";
import { useMade } from "./made";
import { Pages } from "./Pages";

interface Props {
  document: Document;
  paper: Paper;
}

/** A document as it is printed, and what is missing on it. */
export function Preview({ document, paper }: Props) {
  const words = useText().reports;
  const { seen, problem, loading, again } = useMade(document, paper);
  const missing = seen?.facts.missing ?? [];
  return (
    <div className="view">
      {seen !== null && (
        <Pages
          pdf={seen.pdf}
          title={seen.facts.fileName}
          foot={
            missing.length > 0 && (
              <p className="note heed">
                <TriangleAlert className="i" />
                {words.missing(missing.join(" "))}
              </p>
            )
          }
        />
      )}
      {problem !== null && (
        <div className="instead">
          <ProblemMessage problem={problem} onAgain={again} />
        </div>
      )}
      {document.kind === "everybody" ? (
        <div className="instead">
          <LongWork kind="preview" running={loading} />
        </div>
      ) : (
        <p role="status" className={loading ? "making" : "heard-only"}>
          {loading ? words.making : ""}
        </p>
      )}
    </div>
  );
}
