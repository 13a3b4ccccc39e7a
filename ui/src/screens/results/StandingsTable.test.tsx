// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderInFrame } from "../../parts/inFrame";
import type { Figure, ResultRow, Results, StandingFigure } from "../../platform";
import { StandingsTable } from "./StandingsTable";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function figure(shown: string, order: number | null = null): Figure {
  return { shown, order };
}

const row: ResultRow = {
  person: 1,
  rank: 1,
  number: 3,
  name: "𠮷田 髙子",
  kana: "よしだ たかこ",
  games: 12,
  places: [3, 4, 3, 2],
  figures: {
    averagePlace: figure("2.33", 23333),
    topRate: figure("25.0%", 2500),
    inTheMoneyRate: figure("58.3%", 5833),
    notLastRate: figure("83.3%", 8333),
    average: figure("▲3.1", -3142),
    base: figure("+12.3", 12300),
    uma: figure("▲40.0", -40000),
    chombo: figure("▲10.0", -10000),
    adjustments: figure("0.0", 0),
    total: figure("▲37.7", -37700),
    best: figure("+61.6", 61600),
    worst: figure("▲47.5", -47500),
    highestPoints: figure("51,600", 51600),
    lowestPoints: figure("▲2,500", -2500),
    belowZero: figure("1", 1),
    belowZeroRate: figure("8.3%", 833),
    won: figure("5", 5),
    dealtIn: figure("2", 2),
    yakuman: figure("0", 0),
  },
};

const results: Results = {
  unit: "P",
  players: 4,
  played: [4],
  leftOut: 0,
  places: [1, 2, 3, 4],
  days: 3,
  hanchan: 12,
  adjusted: true,
  columns: Object.keys(row.figures) as StandingFigure[],
  rows: [row],
  records: [],
  yakuman: [],
};

/** The headings, and what the cells below them say. */
function cells(shown: Results): [string[], string[][]] {
  renderInFrame(<StandingsTable results={shown} />);
  return [headings(), rows()];
}

function headings(): string[] {
  return screen.getAllByRole("columnheader").map((cell) => cell.textContent ?? "");
}

function rows(): string[][] {
  const [, ...body] = screen.getAllByRole("row");
  return body.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}

test("every figure is shown just as it came, under its own heading", () => {
  const [head, [body]] = cells(results);
  expect(Object.fromEntries(head.map((heading, index) => [heading, body?.[index]]))).toEqual({
    順位: "1",
    番号: "3",
    氏名: "𠮷田 髙子",
    半荘: "12",
    "1着": "3",
    "2着": "4",
    "3着": "3",
    "4着": "2",
    平均着順: "2.33",
    素点: "+12.3",
    順位点: "▲40.0",
    チョンボ: "▲10.0",
    調整: "0.0",
    合計: "▲37.7",
    最高: "+61.6",
    最低: "▲47.5",
  });
});

test("a column that nobody needs is left out, with its cells", () => {
  const [head, [body]] = cells({
    ...results,
    columns: results.columns.filter((one) => one !== "chombo" && one !== "adjustments"),
  });
  expect(head).not.toContain("チョンボ");
  expect(head).not.toContain("調整");
  expect(body).toHaveLength(head.length);
});

test("a game of three has three places", () => {
  const [head, [body]] = cells({
    ...results,
    places: [1, 2, 3],
    rows: [{ ...row, places: [3, 4, 3] }],
  });
  expect(head).not.toContain("4着");
  expect(body).toHaveLength(head.length);
});

test("a guest is named as outside the ranking", () => {
  expect(cells({ ...results, rows: [{ ...row, rank: null }] })[1][0]?.[0]).toBe("対象外");
});

test("amounts are sorted as amounts and not as the letters they are shown with", async () => {
  const others = [
    { ...row, person: 2, name: "低い人", figures: { total: figure("▲112.0", -112000) } },
    { ...row, person: 3, name: "高い人", figures: { total: figure("+9.5", 9500) } },
  ];
  cells({ ...results, rows: [row, ...others] });
  await userEvent.click(screen.getByRole("button", { name: "合計" }));
  expect(rows().map((line) => line[2])).toEqual(["低い人", "𠮷田 髙子", "高い人"]);
});

test("a column that is hidden at first can be chosen, and the choice is kept", async () => {
  cells(results);
  expect(headings()).not.toContain("トップ率");
  const chooser = screen.getByText("列を選ぶ").closest("details") as HTMLElement;
  await userEvent.click(within(chooser).getByLabelText("トップ率"));
  expect(headings()).toContain("トップ率");
  cleanup();
  expect(cells(results)[0]).toContain("トップ率");
});
