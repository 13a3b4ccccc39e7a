import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, Document, Paper, Platform, Problem, ReportFacts } from "../../platform";
import { DocumentChoice } from "./DocumentChoice";
import { Pages } from "./Pages";
import { PaperChoice } from "./PaperChoice";
import { SheetEach } from "./SheetEach";

export default function ReportsScreen() {
  const { text } = useFrame();
  const words = text.reports;
  const [document, setDocument] = useState<Document | null>(null);
  const [paper, setPaper] = useState<Paper>({ large: false, honorific: "sama" });
  return (
    <div className="reports">
      <div>
        <h2>{words.heading}</h2>
        <DocumentChoice onChange={setDocument} />
        <PaperChoice value={paper} onChange={setPaper} />
      </div>
      {document !== null && <Report document={document} paper={paper} />}
    </div>
  );
}

function Report({ document, paper }: { document: Document; paper: Paper }) {
  const { platform, text, say } = useFrame();
  const words = text.reports;
  const made = useRead(["report", document, paper], () => make(platform, document, paper));
  const [failed, setFailed] = useState<Problem | null>(null);
  // The pages of what was chosen before must not be taken for those that could not be made, or that
  // take long.
  const isAwaited = made.problem !== null || (document.kind === "everybody" && made.loading);
  const seen = isAwaited ? null : (made.value ?? null);

  /** The record stays as it is, so that nothing shown is asked for again. */
  async function take<T>(asked: Promise<Answer<T>>, sentence: (given: T) => string | null) {
    const answer = await asked;
    setFailed(answer.ok ? null : answer.problem);
    const done = answer.ok ? sentence(answer.value) : null;
    if (done !== null) {
      say(done);
    }
  }

  const save = () =>
    take(
      platform.saveReport(document, paper, words.saveTitle, words.pdfFiles),
      (place) => place && words.saved(place),
    );
  const print = (name: string) =>
    take(platform.openReport(document, paper), () => words.opened(name));

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
            <button type="button" onClick={() => print(seen.facts.file_name)}>
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
          <Pages pdf={seen.pdf} title={seen.facts.file_name} />
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
  const pdf = await platform.reportPdf(document, paper);
  if (!pdf.ok) {
    return pdf;
  }
  const facts = await platform.reportFacts(document, paper);
  return facts.ok ? { ok: true, value: { facts: facts.value, pdf: pdf.value } } : facts;
}
