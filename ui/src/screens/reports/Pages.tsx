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
  const { opened, failed, setFailed } = useOpened(pdf);
  const [wanted, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>("whole");
  // What is drawn now, from where one goes on to the next size.
  const [percent, setPercent] = useState(100);

  const all = opened?.pages ?? 1;
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
      aria-busy={opened === null && failed === null}
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
      <div className="desk">
        {failed !== null && <ProblemMessage problem={{ kind: "unexpected", reason: failed }} />}
        {opened !== null && failed === null && (
          <Page
            pdf={opened}
            page={page}
            zoom={zoom}
            title={title}
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

/** The document once it is read; it is closed when it goes. */
function useOpened(pdf: ArrayBuffer) {
  const [last, setOpened] = useState<{ pdf: ArrayBuffer; document: Pdf } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const opening = openPdf(pdf);
    opening.then(
      (document) => {
        if (current) {
          setFailed(null);
          setOpened({ pdf, document });
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
  return { opened: last?.pdf === pdf ? last.document : null, failed, setFailed };
}
