// Reads a document with pdf.js. Every document embeds its fonts and names no picture, so that
// neither pdf.js's character maps nor its stand-in fonts nor its picture decoders are shipped.

import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

export interface Pdf {
  pages: number;
  /** How wide and high the page is, in pixels at 100 percent. */
  size: (page: number) => Promise<{ width: number; height: number }>;
  /** The page as a picture; 100 percent is the size of the paper. */
  draw: (page: number, percent: number) => Promise<HTMLCanvasElement>;
  /** What is written on the page, to be read aloud. */
  words: (page: number) => Promise<string>;
  close: () => Promise<void>;
}

/** CSS counts 96 pixels an inch, where paper has 72 points. */
const PIXELS_A_POINT = 96 / 72;

export async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  // Only now, because taking it in holds up the page longer than all else on these screens.
  const { getDocument, PDFWorker } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // Made here, because pdf.js would load its own from a `blob:`, which the page may not.
  const port = new Worker(workerUrl, { type: "module" });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    // A copy: what is handed to the worker is gone here.
    data: bytes.slice(0),
    worker,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
  });
  const document = await task.promise;
  return {
    pages: document.numPages,
    size: async (number) => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: PIXELS_A_POINT });
      return { width, height };
    },
    draw: async (number, percent) => {
      const page = await document.getPage(number);
      const scale = (percent / 100) * PIXELS_A_POINT;
      const viewport = page.getViewport({ scale: scale * window.devicePixelRatio });
      const canvas = window.document.createElement("canvas");
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      canvas.style.width = `${viewport.width / window.devicePixelRatio}px`;
      await page.render({ canvas, viewport }).promise;
      return canvas;
    },
    words: async (number) => {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      return content.items.map((item) => ("str" in item ? item.str : "")).join(" ");
    },
    close: async () => {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}
