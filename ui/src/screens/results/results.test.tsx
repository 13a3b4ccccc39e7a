// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ChosenPeriod, Figure, Platform, ResultRow, Results } from "../../platform";
import ResultsScreen from ".";

function month(number: number): ChosenPeriod {
  const day = (date: number) => ({
    iso: `2026-${number}-${date}`,
    shown: `令和8年${number}月${date}日`,
    weekday: "土",
  });
  return {
    kind: "month",
    from: day(10),
    to: day(30),
    heading: `令和8年${number}月`,
    previous: `2026-${number - 1}-10`,
    next: `2026-${number + 1}-10`,
  };
}

const p = (amount: number): Figure => ({
  shown: amount < 0 ? `▲${-amount}.0` : amount === 0 ? "0.0" : `+${amount}.0`,
  order: amount * 1000,
});

const names = ["相川 花", "馬場 実", "千葉 光", "出口 進", "相川 翼"];
const totals = [40, 20, 0, -20, -40];

function row(at: number): ResultRow {
  return {
    person: at,
    rank: at,
    number: at,
    name: names[at - 1] ?? "",
    kana: "",
    games: 2,
    places: [1, 1, 0, 0],
    figures: {
      averagePlace: { shown: "1.50", order: 15_000 },
      inTheMoneyRate: { shown: "100.0%", order: 10_000 },
      base: p(0),
      uma: p(0),
      total: p(totals[at - 1] ?? 0),
      best: p(30),
    },
  };
}

const all = [1, 2, 3, 4, 5];

const results: Results = {
  unit: "P",
  players: 4,
  played: [4],
  leftOut: 0,
  places: [1, 2, 3, 4],
  days: 2,
  hanchan: 2,
  adjusted: true,
  columns: ["averagePlace", "base", "uma", "total", "best"],
  rows: all.map(row),
  ranked: 5,
  together: { games: 10, places: [2, 2, 0, 0], figures: { total: p(0) } },
  courses: {
    days: [
      { day: "令和8年11月14日", short: "11/14", weekday: "土", series: "土曜会" },
      { day: "令和8年11月18日", short: "11/18", weekday: "水", series: "水曜会" },
    ],
    axis: [p(-50), p(0), p(50)],
    people: all.map((person) => ({
      person,
      places: [1, 2],
      played: [
        { day: 0, places: [1], total: p(30) },
        { day: 1, places: [2], total: p(-10) },
      ],
      running: [p(30), p(totals[person - 1] ?? 0)],
    })),
  },
  records: [],
  yakuman: [],
};

const nothing: Results = {
  ...results,
  hanchan: 0,
  rows: [],
  courses: { days: [], axis: [p(0)], people: [] },
};

function show(commands: Partial<Platform> = {}) {
  const go = vi.fn();
  const goToPaper = vi.fn();
  renderInFrame(
    <ResultsScreen />,
    {
      newestDay: () => answer("2026-11-10"),
      periodOf: (_, day) => answer(month(Number(day?.split("-")[1] ?? 11))),
      results: () => answer(results),
      resultFilters: () => answer({ hasCompetitions: false, series: [], ruleSets: [] }),
      ...commands,
    },
    { go, goToPaper },
  );
  return { go, goToPaper };
}

/** The names at the ends of the lines, those in front first. */
const lines = () =>
  [...document.querySelectorAll(".totals-chart li button")].map((name) => [
    name.textContent,
    name.className,
  ]);

test("the chosen one's line and the best stand in front, by name", async () => {
  show();
  await screen.findByRole("heading", { name: "1 相川 花" });
  // Two have one family name, and so are named in full.
  expect(lines()).toEqual([
    ["相川 花", "line-1"],
    ["馬場", "line-2"],
    ["千葉", "line-3"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "出口 進" }));
  await screen.findByRole("heading", { name: "4 出口 進" });
  expect(lines().map(([name]) => name)).toEqual(["出口", "相川 花", "馬場"]);
  await userEvent.click(screen.getByRole("button", { name: "馬場" }));
  await screen.findByRole("heading", { name: "2 馬場 実" });
});

test("the chosen person's figures and days are beside, and lead to the whole page", async () => {
  const { go } = show();
  const heading = await screen.findByRole("heading", { name: "1 相川 花" });
  const pane = within(heading.closest("section") as HTMLElement);
  pane.getByText("5人中1位");
  pane.getByText("+40.0");
  pane.getByText("11/18（水）");
  pane.getByRole("img", { name: "1着1回、2着1回、3着0回、4着0回" });
  await userEvent.click(pane.getByRole("button", { name: "くわしく" }));
  expect(go).toHaveBeenCalledExactlyOnceWith("members", 1);
});

test("the chart's numbers can be read off, for everybody", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "数字で見る" }));
  const table = within(screen.getByRole("table", { name: "累計の推移" }));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "日",
    "シリーズ",
    "相川 花",
    "馬場",
    "千葉",
    "出口",
    "相川 翼",
  ]);
  table.getByText("▲40.0");
  await userEvent.click(screen.getByRole("button", { name: "グラフで見る" }));
  expect(screen.queryByRole("table", { name: "累計の推移" })).toBeNull();
});

test("each view is one press away, and what is not written down is said", async () => {
  show();
  await userEvent.click(await screen.findByRole("radio", { name: "役満" }));
  await screen.findByText("この期間に記された役満はありません。");
  await userEvent.click(screen.getByRole("radio", { name: "記録" }));
  await screen.findByRole("table", { name: "記録" });
});

test("a month without results leads to the newest one that has some", async () => {
  const asked: (string | null)[] = [];
  show({
    results: (choice) => {
      asked.push(choice.from);
      return answer(choice.from === "2026-11-10" ? results : nothing);
    },
  });
  await screen.findByRole("heading", { name: "令和8年11月 成績" });
  await userEvent.click(screen.getByRole("button", { name: "次" }));
  await screen.findByText("この期間の記録はまだありません。");
  screen.getByText("いちばん新しい記録は令和8年11月です。");
  await userEvent.click(screen.getByRole("button", { name: "その記録を開く" }));
  await screen.findByRole("heading", { name: "令和8年11月 成績" });
  await waitFor(() => screen.getByRole("heading", { name: "1 相川 花" }));
  expect(asked).toContain("2026-12-10");
});

test("what is left out is said, and a filter that is not in the row is counted", async () => {
  show({ results: () => answer({ ...results, leftOut: 3, played: [4, 3] }) });
  await screen.findByText(/半荘3回は/);
  await userEvent.click(screen.getByRole("button", { name: "しぼりこみ" }));
  screen.getByRole("dialog", { name: "しぼりこみ" });
});

test("printing leads to the paper of the period", async () => {
  const { goToPaper } = show();
  await screen.findByRole("heading", { name: "1 相川 花" });
  await userEvent.click(screen.getByRole("button", { name: "印刷" }));
  expect(goToPaper).toHaveBeenCalledExactlyOnceWith({ kind: "monthly", day: "2026-11-10" });
});
