import { useState } from "react";
import { useRead } from "../command";
import { ProblemMessage } from "../parts/ProblemMessage";
import type { Answer } from "../platform";
import { useFrame, useText } from "./context";
import { Notices } from "./Notices";

/** Which program this is, where newer ones are, and what others made. */
export function About({ onBack }: { onBack: () => void }) {
  const text = useText();
  const about = useRead(["about"], (platform) => platform.about()).value;
  return (
    <section className="about">
      <h2>{text.frame.about}</h2>
      {about !== undefined && (
        <>
          <p>{text.frame.version(about.version, about.made)}</p>
          {about.releasePage !== null && <NewerVersions page={about.releasePage} />}
          <h3>{text.frame.licence}</h3>
          <pre lang="en">{about.licence}</pre>
          <h3>{text.frame.notices}</h3>
          <Notices />
        </>
      )}
      <button type="button" className="primary" onClick={onBack}>
        {text.frame.closeAbout}
      </button>
    </section>
  );
}

function NewerVersions({ page }: { page: string }) {
  const { platform, text } = useFrame();
  const [answer, setAnswer] = useState<Answer<null> | null>(null);
  return (
    <>
      <h3>{text.frame.newerHeading}</h3>
      <p>{text.frame.newerHint(page)}</p>
      <button type="button" onClick={() => void platform.openReleasePage().then(setAnswer)}>
        {text.frame.newer}
      </button>
      {/* Before a club is open there is no line at the foot that could say it. */}
      <p role="status">{answer?.ok && text.frame.newerOpened}</p>
      {answer?.ok === false && <ProblemMessage problem={answer.problem} />}
    </>
  );
}
