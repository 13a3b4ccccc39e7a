import { useState } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { NoteBox } from "../../parts/NoteBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, Notice as NoticeOf, Platform, Problem, ReportFacts } from "../../platform";
import { Pages } from "../reports/Pages";

/** 開催案内 of a month: seen as it is printed, saved, and opened for printing. */
export function Notice({ day }: { day: string }) {
  const { platform, text, say } = useFrame();
  const words = text.schedule;
  const [message, setMessage] = useKept("message of the notice", () => "");
  const [large, setLarge] = useState(false);
  const [failed, setFailed] = useState<Problem | null>(null);
  const notice: NoticeOf = { day, message, large };
  const made = useRead(["notice", notice], () => make(platform, notice));

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
      platform.saveNotice(notice, words.saveTitle, text.reports.pdfFiles),
      (place) => place && words.saved(place),
    );
  const print = (name: string) =>
    take(platform.openNotice(notice), () => text.reports.opened(name));

  return (
    <div className="reports">
      <div>
        <NoteBox
          label={words.message}
          hint={words.messageHint}
          value={message}
          onChange={setMessage}
        />
        <label className="tick">
          <input
            type="checkbox"
            checked={large}
            onChange={(event) => setLarge(event.target.checked)}
          />
          {words.large}
        </label>
      </div>
      <div className="report">
        {made.problem !== null && <ProblemMessage problem={made.problem} onAgain={made.again} />}
        {failed !== null && <ProblemMessage problem={failed} />}
        <p role="status" className={made.loading ? "" : "heard-only"}>
          {made.loading ? words.making : ""}
        </p>
        {made.value !== undefined && (
          <>
            <div className="actions">
              <button type="button" className="primary" onClick={() => void save()}>
                {words.save}
              </button>
              <button
                type="button"
                onClick={() => made.value && void print(made.value.facts.fileName)}
              >
                {text.reports.print}
              </button>
            </div>
            <p className="hint">{text.reports.printHint}</p>
            {made.value.facts.missing.length > 0 && (
              <p className="field-problem">
                {text.reports.missing(made.value.facts.missing.join(" "))}
              </p>
            )}
            <Pages pdf={made.value.pdf} title={made.value.facts.fileName} />
          </>
        )}
      </div>
    </div>
  );
}

interface Made {
  facts: ReportFacts;
  pdf: ArrayBuffer;
}

async function make(platform: Platform, notice: NoticeOf): Promise<Answer<Made>> {
  const pdf = await platform.noticePdf(notice);
  if (!pdf.ok) {
    return pdf;
  }
  const facts = await platform.noticeFacts(notice);
  return facts.ok ? { ok: true, value: { facts: facts.value, pdf: pdf.value } } : facts;
}
