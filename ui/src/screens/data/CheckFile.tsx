import { useState } from "react";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Answer, WireFinding } from "../../platform";
import { Findings } from "./Findings";

/** Looks the whole file over when asked to. */
export function CheckFile() {
  const { text, platform } = useFrame();
  const words = text.data;
  const [checking, setChecking] = useState(false);
  const [answer, setAnswer] = useState<Answer<WireFinding[]> | null>(null);

  async function check() {
    if (checking) {
      return;
    }
    setChecking(true);
    setAnswer(await platform.checkClub());
    setChecking(false);
  }

  const findings = answer?.ok ? answer.value : [];
  return (
    <>
      <p>{words.checkHint}</p>
      <button
        type="button"
        className="b main-act"
        aria-disabled={checking || undefined}
        onClick={check}
      >
        {words.checkNow}
      </button>
      <p role="status" className={answer?.ok && findings.length === 0 ? "note good" : ""}>
        {checking
          ? words.checking
          : answer?.ok
            ? findings.length === 0
              ? words.checked
              : words.found(findings.length)
            : ""}
      </p>
      {answer?.ok === false && <ProblemMessage problem={answer.problem} />}
      {findings.length > 0 && (
        <div className="note heed findings">
          <Findings findings={findings} />
        </div>
      )}
    </>
  );
}
