import { expect, test } from "vitest";
import { amountFrom, normalised, typedAmount } from "./typed";

test.each([
  ["４２３００", "42300"],
  ["　−５．３ ", "-5.3"],
  ["▲5", "-5"],
  ["△5", "-5"],
  ["ー５", "-5"],
  ["―5", "-5"],
  ["‑5", "-5"],
  ["ｰ5", "-5"],
  ["Ｒ８．１１．２１", "R8.11.21"],
])("%s becomes %s", (typed, expected) => {
  expect(normalised(typed)).toBe(expected);
});

test.each([
  ["42300", "points", 42_300],
  ["４２，３００", "points", 42_300],
  ["1,234,500", "points", 1_234_500],
  ["▲5300", "points", -5_300],
  ["423", "hundreds", 42_300],
  ["-53", "hundreds", -5_300],
  ["12.3", "p", 12_300],
  ["+12.3", "p", 12_300],
  ["▲１２．３", "p", -12_300],
  ["40", "p", 40_000],
  ["0.0", "p", 0],
  ["-0", "p", 0],
  ["3", "count", 3],
] as const)("%s in %s is %i", (typed, unit, expected) => {
  expect(amountFrom(typed, unit)).toBe(expected);
});

test.each([
  ["", "points"],
  ["abc", "points"],
  ["42.3", "points"],
  ["42.3", "hundreds"],
  ["12.34", "p"],
  ["--3", "p"],
  ["1,23", "points"],
  ["1234,567", "points"],
  ["1 000", "points"],
  ["1e5", "points"],
  ["99999999999", "points"],
] as const)("“%s” is no amount in %s", (typed, unit) => {
  expect(amountFrom(typed, unit)).toBeUndefined();
});

test.each([
  [42_300, "points", "42300"],
  [42_300, "hundreds", "423"],
  [-5_300, "p", "-5.3"],
  [40_000, "p", "40.0"],
  [0, "p", "0.0"],
  [300, "p", "0.3"],
] as const)("%i is typed in %s as %s, and read back", (amount, unit, typed) => {
  expect(typedAmount(amount, unit)).toBe(typed);
  expect(amountFrom(typed, unit)).toBe(amount);
});
