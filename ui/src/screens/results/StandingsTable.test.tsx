// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ColumnButton } from "../../parts/ColumnButton";
import { renderInFrame } from "../../parts/inFrame";
import type { Figure, ResultRow, Results, StandingFigure } from "../../platform";
import { StandingsTable, useStandingsColumns } from "./StandingsTable";

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
  ranked: 1,
  together: { games: 12, places: [3, 4, 3, 2], figures: { total: figure("▲37.7", -37700) } },
  courses: {
    days: [],
    axis: [],
    people: [{ person: 1, places: [1, 4, 2], played: [], running: [] }],
  },
  records: [],
  yakuman: [],
};

function Standings({ shown }: { shown: Results }) {
  const [chosen, choose] = useState<number | null>(null);
  const columns = useStandingsColumns(shown);
  return (
    <>
      <ColumnButton choice={columns} />
      <StandingsTable
        results={shown}
        caption="順位表"
        columns={columns.shown}
        chosen={chosen}
        onChoose={choose}
      />
      <output>{chosen}</output>
    </>
  );
}

/** The headings, and what the cells below them say. */
function cells(shown: Results): [string[], string[][]] {
  renderInFrame(<Standings shown={shown} />);
  return [headings(), rows()];
}

/** Every column there is, as somebody has chosen them. */
function allColumns() {
  localStorage.setItem("hidden columns: standings", "");
}

function headings(): string[] {
  return [...document.querySelectorAll("thead th")].map((cell) => cell.textContent ?? "");
}

function rows(): string[][] {
  const body = [...document.querySelectorAll("tbody tr")];
  return body.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}

test("every figure is shown just as it came, under its own heading", () => {
  allColumns();
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
    "着順（古い順）": "",
    着順の内訳: "3432",
    推移: "",
    平均着順: "2.33",
    素点: "+12.3",
    順位点: "▲40.0",
    チョンボ: "▲10.0",
    調整: "0.0",
    "合計（P）": "▲37.7",
    最高: "+61.6",
    最低: "▲47.5",
    平均: "▲3.1",
    トップ率: "25.0%",
    連対率: "58.3%",
    ラス回避率: "83.3%",
    最高得点: "51,600",
    最低得点: "▲2,500",
    箱下: "1",
    箱下率: "8.3%",
    満貫以上: "5",
    満貫以上の放銃: "2",
    役満: "0",
  });
});

test("a column that nobody needs is left out, with its cells", () => {
  allColumns();
  const [head, [body]] = cells({
    ...results,
    columns: results.columns.filter((one) => one !== "chombo" && one !== "adjustments"),
  });
  expect(head).not.toContain("チョンボ");
  expect(head).not.toContain("調整");
  expect(body).toHaveLength(head.length);
});

test("a game of three has three places", () => {
  allColumns();
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
  await userEvent.click(screen.getByRole("button", { name: "合計（P）" }));
  expect(rows().map((line) => line[1])).toEqual(["低い人", "𠮷田 髙子", "高い人"]);
});

test("a column that is hidden at first can be chosen, and the choice is kept", async () => {
  cells(results);
  expect(headings()).not.toContain("トップ率");
  await userEvent.click(screen.getByText("列を選ぶ"));
  await userEvent.click(screen.getByLabelText("トップ率"));
  expect(headings()).toContain("トップ率");
  cleanup();
  expect(cells(results)[0]).toContain("トップ率");
  await userEvent.click(screen.getByText("列を選ぶ"));
  await userEvent.click(screen.getByRole("button", { name: "はじめの列に戻す" }));
  expect(headings()).not.toContain("トップ率");
});

test("the places stand in the order played, and what all add up to at the foot", () => {
  cells(results);
  screen.getByRole("img", { name: "着順 1・4・2" });
  const foot = [...document.querySelectorAll("tfoot td")].map((cell) => cell.textContent);
  expect(foot).toContain("1人");
  expect(foot.at(-1)).toBe("▲37.7");
});

test("of many places the latest are shown, and the heading says how many", () => {
  const places = [4, 4, ...Array.from({ length: 12 }, () => 1)];
  const people = [{ person: 1, places, played: [], running: [] }];
  const columns = results.columns.filter((one) => one !== "chombo" && one !== "adjustments");
  const [head] = cells({ ...results, columns, courses: { ...results.courses, people } });
  expect(head).toContain("直近12回");
  screen.getByRole("img", { name: `着順 ${Array.from({ length: 12 }, () => 1).join("・")}` });
});

test("a row is chosen by the mouse, and by the arrows", async () => {
  const others = [2, 3].map((person) => ({ ...row, person, name: `人${person}` }));
  cells({ ...results, rows: [row, ...others] });
  const chosen = () => document.querySelector("output")?.textContent;
  await userEvent.click(screen.getAllByText("2.33")[1] as Element);
  expect(chosen()).toBe("2");
  expect(screen.getByRole("button", { name: "人2" }).closest("tr")?.ariaCurrent).toBe("true");
  screen.getByRole("button", { name: "人2" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toBe("3");
  expect(document.activeElement?.textContent).toBe("人3");
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(chosen()).toBe("1");
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(chosen()).toBe("2");
  // One of the rows alone is a stop of Tab.
  expect(
    screen.getAllByRole("button").filter((one) => one.matches(".row-choice[tabindex='0']")),
  ).toHaveLength(1);
});
