import { Check, Globe, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import "../../parts/facts.css";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import "./settings.css";
import type { PageNames, Problem, SiteView } from "../../platform";
import { pageNames } from "../reports/PageNamesChoice";

/** The pages for the web site and the hall that are written anew whenever something is saved. */
export function Site() {
  const { text } = useFrame();
  const words = text.data.site;
  const found = useRead(["site"], (platform) => platform.site());
  if (found.value === undefined) {
    return found.problem && <ProblemMessage problem={found.problem} />;
  }
  return (
    <>
      <p>{words.hint}</p>
      {found.value === null ? <NoSite /> : <KeptSite site={found.value} />}
    </>
  );
}

function NoSite() {
  const { text, say } = useFrame();
  const words = text.data.site;
  const [names, setNames] = useState<PageNames>("initials");
  const choose = useWrite((platform) => platform.chooseSite(words.chooseTitle, names));

  async function chooseIt() {
    const answer = await choose.run();
    if (answer.ok && answer.value !== null) {
      say(words.kept(answer.value));
    }
  }

  return (
    <>
      <Naming value={names} onChange={setNames} />
      <button type="button" className="b main-act" onClick={() => void chooseIt()}>
        {words.choose}
      </button>
      {choose.problem !== null && <ProblemMessage problem={choose.problem} />}
    </>
  );
}

function KeptSite({ site }: { site: SiteView }) {
  const frame = useFrame();
  const { text, say } = frame;
  const words = text.data.site;
  const name = useWrite((platform, names: PageNames) => platform.nameOnSite(names));
  const end = useWrite((platform) => platform.endSite());
  const [notShown, setNotShown] = useState<Problem | null>(null);
  const problem = notShown ?? name.problem ?? end.problem;

  async function nameThem(names: PageNames) {
    if ((await name.run(names)).ok) {
      say(words.named(text.reports.webPage.namings[names]));
    }
  }

  async function look() {
    const answer = await frame.platform.openSite();
    setNotShown(answer.ok ? null : answer.problem);
  }

  async function endIt() {
    if ((await end.run()).ok) {
      say(words.ended(site.folder));
    }
  }

  return (
    <>
      <div className={site.problem === null ? "note good" : "note"} role="status">
        {site.problem === null ? <Check className="i" /> : <TriangleAlert className="i" />}
        <p className="grow">{site.problem === null ? words.isNew : words.isOld}</p>
        <button type="button" className="b low" onClick={() => void look()}>
          <Globe className="i" />
          {words.look}
        </button>
      </div>
      {site.problem !== null && <ProblemMessage problem={site.problem} />}
      <dl className="facts">
        <dt>{words.folder}</dt>
        <dd>{site.folder}</dd>
        {words.pages.map(([file, what]) => (
          <div key={file} className="fact">
            <dt>{file}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Naming value={site.names} onChange={(names) => void nameThem(names)} />
      <button type="button" className="b" onClick={() => void endIt()}>
        {words.end}
      </button>
      {problem !== null && <ProblemMessage problem={problem} />}
    </>
  );
}

interface NamingProps {
  value: PageNames;
  onChange: (names: PageNames) => void;
}

function Naming({ value, onChange }: NamingProps) {
  const words = useFrame().text.reports.webPage;
  return (
    <div className="setting">
      <b>{words.names}</b>
      <Switch
        label={words.names}
        choices={pageNames.map((names) => [names, words.namings[names]] as const)}
        chosen={value}
        onChoose={onChange}
      />
      <p className="hint">{words.namesHint}</p>
    </div>
  );
}
