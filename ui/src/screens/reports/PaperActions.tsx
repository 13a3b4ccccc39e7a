import { Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { Document, Paper } from "../../platform";
import { isOrder, spokenKeys, writtenKeys } from "../../platform/system";
import { nextWork } from "../../work";
import { useMade } from "./made";
import { SheetEach } from "./SheetEach";
import { useDeed } from "./useDeed";

interface Props {
  document: Document;
  paper: Paper;
  /** What else can be done with it. */
  others?: ReactNode;
}

/** To print a document, and to save it. */
export function PaperActions({ document, paper, others }: Props) {
  const { platform, text } = useFrame();
  const words = text.reports;
  const { seen, problem, loading } = useMade(document, paper);
  const { run, failed } = useDeed();
  const isLong = document.kind === "everybody";
  const isUnable = problem !== null || (isLong && loading);

  const save = () =>
    run(
      platform.saveReport(document, paper, words.saveTitle, words.pdfFiles, nextWork("preview")),
      (place) => place && words.saved(place),
    );
  const print = () =>
    run(platform.openReport(document, paper, nextWork("preview")), () =>
      words.opened(seen?.facts.fileName ?? ""),
    );
  return (
    <>
      {failed !== null && <ProblemMessage problem={failed} />}
      <PrintButton isUnable={isUnable} onPrint={print} />
      <SaveButton isUnable={isUnable} onSave={save} />
      {isLong && <SheetEach document={document} paper={paper} />}
      {others}
    </>
  );
}

/** As long as it is not said of what the document is to be. */
export function PaperActionsToCome() {
  return (
    <>
      <PrintButton isUnable onPrint={() => undefined} />
      <SaveButton isUnable onSave={() => undefined} />
    </>
  );
}

function SaveButton({ isUnable, onSave }: { isUnable: boolean; onSave: () => void }) {
  const words = useFrame().text.reports;
  return (
    <button
      type="button"
      className="b"
      aria-disabled={isUnable || undefined}
      onClick={() => !isUnable && onSave()}
    >
      <Download className="i" />
      {words.save}
    </button>
  );
}

/** Nothing is printed by the window itself: the system's viewer does. */
function PrintButton({ isUnable, onPrint }: { isUnable: boolean; onPrint: () => void }) {
  const words = useFrame().text.reports;
  const print = () => {
    if (!isUnable) {
      onPrint();
    }
  };
  const newest = useRef(print);
  newest.current = print;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isComposing(event)) {
        return;
      }
      if (isOrder(event) && !event.shiftKey && event.key.toLowerCase() === "p") {
        event.preventDefault();
        if (!event.repeat) {
          newest.current();
        }
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  return (
    <button
      type="button"
      className="b main-act"
      aria-label={words.print}
      aria-keyshortcuts={spokenKeys("P")}
      aria-disabled={isUnable || undefined}
      onClick={print}
    >
      <Printer className="i" />
      {words.print}
      <span className="key">{writtenKeys("P")}</span>
    </button>
  );
}
