import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, Document, Paper, Platform, ReportFacts } from "../../platform";
import { nextWork } from "../../work";
import { Pages } from "./Pages";
import { SheetEach } from "./SheetEach";
import { useDeed } from "./useDeed";

interface Props {
  document: Document;
  paper: Paper;
}

/** A document as it is printed, to be looked at, saved and printed. */
export function Report({ document, paper }: Props) {
  const { platform, text } = useFrame();
  const words = text.reports;
  const made = useRead(["report", document, paper], () => make(platform, document, paper));
  const { run, failed } = useDeed();
  // The pages of what was chosen before must not be taken for those that could not be made, or that
  // take long.
  const isAwaited = made.problem !== null || (document.kind === "everybody" && made.loading);
  const seen = isAwaited ? null : (made.value ?? null);

  const save = () =>
    run(
      platform.saveReport(document, paper, words.saveTitle, words.pdfFiles, nextWork("preview")),
      (place) => place && words.saved(place),
    );
  const print = (name: string) =>
    run(platform.openReport(document, paper, nextWork("preview")), () => words.opened(name));

  return (
    <div className="report">
      {made.problem !== null && <ProblemMessage problem={made.problem} onAgain={made.again} />}
      {failed !== null && <ProblemMessage problem={failed} />}
      {document.kind === "everybody" ? (
        <LongWork kind="preview" running={made.loading} />
      ) : (
        <p role="status" className={made.loading ? "" : "heard-only"}>
          {made.loading ? words.making : ""}
        </p>
      )}
      {seen !== null && (
        <>
          <div className="actions">
            <button type="button" className="primary" onClick={save}>
              {words.save}
            </button>
            <button type="button" onClick={() => print(seen.facts.fileName)}>
              {words.print}
            </button>
          </div>
          <p className="hint">{words.printHint}</p>
        </>
      )}
      {document.kind === "everybody" && <SheetEach document={document} paper={paper} />}
      {seen !== null && (
        <>
          {seen.facts.missing.length > 0 && (
            <p className="field-problem">{words.missing(seen.facts.missing.join(" "))}</p>
          )}
          <Pages pdf={seen.pdf} title={seen.facts.fileName} />
        </>
      )}
    </div>
  );
}

interface Made {
  facts: ReportFacts;
  pdf: ArrayBuffer;
}

async function make(platform: Platform, document: Document, paper: Paper): Promise<Answer<Made>> {
  const work = nextWork("preview");
  const pdf = await platform.reportPdf(document, paper, work);
  if (!pdf.ok) {
    return pdf;
  }
  const facts = await platform.reportFacts(document, paper, work);
  return facts.ok ? { ok: true, value: { facts: facts.value, pdf: pdf.value } } : facts;
}
