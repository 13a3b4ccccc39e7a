import { useState } from "react";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { ChosenPeriod, PageNames, Paper } from "../../platform";
import { PageNamesChoice } from "./PageNamesChoice";
import { useDeed } from "./useDeed";

interface Props {
  period: ChosenPeriod;
  paper: Paper;
}

/** The page for the club's web site: what stands on it, a look at it, and its file. */
export function WebPage({ period, paper }: Props) {
  const { platform, text } = useFrame();
  const words = text.reports.webPage;
  const [names, setNames] = useState<PageNames>("full");
  const { run, failed } = useDeed();
  const from = period.from?.iso ?? null;
  const to = period.to?.iso ?? null;

  const save = () =>
    run(
      platform.saveWebPage(from, to, names, paper, words.saveTitle, words.files),
      (place) => place && words.saved(place),
    );
  const look = () => run(platform.openWebPage(from, to, names, paper), () => words.opened);

  return (
    <section className="report" aria-label={text.reports.documents.web_page}>
      <h3>{text.periodHeading(period)}</h3>
      <p>{words.whatIsOnIt}</p>
      <p>{words.whatIsNot}</p>
      <PageNamesChoice value={names} onChange={setNames} />
      {failed !== null && <ProblemMessage problem={failed} />}
      <div className="actions">
        <button type="button" className="primary" onClick={save}>
          {text.reports.save}
        </button>
        <button type="button" onClick={look}>
          {words.look}
        </button>
      </div>
      <p className="hint">{words.hint}</p>
    </section>
  );
}
