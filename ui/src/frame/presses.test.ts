import { expect, test } from "vitest";
import { Presses, type Way } from "./presses";

/** How often something is done, where that is heard at those times. */
function done(heard: readonly (readonly [Way, number])[]): number {
  let now = 0;
  const presses = new Presses(() => now);
  return heard.filter(([way, at]) => {
    now = at;
    return presses.isNew("undo", way);
  }).length;
}

/** Presses a fifth of a second apart, each heard of in the order of those ways. */
const pressed = (times: number, ...ways: readonly (readonly [Way, number])[]) =>
  Array.from({ length: times }, (_, time) =>
    ways.map(([way, late]) => [way, time * 200 + late] as const),
  )
    .flat()
    .sort(([, one], [, other]) => one - other);

test.each([
  ["by the page alone", [["page", 0]]],
  ["by the menu alone", [["menu", 0]]],
  [
    "by both, the page first",
    [
      ["page", 0],
      ["menu", 3],
    ],
  ],
  [
    "by both, the menu first",
    [
      ["menu", 0],
      ["page", 3],
    ],
  ],
  [
    "by both, the menu after the next press",
    [
      ["page", 0],
      ["menu", 450],
    ],
  ],
] as [string, [Way, number][]][])("each press counts once where it is heard of %s", (_, ways) => {
  for (const times of [1, 2, 5]) {
    expect(done(pressed(times, ...ways))).toBe(times);
  }
});

test("the key and later the menu are two presses, and so are two deeds at once", () => {
  expect(
    done([
      ["page", 0],
      ["menu", 600],
    ]),
  ).toBe(2);
  const presses = new Presses(() => 0);
  expect(presses.isNew("undo", "page")).toBe(true);
  expect(presses.isNew("redo", "menu")).toBe(true);
});
