import { ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { isComposing } from "../../composing";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Stepper } from "../../parts/Stepper";
import { Switch } from "../../parts/Switch";
import { Page } from "./Page";
import { openPdf, type Pdf } from "./pdf";

/** How large a page is shown: whole, as wide as there is room, or in percent of the paper. */
export type Zoom = "whole" | "width" | number;

const percents = [50, 75, 100, 125, 150, 200, 300] as const;
const large = 150;

interface Props {
  pdf: ArrayBuffer;
  title: string;
  /** Said below the pages. */
  foot?: ReactNode;
}

/** A document's pages as they are printed, one at a time. */
export function Pages({ pdf, title, foot }: Props) {
  const words = useText().reports;
  const { opened, isNew, failed, setFailed } = useOpened(pdf, title);
  const [wanted, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>("whole");
  // What is drawn now, from where one goes on to the next size.
  const [percent, setPercent] = useState(100);

  const all = opened?.document.pages ?? 1;
  const page = Math.min(wanted, all);
  const turn = (to: number) => setPage(Math.max(1, Math.min(all, to)));
  const larger = percents.find((one) => one > percent + 1);
  const smaller = [...percents].reverse().find((one) => one < percent - 1);

  function pressed(event: KeyboardEvent) {
    const deed = {
      PageDown: () => turn(page + 1),
      PageUp: () => turn(page - 1),
      Home: () => turn(1),
      End: () => turn(all),
      "+": () => setZoom(larger ?? percent),
      "-": () => setZoom(smaller ?? percent),
    }[event.key];
    if (deed !== undefined && !isComposing(event.nativeEvent) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      deed();
    }
  }

  const isLarge = typeof zoom === "number";
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys work on every control inside.
    <section
      className="pages"
      aria-label={words.pages}
      aria-busy={!isNew && failed === null}
      onKeyDown={pressed}
    >
      <div className="vt">
        <Stepper
          label={words.turning}
          onPrevious={page === 1 ? undefined : () => turn(page - 1)}
          onNext={page === all ? undefined : () => turn(page + 1)}
        >
          <output className="page-number">{words.page(page, all)}</output>
        </Stepper>
        <Switch<"whole" | "width" | "large">
          label={words.size}
          choices={[
            ["whole", words.whole],
            ["width", words.width],
            [
              "large",
              <>
                <ZoomIn className="i" />
                {words.enlarged}
              </>,
            ],
          ]}
          chosen={isLarge ? "large" : zoom}
          onChoose={(to) => setZoom(to === "large" ? Math.max(large, larger ?? large) : to)}
        />
      </div>
      <div className="page-desk">
        {failed !== null && <ProblemMessage problem={{ kind: "unexpected", reason: failed }} />}
        {opened !== null && failed === null && (
          <Page
            pdf={opened.document}
            page={page}
            zoom={zoom}
            title={opened.title}
            onPercent={setPercent}
            onFail={setFailed}
          />
        )}
        {isLarge && (
          <div className="zoom">
            <button
              type="button"
              className="b low"
              aria-disabled={smaller === undefined || undefined}
              onClick={() => setZoom(smaller ?? percent)}
            >
              <ZoomOut className="i" />
              {words.smaller}
            </button>
            <output>{words.zoom(Math.round(percent))}</output>
            <button
              type="button"
              className="b low"
              aria-disabled={larger === undefined || undefined}
              onClick={() => setZoom(larger ?? percent)}
            >
              <ZoomIn className="i" />
              {words.larger}
            </button>
          </div>
        )}
      </div>
      {foot}
    </section>
  );
}

/** The document once it is read; the one before stays in view until then, and is closed after it. */
function useOpened(pdf: ArrayBuffer, title: string) {
  const [last, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title belongs to the document.
  useEffect(() => {
    let current = true;
    openPdf(pdf).then(
      (document) => {
        if (current) {
          setFailed(null);
          setOpened({ pdf, document, title });
        } else {
          void document.close();
        }
      },
      (error: unknown) => current && setFailed(String(error)),
    );
    return () => {
      current = false;
    };
  }, [pdf]);
  useEffect(() => () => void last?.document.close(), [last]);
  return { opened: last, isNew: last?.pdf === pdf, failed, setFailed };
}

interface Opened {
  pdf: ArrayBuffer;
  document: Pdf;
  title: string;
}
