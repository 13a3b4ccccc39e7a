import { useState } from "react";
import { useFrame, type WantedPaper } from "../../frame/context";
import { Screen } from "../../parts/Screen";
import type { Paper } from "../../platform";
import { AwardList } from "./awards/AwardList";
import { DocumentChoice } from "./DocumentChoice";
import { type Chosen, honours } from "./kinds";
import { PaperChoice } from "./PaperChoice";
import { Remarks } from "./Remarks";
import { Report } from "./Report";
import { WebPage } from "./WebPage";
import { WholeHalfYear } from "./WholeHalfYear";

export default function ReportsScreen() {
  const { text, paper } = useFrame();
  // Whoever is led here anew begins anew, whatever was open.
  const [led, lead] = useState({ to: paper, times: 0 });
  if (paper !== null && paper !== led.to) {
    lead({ to: paper, times: led.times + 1 });
  }
  return (
    <Screen title={text.frame.screens.reports}>
      <ReportsContent key={led.times} first={led.to} />
    </Screen>
  );
}

function ReportsContent({ first }: { first: WantedPaper | null }) {
  const { text } = useFrame();
  const words = text.reports;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [paper, setPaper] = useState<Paper>({ large: false, honorific: "sama" });
  return (
    <div className="reports">
      <div>
        <h2 tabIndex={-1} data-first-field>
          {words.heading}
        </h2>
        <DocumentChoice first={first} onChange={setChosen} />
        <PaperChoice value={paper} onChange={setPaper} />
        {chosen?.kind === "document" && chosen.about && <Remarks about={chosen.about} />}
        {honours(chosen) && <AwardList />}
      </div>
      {chosen?.kind === "document" && <Report document={chosen.document} paper={paper} />}
      {chosen?.kind === "web_page" && <WebPage period={chosen.period} paper={paper} />}
      {chosen?.kind === "whole_half_year" && <WholeHalfYear day={chosen.day} paper={paper} />}
    </div>
  );
}
