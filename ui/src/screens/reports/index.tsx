import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, Document, Paper, Platform, ReportFacts } from "../../platform";
import { DocumentChoice } from "./DocumentChoice";
import { Pages } from "./Pages";
import { PaperChoice } from "./PaperChoice";

export default function ReportsScreen() {
  const { text } = useFrame();
  const words = text.reports;
  const [document, setDocument] = useState<Document | null>(null);
  const [paper, setPaper] = useState<Paper>({ large: false, honorific: "sama" });
  return (
    <div className="reports">
      <h2>{words.heading}</h2>
      <DocumentChoice onChange={setDocument} />
      <PaperChoice value={paper} onChange={setPaper} />
      {document !== null && <Report document={document} paper={paper} />}
    </div>
  );
}

function Report({ document, paper }: { document: Document; paper: Paper }) {
  const { text, say } = useFrame();
  const words = text.reports;
  const made = useRead(["report", document, paper], (platform) => make(platform, document, paper));
  const save = useWrite((platform) =>
    platform.saveReport(document, paper, words.saveTitle, words.pdfFiles),
  );
  const print = useWrite((platform) => platform.openReport(document, paper));
  const failed = save.problem ?? print.problem;

  async function saveIt() {
    const answer = await save.run();
    if (answer.ok && answer.value !== null) {
      say(words.saved(answer.value));
    }
  }

  async function printIt(name: string) {
    const answer = await print.run();
    if (answer.ok) {
      say(words.opened(name));
    }
  }

  return (
    <>
      {made.problem !== null && <ProblemMessage problem={made.problem} onAgain={made.again} />}
      {failed !== null && <ProblemMessage problem={failed} />}
      <p role="status" className={made.loading ? "" : "heard-only"}>
        {made.loading ? words.making : ""}
      </p>
      {made.value !== undefined && (
        <>
          <div className="actions">
            <button type="button" className="primary" disabled={made.loading} onClick={saveIt}>
              {words.save}
            </button>
            <button
              type="button"
              disabled={made.loading}
              onClick={() => made.value && printIt(made.value.facts.file_name)}
            >
              {words.print}
            </button>
          </div>
          <p className="hint">{words.printHint}</p>
          {made.value.facts.missing.length > 0 && (
            <p className="field-problem">{words.missing(made.value.facts.missing.join(" "))}</p>
          )}
          <Pages pdf={made.value.pdf} title={made.value.facts.file_name} />
        </>
      )}
    </>
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
