import { useState } from "react";
import { useFrame } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { PageNames, Paper } from "../../platform";
import { nextWork } from "../../work";
import { andMissing } from "./missing";
import { PageNamesChoice } from "./PageNamesChoice";
import { useDeed } from "./useDeed";

interface Props {
  /** In the half-year. */
  day: string;
  paper: Paper;
}

/** Every document of a half-year, in a folder that the person chooses. */
export function WholeHalfYear({ day, paper }: Props) {
  const { platform, text } = useFrame();
  const words = text.reports.wholeHalfYear;
  const [names, setNames] = useState<PageNames>("full");
  const [signed, setSigned] = useState("");
  const [writing, setWriting] = useState(false);
  const { run, failed } = useDeed();

  async function save() {
    if (writing) {
      return;
    }
    setWriting(true);
    const work = nextWork("half_year");
    await run(
      platform.saveHalfYear(day, names, signed, paper, words.folderTitle, work),
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
    <section className="report" aria-label={text.reports.documents.whole_half_year}>
      <p>{words.whatIsWritten}</p>
      <ul>
        {words.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PageNamesChoice value={names} onChange={setNames} />
      <TextBox
        label={text.reports.certificate.signed}
        hint={text.reports.certificate.signedHint}
        width={20}
        value={signed}
        onChange={setSigned}
      />
      <div className="actions">
        <button type="button" className="primary" aria-disabled={writing} onClick={save}>
          {words.save}
        </button>
      </div>
      <LongWork kind="half_year" running={writing} />
      {failed !== null && <ProblemMessage problem={failed} />}
    </section>
  );
}
