import { Download, Globe } from "lucide-react";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Paper } from "../../platform";
import type { Chosen } from "./kinds";
import { useDeed } from "./useDeed";

type OfPage = Extract<Chosen, { kind: "web_page" }>;

/** What stands on the page for the club's web site, and what does not. */
export function WebPageContents({ page: { period } }: { page: OfPage }) {
  const text = useText();
  const words = text.reports.webPage;
  return (
    <section className="told" aria-label={text.reports.documents.web_page}>
      <h3>{text.periodHeading(period)}</h3>
      <p>{words.whatIsOnIt}</p>
      <p>{words.whatIsNot}</p>
      <p>{words.namesHint}</p>
      <p className="quiet">{words.hint}</p>
    </section>
  );
}

/** To look at it, and to save it in its one file. */
export function WebPageActions({ page, paper }: { page: OfPage; paper: Paper }) {
  const { platform, text } = useFrame();
  const words = text.reports.webPage;
  const { run, failed } = useDeed();
  const from = page.period.from?.iso ?? null;
  const to = page.period.to?.iso ?? null;

  const save = () =>
    run(
      platform.saveWebPage(from, to, page.names, paper, words.saveTitle, words.files),
      (place) => place && words.saved(place),
    );
  const look = () => run(platform.openWebPage(from, to, page.names, paper), () => words.opened);
  return (
    <>
      {failed !== null && <ProblemMessage problem={failed} />}
      <button type="button" className="b main-act" onClick={look}>
        <Globe className="i" />
        {words.look}
      </button>
      <button type="button" className="b" onClick={save}>
        <Download className="i" />
        {text.reports.save}
      </button>
    </>
  );
}
