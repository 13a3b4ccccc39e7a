// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { ChosenPeriod, Platform, TableLook } from "../../platform";
import { ExportFiles } from "./ExportFiles";

const day = (iso: string) => ({ iso, shown: iso, weekday: "水" });

const half: ChosenPeriod = {
  kind: "half",
  from: day("2025-04-01"),
  to: day("2025-09-30"),
  heading: "令和7年度 上半期",
  previous: null,
  next: null,
};

const tables: TableLook[] = [
  {
    title: "成績",
    heads: [
      { head: "氏名", isNumber: false },
      { head: "合計", isNumber: true },
    ],
    rows: [
      ["宇野 隆", "802.5"],
      ["西川 節子", "-12.3"],
    ],
    all: 15,
  },
  { title: "表彰", heads: [{ head: "賞", isNumber: false }], rows: [], all: 0 },
];

function platform() {
  return {
    newestDay: () => answer("2025-09-24"),
    periodOf: () => answer(half),
    lookAtExport: vi.fn<Platform["lookAtExport"]>((what) =>
      answer(what === "records" ? [] : tables),
    ),
    exportFiles: vi.fn<Platform["exportFiles"]>(() =>
      answer({ folder: "/out", files: 1, rows: 15 }),
    ),
  };
}

test("the first rows are seen before anything is written, table by table", async () => {
  const asked = platform();
  const { said } = renderSaying(<ExportFiles />, asked);
  const look = await screen.findByRole("region", { name: "成績" });
  expect(within(look).getByRole("row", { name: "西川 節子 -12.3" })).toBeTruthy();
  screen.getByText("はじめの2行です。全部で15行を書きます。");
  await userEvent.selectOptions(screen.getByLabelText("書く前に見る"), "表彰");
  screen.getByText("この期間には、書くことがありません。");
  await userEvent.click(screen.getByRole("button", { name: /書き出す$/ }));
  await waitFor(() => expect(said).toHaveLength(1));
  const days = ["2025-04-01", "2025-09-30"];
  expect(asked.exportFiles.mock.calls[0]?.slice(0, 4)).toEqual(["statistics", ...days, "xlsx"]);
});

test("the records are written whole", async () => {
  const asked = platform();
  renderSaying(<ExportFiles />, asked);
  await userEvent.selectOptions(await screen.findByLabelText("内容"), "records");
  await waitFor(() => expect(asked.lookAtExport).toHaveBeenLastCalledWith("records", null, null));
  expect(screen.queryByRole("region")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /書き出す$/ }));
  expect(asked.exportFiles.mock.calls[0]?.slice(0, 3)).toEqual(["records", null, null]);
});
