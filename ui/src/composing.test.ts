import { expect, test } from "vitest";
import { isComposing } from "./composing";

test.each([
  ["a plain Enter", { isComposing: false, keyCode: 13 }, false],
  ["a key within a composition", { isComposing: true, keyCode: 13 }, true],
  ["WebKit's confirming Enter", { isComposing: false, keyCode: 229 }, true],
])("%s", (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});

/**
 * One keeps the browser's keys away, which are nobody's while Japanese is composed either; the other waits
 * for a rest, and whoever composes has none.
 */
const asksNothing = ["./frame/Ahead.tsx", "./frame/ownPage.ts"];

test("whoever listens to keys asks first whether Japanese is being composed", () => {
  const all = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const listening = Object.entries(all).filter(([, source]) =>
    /onKey(Down|Up|Press)=|"key(down|up|press)"/.test(source),
  );
  expect(listening.length).toBeGreaterThan(10);
  const careless = listening.filter(([, source]) => !source.includes("isComposing("));
  expect(careless.map(([file]) => file)).toEqual(asksNothing);
});
