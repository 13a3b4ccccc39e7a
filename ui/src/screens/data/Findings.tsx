import { useText } from "../../frame/context";
import type { WireFinding } from "../../platform";

interface Props {
  findings: readonly WireFinding[];
  /** How many are told, where not all of them are. */
  most?: number;
}

const ofDamage: readonly WireFinding["kind"][] = ["damaged", "record", "history"];

/** What was found wrong in the file, and what to do about it. */
export function Findings({ findings, most = findings.length }: Props) {
  const { data: words, frame } = useText();
  // Damage of one kind in two places may be said in the same words.
  const sentences = [...new Set(findings.map(words.finding))];
  const untold = sentences.length - most;
  return (
    <>
      <ul>
        {sentences.slice(0, most).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {untold > 0 && <p>{frame.moreFound(untold)}</p>}
      {findings.some(({ kind }) => ofDamage.includes(kind)) && <p>{words.damaged}</p>}
    </>
  );
}
