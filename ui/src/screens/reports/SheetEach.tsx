import { FolderDown } from "lucide-react";
import { useState } from "react";
import { useFrame } from "../../frame/context";
import { LongWork } from "../../parts/LongWork";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Document, Paper, Problem } from "../../platform";
import { nextWork } from "../../work";
import { andMissing } from "./missing";

interface Props {
  document: Extract<Document, { kind: "everybody" }>;
  paper: Paper;
}

/** Everybody's report as a file each, in a folder that the person chooses. */
export function SheetEach({ document: { from, to }, paper }: Props) {
  const { platform, text, say } = useFrame();
  const words = text.reports;
  const [writing, setWriting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function save() {
    if (writing) {
      return;
    }
    setWriting(true);
    setProblem(null);
    const work = nextWork("sheets");
    const answer = await platform.saveSheets(from, to, paper, words.eachTitle, work);
    setWriting(false);
    if (!answer.ok) {
      setProblem(answer.problem);
    } else if (answer.value !== null) {
      const { folder, files, of, missing } = answer.value;
      const saved =
        files < of ? words.eachStopped(files, of, folder) : words.eachSaved(files, folder);
      say(andMissing(words, saved, missing));
    }
  }

  return (
    <>
      <button type="button" className="b" aria-disabled={writing || undefined} onClick={save}>
        <FolderDown className="i" />
        {words.saveEach}
      </button>
      <LongWork kind="sheets" running={writing} />
      {problem !== null && <ProblemMessage problem={problem} />}
    </>
  );
}
