import { expect, test } from "vitest";
import { texts } from "../../text";
import { factsOf, form, usual } from "./examples";
import { compared, inWords } from "./lines";

test("rule sets differ where their sentences do, and the same ones nowhere", () => {
  expect(compared(texts.ja, usual, usual).some(({ differs }) => differs)).toBe(false);
  const changed = { ...form, start: 25_000, assumed: ["honba" as const] };
  const lines = compared(texts.ja, usual, { form: changed, facts: factsOf(changed) });
  expect(lines.filter(({ differs }) => differs).map(({ short }) => short)).toEqual([
    ["30,000点", "25,000点"],
    ["なし", "積み棒の点"],
  ]);
});

test("sentences stand where a few words would be the same", () => {
  const facts = factsOf({ ...form, uma: [[30_000]] });
  const lines = compared(texts.ja, usual, { form, facts });
  const [uma, ...others] = lines.filter(({ differs }) => differs);
  expect(uma?.short.map((said) => said.slice(0, 8))).toEqual(["[[30000,", "[[30000]"]);
  expect(others).toEqual([]);
});

test("each language has its own words, with nothing of the data's own in the short ones", () => {
  for (const text of [texts.ja, texts.en]) {
    expect(inWords(text, usual)[0]?.said).toBe(text === texts.ja ? "決まり。" : "A rule.");
    for (const { short } of compared(text, usual, usual)) {
      expect(short.join()).not.toMatch(/undefined|null|_|NaN/);
    }
  }
});
