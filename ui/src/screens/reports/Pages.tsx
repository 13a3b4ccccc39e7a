import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { openPdf, type Pdf } from "./pdf";

const zooms = [50, 75, 100, 125, 150, 200, 300] as const;

interface Props {
  pdf: ArrayBuffer;
  title: string;
}

/** A document's pages as they are printed, one at a time. */
export function Pages({ pdf, title }: Props) {
  const words = useText().reports;
  const [last, setOpened] = useState<{ pdf: ArrayBuffer; document: Pdf } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    let current = true;
    const opening = openPdf(pdf);
    opening.then(
      (document) => {
        if (current) {
          setFailed(null);
          setOpened({ pdf, document });
          setPage((before) => Math.min(before, document.pages));
        }
      },
      (error: unknown) => current && setFailed(String(error)),
    );
    return () => {
      current = false;
      opening.then(
        (document) => document.close(),
        // It was said above, and there is nothing to close.
        () => undefined,
      );
    };
  }, [pdf]);

  // The document before is closed by now, and draws nothing any more.
  const opened = last?.pdf === pdf ? last.document : null;
  const all = opened?.pages ?? 1;
  const turn = (to: number) => setPage(Math.max(1, Math.min(all, to)));
  const resize = (to: number) => setZoom(Math.max(0, Math.min(zooms.length - 1, to)));

  function pressed(event: KeyboardEvent) {
    const deed = {
      PageDown: () => turn(page + 1),
      PageUp: () => turn(page - 1),
      Home: () => turn(1),
      End: () => turn(all),
      "+": () => resize(zoom + 1),
      "-": () => resize(zoom - 1),
    }[event.key];
    if (deed !== undefined && !isComposing(event.nativeEvent) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      deed();
    }
  }

  const percent = zooms[zoom] ?? 100;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys work on every control inside.
    <section
      className="pages"
      aria-label={words.pages}
      aria-busy={opened === null && failed === null}
      onKeyDown={pressed}
    >
      <div className="actions">
        <div>
          <button type="button" aria-disabled={page === 1} onClick={() => turn(page - 1)}>
            {words.previous}
          </button>
          <output className="page-number">{words.page(page, all)}</output>
          <button type="button" aria-disabled={page === all} onClick={() => turn(page + 1)}>
            {words.next}
          </button>
        </div>
        <div>
          <button type="button" aria-disabled={zoom === 0} onClick={() => resize(zoom - 1)}>
            {words.smaller}
          </button>
          <output>{words.zoom(percent)}</output>
          <button
            type="button"
            aria-disabled={zoom === zooms.length - 1}
            onClick={() => resize(zoom + 1)}
          >
            {words.larger}
          </button>
        </div>
      </div>
      <p className="hint">{words.pagesHint}</p>
      {failed !== null && <ProblemMessage problem={{ kind: "unexpected", reason: failed }} />}
      {opened !== null && (
        <Page pdf={opened} page={page} percent={percent} title={title} onFail={setFailed} />
      )}
    </section>
  );
}

function Page({
  pdf,
  page,
  percent,
  title,
  onFail,
}: {
  pdf: Pdf;
  page: number;
  percent: number;
  title: string;
  onFail: (reason: string) => void;
}) {
  const words = useText().reports;
  const paper = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const asked = `${page} ${percent}`;
  const [drawn, setDrawn] = useState<string | null>(null);

  useEffect(() => {
    const place = paper.current;
    if (place === null) {
      return;
    }
    let current = true;
    Promise.all([pdf.draw(page, percent), pdf.words(page)]).then(
      ([canvas, text]) => {
        if (current) {
          place.replaceChildren(canvas);
          setSaid(text);
          setDrawn(asked);
        }
      },
      (error: unknown) => {
        if (current) {
          setDrawn(asked);
          onFail(String(error));
        }
      },
    );
    return () => {
      current = false;
    };
  }, [pdf, page, percent, asked, onFail]);

  return (
    <section
      className="paper-frame"
      aria-busy={drawn !== asked}
      aria-label={`${title} ${words.page(page, pdf.pages)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
    >
      <div className="paper" aria-hidden="true" ref={paper} />
      <p className="heard-only">{said}</p>
    </section>
  );
}
