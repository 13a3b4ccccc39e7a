// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { HistoryLine, Platform, WireComparison } from "../../platform";
import { Compare } from "./Compare";

const line: HistoryLine = {
  id: 13,
  day: { iso: "2026-11-20", shown: "令和8年11月20日", weekday: "金" },
  time: "21:05",
  operation: "enter_hanchan",
  state: "done",
};

const found: WireComparison = {
  file: "/books/club (コピー).hanchan",
  common: { ...line, id: 12, operation: "import" },
  onlyThere: [
    { line, what: "done", problem: null },
    { line: { ...line, id: 14, time: "21:09" }, what: "taken_back", problem: null },
    {
      line: { ...line, id: 15, time: "21:10" },
      what: "done",
      problem: {
        kind: "not_brought",
        obstacle: {
          kind: "differs",
          table: "seat",
          record: "2026-11-20 水曜会 1 A E",
          field: "points",
          here: "42300",
          there: "43200",
        },
      },
    },
  ],
  onlyHere: [{ line: { ...line, id: 13, time: "21:12" }, what: "done" }],
};

test("what only the other file has is brought over one by one", async () => {
  const bringOver = vi.fn<Platform["bringOver"]>(() => answer(null));
  const comparison = vi.fn<Platform["comparison"]>(() => answer(found));
  const { said } = renderSaying(<Compare />, { comparison, bringOver });
  await screen.findByText("比べた相手：/books/club (コピー).hanchan");
  expect(screen.getByRole("heading", { name: "相手のファイルだけにあること（3）" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "このファイルだけにあること（1）" })).toBeTruthy();
  await userEvent.click(
    screen.getByRole("button", { name: "令和8年11月20日 21:05 半荘の記入 取りこむ" }),
  );
  await waitFor(() => expect(said).toHaveLength(1));
  expect(bringOver.mock.calls[0]).toEqual([13]);
  expect(said[0]).toContain("取りこみました");
  await userEvent.click(
    screen.getByRole("button", { name: "令和8年11月20日 21:09 半荘の記入 ここでも元に戻す" }),
  );
  await waitFor(() => expect(said).toHaveLength(2));
  // What was brought is in the list no more: it is asked for anew.
  expect(comparison.mock.calls.length).toBeGreaterThan(1);
});

test("where both files say otherwise it is said what stands where, and nothing can be pressed", async () => {
  renderInFrame(<Compare />, { comparison: () => answer(found) });
  const words = await screen.findByText(/このファイルでは「42300」、相手のファイルでは「43200」/);
  const item = words.closest("li");
  expect(item).not.toBeNull();
  const buttons = within(item as HTMLElement).getAllByRole("button");
  expect(buttons).toHaveLength(1);
});

test("a file of another club is told as that", async () => {
  const problem = { kind: "not_brought", obstacle: { kind: "another_club" } } as const;
  renderInFrame(<Compare />, {
    comparison: () => answer(null),
    chooseComparedFile: () => Promise.resolve({ ok: false, problem }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "比べるファイルを選ぶ" }));
  await screen.findByText("選んだファイルは、別の会のものです。履歴のはじまりが違います。");
});
