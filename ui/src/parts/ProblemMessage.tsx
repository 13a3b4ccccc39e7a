import { CircleHelp, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFrame } from "../frame/context";
import { placeOfRefusal } from "../help/refusals";
import type { Problem } from "../platform";
import { problemWords } from "../text";
import { bringClear } from "./clear";
import "./problem.css";

interface Props {
  problem: Problem;
  /** Does again what failed; what was typed is still there. */
  onAgain?: () => void;
}

/** What happened, whether the data are safe, what to do. */
export function ProblemMessage({ problem, onAgain }: Props) {
  const { text, toManual } = useFrame();
  const words = problemWords(text, problem);
  const here = useRef<HTMLElement>(null);
  // Below what was typed it may stand outside of what is seen, as if nothing had happened.
  useEffect(() => {
    // Newer web views answer with a promise, which React would take for what to do in the end.
    here.current?.scrollIntoView({ block: "nearest" });
    // What is to be corrected has the keys, and stays in view.
    const active = document.activeElement;
    if (active !== null && active !== document.body) {
      bringClear(active);
    }
  }, []);
  const place = placeOfRefusal[problem.kind];

  return (
    <section className="problem note heed" role="alert" ref={here}>
      <TriangleAlert className="i" />
      <div className="grow">
        <dl>
          <div>
            <dt>{text.problemWhat}</dt>
            <dd>{words.what}</dd>
          </div>
          <div>
            <dt>{text.problemData}</dt>
            <dd>{words.data}</dd>
          </div>
          <div>
            <dt>{text.problemNext}</dt>
            <dd>{words.next}</dd>
          </div>
        </dl>
        {place !== null && (
          <button type="button" className="b plain low" onClick={() => toManual(place)}>
            <CircleHelp className="i" />
            {text.help.more}
          </button>
        )}
      </div>
      {onAgain && (
        <button type="button" className="b low" onClick={onAgain}>
          {text.parts.again}
        </button>
      )}
    </section>
  );
}
