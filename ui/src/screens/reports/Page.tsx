import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../frame/context";
import type { Zoom } from "./Pages";
import type { Pdf } from "./pdf";

interface Props {
  pdf: Pdf;
  page: number;
  zoom: Zoom;
  title: string;
  /** Tells how large it came out. */
  onPercent: (percent: number) => void;
  onFail: (reason: string) => void;
}

interface Size {
  width: number;
  height: number;
}

/** One page; what is written on it is there to be read aloud as well. */
export function Page({ pdf, page, zoom, title, onPercent, onFail }: Props) {
  const words = useText().reports;
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [said, setSaid] = useState("");
  const asked = `${page} ${zoom} ${typeof zoom === "number" ? "" : `${room.width} ${room.height}`}`;
  const [drawn, setDrawn] = useState<{ pdf: Pdf; asked: string } | null>(null);

  useEffect(() => {
    const place = paper.current;
    if (place === null) {
      return;
    }
    let current = true;
    async function draw() {
      const percent = percentOf(zoom, await pdf.size(page), room);
      // Before it is drawn there may already be more room, or less.
      if (!current) {
        return;
      }
      const [canvas, text] = await Promise.all([pdf.draw(page, percent), pdf.words(page)]);
      if (current) {
        place?.replaceChildren(canvas);
        setSaid(text);
        setDrawn({ pdf, asked });
        onPercent(percent);
      }
    }
    draw().catch((error: unknown) => {
      if (current) {
        setDrawn({ pdf, asked });
        onFail(String(error));
      }
    });
    return () => {
      current = false;
    };
  }, [pdf, page, zoom, room, asked, onPercent, onFail]);

  return (
    <section
      ref={frame}
      className="paper-frame"
      aria-busy={drawn?.pdf !== pdf || drawn.asked !== asked}
      aria-label={words.pageOf(title, page, pdf.pages)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
    >
      <div className="paper" aria-hidden="true" ref={paper} />
      <p className="heard-only">{said}</p>
    </section>
  );
}

/** In pixels, what the paper's edge and its shadow take on each side. */
const edge = 16;

function percentOf(zoom: Zoom, size: Size, room: Size): number {
  if (typeof zoom === "number" || room.width === 0) {
    return typeof zoom === "number" ? zoom : 100;
  }
  const across = (room.width - 2 * edge) / size.width;
  const down = (room.height - edge) / size.height;
  const part = zoom === "width" ? across : Math.min(across, down);
  return Math.max(10, Math.floor(part * 1000) / 10);
}

/** How much room there is for the page; while it is hidden, as much as there was. */
function useRoom(frame: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const place = frame.current;
    if (place === null) {
      return;
    }
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = place;
      if (width > 0 && height > 0) {
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
      }
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(place);
    return () => watching.disconnect();
  }, [frame]);
  return room;
}
