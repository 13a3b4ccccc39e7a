import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MonthStandings, StandingRow } from "../platform";
import { texts } from "../text";
import { StandingsTable } from "./StandingsTable";

const row: StandingRow = {
  rank: 1,
  number: 3,
  name: "𠮷田 髙子",
  games: 12,
  places: [3, 4, 3, 2],
  average_place: "2.33",
  base: "12.3",
  uma: "▲40.0",
  chombo: "▲10.0",
  adjustments: "0.0",
  total: "▲37.7",
  best: "61.6",
  worst: "▲47.5",
};

function cells(players: number, rows: StandingRow[]): string[] {
  const month = { year: 2025, month: 10 };
  const standings: MonthStandings = {
    month,
    previous: null,
    next: null,
    heading: "令和7年10月",
    unit: "P",
    players,
    rows,
  };
  const html = renderToStaticMarkup(<StandingsTable text={texts.ja} standings={standings} />);
  const body = html.slice(html.indexOf("<tbody>"));
  return [...body.matchAll(/<t[dh][^>]*>([^<]*)</g)].map(([, cell]) => cell ?? "");
}

test("every figure is shown just as it came", () => {
  expect(cells(4, [row])).toEqual([
    "1",
    "3",
    "𠮷田 髙子",
    "12",
    "3",
    "4",
    "3",
    "2",
    "2.33",
    "12.3",
    "▲40.0",
    "▲10.0",
    "0.0",
    "▲37.7",
    "61.6",
    "▲47.5",
  ]);
});

test("a game of three has three places", () => {
  expect(cells(3, [{ ...row, places: [3, 4, 3] }])).toHaveLength(15);
});

test("a guest is named as outside the ranking", () => {
  expect(cells(4, [{ ...row, rank: null }])[0]).toBe("対象外");
});
