// @vitest-environment jsdom

import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderInFrame } from "./inFrame";
import { type Column, Table } from "./Table";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Row {
  number: number;
  name: string;
  rank: number | null;
}

const rows: Row[] = [
  { number: 10, name: "いとう", rank: null },
  { number: 9, name: "あおき", rank: 2 },
  { number: 11, name: "うえの", rank: 1 },
];

const columns: Column<Row>[] = [
  { key: "number", heading: "番号", cell: (row) => row.number, sortBy: (row) => row.number },
  { key: "name", heading: "氏名", cell: (row) => row.name, rowHeading: true, text: true },
  { key: "rank", heading: "順位", cell: (row) => row.rank ?? "–", sortBy: (row) => row.rank },
];

function show(shown: readonly Row[] = rows) {
  renderInFrame(
    <Table
      caption="成績"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.number}
      choiceKey="test"
    />,
  );
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("a heading sorts up, down, and back to how it came; who has none comes last", async () => {
  show();
  const heading = within(screen.getByRole("columnheader", { name: "順位" })).getByRole("button");
  heading.focus();
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["うえの", "あおき", "いとう"]);
  expect(heading.closest("th")?.getAttribute("aria-sort")).toBe("ascending");
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["あおき", "うえの", "いとう"]);
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["いとう", "あおき", "うえの"]);
  expect(heading.closest("th")?.hasAttribute("aria-sort")).toBe(false);
});

test("numbers are sorted as numbers", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "番号" }));
  expect(names()).toEqual(["あおき", "いとう", "うえの"]);
});

test("a column that is not wanted stays away, and comes back", async () => {
  const headings = () => [...document.querySelectorAll("thead th")].map((cell) => cell.textContent);
  show();
  await userEvent.click(screen.getByText("列を選ぶ"));
  await userEvent.click(screen.getByLabelText("順位"));
  expect(headings()).not.toContain("順位");
  cleanup();
  show();
  expect(headings()).not.toContain("順位");
  await userEvent.click(screen.getByText("列を選ぶ"));
  await userEvent.click(screen.getByLabelText("順位"));
  expect(headings()).toContain("順位");
});

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ number, name: `${number}`, rank: 1 }));

/** As many rows as each table on the page has. */
const counts = () =>
  [...document.querySelectorAll("tbody")].map((body) => body.querySelectorAll("tr").length);

function seeThePage() {
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });
}

test("of many rows the first are there at once, and the rest when those have been seen", () => {
  vi.useFakeTimers();
  show(manyRows(50));
  expect(counts()).toEqual([20]);
  seeThePage();
  expect(counts()).toEqual([40]);
  seeThePage();
  expect(counts()).toEqual([50]);
  vi.useRealTimers();
});

test("of several tables one draws more at a time", () => {
  vi.useFakeTimers();
  show(manyRows(60));
  show(manyRows(45));
  const seen = [counts()];
  while (seen.length < 5) {
    seeThePage();
    seen.push(counts());
  }
  expect(seen).toEqual([
    [20, 20],
    [40, 20],
    [40, 40],
    [60, 40],
    [60, 45],
  ]);
  vi.useRealTimers();
});

test("a row of many columns counts as many rows", () => {
  const wide = Array.from({ length: 30 }, (_, at) => ({
    key: `${at}`,
    heading: `${at}`,
    cell: () => at,
  }));
  vi.useFakeTimers();
  renderInFrame(
    <Table caption="成績" columns={wide} rows={manyRows(50)} rowKey={(row) => row.number} />,
  );
  expect(counts()).toEqual([6]);
  vi.useRealTimers();
});
