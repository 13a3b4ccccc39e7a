import { FileCheck2, FolderDown } from "lucide-react";
import { useState } from "react";
import { useFrame, useText } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Paper } from "../../platform";
import { nextWork } from "../../work";
import type { Chosen } from "./kinds";
import { andMissing } from "./missing";
import { useDeed } from "./useDeed";

type OfHalf = Extract<Chosen, { kind: "whole_half_year" }>;

/** What is saved of a half-year. */
export function WholeHalfYearContents({ half: { period } }: { half: OfHalf }) {
  const text = useText();
  const words = text.reports.wholeHalfYear;
  return (
    <section className="told" aria-label={text.reports.documents.whole_half_year}>
      <h3>{text.periodHeading(period)}</h3>
      <p>{words.whatIsWritten}</p>
      <ul>
        {words.list.map((line) => (
          <li key={line}>
            <FileCheck2 className="i" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To save every document of it, in a folder that the person chooses. */
export function WholeHalfYearActions({ half, paper }: { half: OfHalf; paper: Paper }) {
  const { platform, text } = useFrame();
  const words = text.reports.wholeHalfYear;
  const [writing, setWriting] = useState(false);
  const { run, failed } = useDeed();

  async function save() {
    if (writing) {
      return;
    }
    setWriting(true);
    const work = nextWork("half_year");
    await run(
      platform.saveHalfYear(half.day, half.names, half.signed, paper, words.folderTitle, work),
      (written) =>
        written &&
        andMissing(
          text.reports,
          words.saved(written.files, written.folder, written.left),
          written.missing,
        ),
    );
    setWriting(false);
  }

  return (
    <>
      {failed !== null && <ProblemMessage problem={failed} />}
      <LongWork kind="half_year" running={writing} />
      <button
        type="button"
        className="b main-act"
        aria-disabled={writing || undefined}
        onClick={save}
      >
        <FolderDown className="i" />
        {words.save}
      </button>
    </>
  );
}
