// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { Notice as NoticeOf } from "../../platform";
import { Notice } from "./Notice";

afterEach(cleanup);

// jsdom has no worker and draws nothing: pdf.js itself is tried in the real window.
vi.mock("../reports/pdf", () => ({
  openPdf: vi.fn(async () => ({
    pages: 1,
    draw: async () => document.createElement("canvas"),
    words: async () => "開催案内",
    close: async () => undefined,
  })),
}));

test("the notice is made with what is written, and saved and opened as it was seen", async () => {
  const noticePdf = vi.fn((_notice: NoticeOf) => answer(new ArrayBuffer(8)));
  const saveNotice = vi.fn((_notice: NoticeOf) => answer("/home/開催案内-2026-11.pdf"));
  const openNotice = vi.fn((_notice: NoticeOf) => answer(null));
  const said: string[] = [];
  renderInFrame(
    <Notice day="2026-11-01" />,
    {
      noticePdf,
      noticeFacts: () => answer({ fileName: "開催案内-2026-11.pdf", missing: ["𰻞"] }),
      saveNotice,
      openNotice,
    },
    { say: (sentence) => said.push(sentence) },
  );
  await screen.findByText(/〓と印刷されます/);
  await userEvent.type(screen.getByLabelText("案内の終わりに書くこと"), "お茶{Enter}お菓子");
  await userEvent.tab();
  await userEvent.click(screen.getByLabelText("大きな文字で印刷する"));
  const notice = { day: "2026-11-01", message: "お茶\nお菓子", large: true };
  await waitFor(() => expect(noticePdf).toHaveBeenLastCalledWith(notice));
  await userEvent.click(screen.getByRole("button", { name: "ファイルに保存する" }));
  expect(saveNotice.mock.lastCall?.[0]).toEqual(notice);
  await userEvent.click(screen.getByRole("button", { name: "開いて印刷する" }));
  expect(openNotice).toHaveBeenCalledExactlyOnceWith(notice);
  await waitFor(() =>
    expect(said).toEqual([
      "開催案内を保存しました：/home/開催案内-2026-11.pdf",
      "「開催案内-2026-11.pdf」を開きました。開いた画面で印刷してください。",
    ]),
  );
});
