import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MonthStandings, StandingRow } from "../../platform";
import { texts } from "../../text";
import { StandingsTable } from "./StandingsTable";

const row: StandingRow = {
  rank: 1,
  number: 3,
  name: "𠮷田 髙子",
  games: 12,
  places: [3, 4, 3, 2],
  average_place: "2.33",
  base: "+12.3",
  uma: "▲40.0",
  chombo: "▲10.0",
  adjustments: "0.0",
  total: "▲37.7",
  best: "+61.6",
  worst: "▲47.5",
};

const month: MonthStandings = {
  month: { year: 2025, month: 10 },
  previous: null,
  next: null,
  heading: "令和7年10月",
  unit: "P",
  places: [1, 2, 3, 4],
  any_chombo: true,
  any_adjustments: true,
  rows: [row],
};

/** What the cells of the head and of the only row say. */
function cells(standings: MonthStandings): [string[], string[]] {
  const html = renderToStaticMarkup(
    <StandingsTable text={texts.ja.results} standings={standings} />,
  );
  const [head = "", body = ""] = html.split("<tbody>");
  const texted = (part: string) =>
    [...part.matchAll(/<t[dh](?: [^>]*)?>([^<]*)</g)].map(([, cell]) => cell ?? "");
  return [texted(head), texted(body)];
}

test("every figure is shown just as it came, under its own heading", () => {
  const [head, body] = cells(month);
  expect(Object.fromEntries(head.map((heading, index) => [heading, body[index]]))).toEqual({
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
  const [head, body] = cells({ ...month, any_chombo: false, any_adjustments: false });
  expect(head).not.toContain("チョンボ");
  expect(head).not.toContain("調整");
  expect(body).toHaveLength(head.length);
});

test("a game of three has three places", () => {
  const [head, body] = cells({
    ...month,
    places: [1, 2, 3],
    rows: [{ ...row, places: [3, 4, 3] }],
  });
  expect(head).not.toContain("4着");
  expect(body).toHaveLength(head.length);
});

test("a guest is named as outside the ranking", () => {
  expect(cells({ ...month, rows: [{ ...row, rank: null }] })[1][0]).toBe("対象外");
});
