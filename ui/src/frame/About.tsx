import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useRead } from "../command";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { Answer } from "../platform";
import { useFrame, useText } from "./context";
import "./about.css";
import { Notices } from "./Notices";

/** Which program this is, where newer ones are, and what others made. */
export function About({ onBack }: { onBack: () => void }) {
  const text = useText();
  const about = useRead(["about"], (platform) => platform.about()).value;
  return (
    <section className="screen about-screen" aria-label={text.frame.about}>
      <header className="bar">
        <h1>{text.frame.about}</h1>
        <div className="end">
          <button type="button" className="b low" onClick={onBack}>
            <ArrowLeft className="i" />
            {text.frame.closeAbout}
          </button>
        </div>
      </header>
      <div className="content scrolls">
        <div className="about">
          {about !== undefined && (
            <>
              <p>{text.frame.version(about.version, about.made)}</p>
              {about.releasePage !== null && <NewerVersions page={about.releasePage} />}
              <h2>{text.frame.licence}</h2>
              <pre lang="en">{about.licence}</pre>
              <h2>{text.frame.notices}</h2>
              <Notices />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function NewerVersions({ page }: { page: string }) {
  const { platform, text } = useFrame();
  const [answer, setAnswer] = useState<Answer<null> | null>(null);
  return (
    <>
      <h2>{text.frame.newerHeading}</h2>
      <p>{text.frame.newerHint(page)}</p>
      <button
        type="button"
        className="b low"
        onClick={() => void platform.openReleasePage().then(setAnswer)}
      >
        {text.frame.newer}
      </button>
      {/* Before a club is open there is no line at the foot that could say it. */}
      <p role="status">{answer?.ok && text.frame.newerOpened}</p>
      {answer?.ok === false && <ProblemMessage problem={answer.problem} />}
    </>
  );
}
