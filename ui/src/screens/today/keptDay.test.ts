// @vitest-environment jsdom

import { expect, test } from "vitest";
import { keepDay, keptDay } from "./keptDay";

test("the opened day is kept for its own file, until the next morning", () => {
  const opened = {
    day: { iso: "2026-11-14", shown: "令和8年11月14日", weekday: "土" },
    series: 2,
    sheet: null,
  };
  expect(keptDay("a.hanchan", "2026-11-21")).toBeNull();
  keepDay("a.hanchan", "2026-11-21", opened);
  expect(keptDay("a.hanchan", "2026-11-21")).toEqual(opened);
  expect(keptDay("b.hanchan", "2026-11-21")).toBeNull();
  expect(keptDay("a.hanchan", "2026-11-22")).toBeNull();
});
