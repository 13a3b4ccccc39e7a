// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { Document, Paper } from "../../platform";
import { Notice } from "./Notice";

// jsdom has no worker and draws nothing: pdf.js itself is tried in the real window.
vi.mock("../reports/pdf", () => ({
  openPdf: vi.fn(async () => ({
    pages: 1,
    size: async () => ({ width: 794, height: 1123 }),
    draw: async () => document.createElement("canvas"),
    words: async () => "開催案内",
    close: async () => undefined,
  })),
}));

test("the notice is made with what is written, and saved and opened as it was seen", async () => {
  const reportPdf = vi.fn((_document: Document, _paper: Paper) => answer(new ArrayBuffer(8)));
  const saveReport = vi.fn((_document: Document, _paper: Paper) =>
    answer("/home/開催案内-2026-11.pdf"),
  );
  const openReport = vi.fn((_document: Document, _paper: Paper) => answer(null));
  const { said } = renderSaying(<Notice day="2026-11-01" />, {
    reportPdf,
    reportFacts: () => answer({ fileName: "開催案内-2026-11.pdf", missing: ["𰻞"] }),
    saveReport,
    openReport,
  });
  await screen.findByText(/〓と印刷されます/);
  await userEvent.type(screen.getByLabelText("案内の終わりに書くこと"), "お茶{Enter}お菓子");
  await userEvent.tab();
  await userEvent.click(screen.getByLabelText("大きな文字で印刷する"));
  const notice = {
    kind: "notice",
    day: "2026-11-01",
    months: 1,
    series: null,
    message: "お茶\nお菓子",
  };
  const seen = [notice, { large: true, honorific: "sama" }];
  await waitFor(() => expect(reportPdf.mock.lastCall?.slice(0, 2)).toEqual(seen));
  await userEvent.click(screen.getByRole("button", { name: "ファイルに保存する" }));
  expect(saveReport.mock.lastCall?.slice(0, 2)).toEqual(seen);
  await userEvent.click(screen.getByRole("button", { name: "開いて印刷する" }));
  expect(openReport.mock.lastCall?.slice(0, 2)).toEqual(seen);
  await waitFor(() =>
    expect(said).toEqual([
      "書類を保存しました：/home/開催案内-2026-11.pdf",
      "「開催案内-2026-11.pdf」を開きました。開いた画面で印刷してください。",
    ]),
  );
});
