import { useState } from "react";
import { useRead } from "../../command";
import { useText, type WantedPaper } from "../../frame/context";
import { MenuButton } from "../../parts/MenuButton";
import type { Paper } from "../../platform";
import { carried } from "./carried";
import { Gallery } from "./Gallery";
import type { Begin, Chosen, Kind } from "./kinds";
import { PaperActions, PaperActionsToCome } from "./PaperActions";
import { PaperChoice } from "./PaperChoice";
import { Particulars } from "./Particulars";
import { Preview } from "./Preview";
import { Remarks } from "./Remarks";
import { WebPageActions, WebPageContents } from "./WebPage";
import { WholeHalfYearActions, WholeHalfYearContents } from "./WholeHalfYear";

interface Props {
  /** What it begins with, where somebody was led to a paper. */
  first: WantedPaper | null;
  /** Whether something else is shown for now. */
  isAway: boolean;
}

/** The papers there are, the one that is chosen as it is printed, and how it is to be. */
export function Papers({ first, isAway }: Props) {
  const words = useText().reports;
  const [kind, setKind] = useState<Kind>(first?.kind ?? "monthly");
  const [begin, setBegin] = useState<Begin>({ ...first, day: first?.day ?? null });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [paper, setPaper] = useState<Paper>({ large: false, honorific: "sama" });
  const newest = useRead(["newestDay"], (platform) => platform.newestDay()).value;
  const empty = words.empty(kind);

  function choose(next: Kind) {
    if (next !== kind) {
      setBegin(carried(chosen, newest));
      setChosen(null);
      setKind(next);
    }
  }

  return (
    <>
      <Gallery chosen={kind} isAway={isAway} onChoose={choose} />
      <div className="middle" data-help={`reports.${kind}`}>
        {chosen === null && empty !== null && <p className="nothing">{empty}</p>}
        {chosen?.kind === "document" && <Preview document={chosen.document} paper={paper} />}
        {chosen?.kind === "web_page" && <WebPageContents page={chosen} />}
        {chosen?.kind === "whole_half_year" && <WholeHalfYearContents half={chosen} />}
      </div>
      <section className="opts" aria-label={words.options} data-help={`reports.${kind}`}>
        <div className="fill">
          <h2>{words.documents[kind]}</h2>
          <p className="what">{words.documentHints[kind]}</p>
          <Particulars key={kind} kind={kind} begin={begin} onChange={setChosen} />
          {chosen?.kind === "document" && chosen.about && <Remarks about={chosen.about} />}
          <PaperChoice value={paper} onChange={setPaper} />
        </div>
        <div className="go">
          {chosen === null && <PaperActionsToCome />}
          {chosen?.kind === "document" && (
            <PaperActions
              document={chosen.document}
              paper={paper}
              others={chosen.about?.comments && <Others onChoose={choose} />}
            />
          )}
          {chosen?.kind === "web_page" && <WebPageActions page={chosen} paper={paper} />}
          {chosen?.kind === "whole_half_year" && (
            <WholeHalfYearActions half={chosen} paper={paper} />
          )}
        </div>
      </section>
    </>
  );
}

/** What else can be made of the same days. */
function Others({ onChoose }: { onChoose: (kind: Kind) => void }) {
  const words = useText().reports;
  const kinds = ["web_page", "whole_half_year", "everybody"] as const;
  return (
    <MenuButton
      className="b low"
      items={kinds.map((kind) => ({
        key: kind,
        words: words.others[kind],
        onPress: () => onChoose(kind),
      }))}
    >
      {words.otherDeeds}
    </MenuButton>
  );
}
