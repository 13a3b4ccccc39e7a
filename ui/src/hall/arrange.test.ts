import { expect, test } from "vitest";
import { arrange, widest } from "./arrange";

const table = { wide: 9, high: 7.5 };

test("tables stand side by side until there is more room below", () => {
  const columns = [1, 2, 3, 4, 6, 12, 20].map((count) => arrange(count, table).columns);
  expect(columns).toEqual([1, 2, 3, 4, 3, 6, 7]);
});

test.each([0, 1, 4, 9, 12, 40])("%i tables stay within their box on any screen", (count) => {
  const { columns, size } = arrange(count, table);
  const [wide = 0, high = 0] = [...size.matchAll(/[\d.]+/g)].map(Number);
  expect(wide * columns * table.wide).toBeLessThanOrEqual(100);
  expect(high * Math.ceil(count / columns) * table.high).toBeLessThanOrEqual(100);
});

test("a kanji is as wide as it is high, a letter about half", () => {
  expect(widest(["髙橋", "五十嵐 花子"])).toBeCloseTo(5.6);
  expect(widest(["Smith John"])).toBeCloseTo(6);
  expect(widest([])).toBe(4);
});
