import { expect, test } from "vitest";
import { umaField, withFloating, withPlayers, withSettled, withUma } from "./editing";
import { form } from "./examples";

test("a game of three has three places, and the fourth comes back empty", () => {
  const three = withPlayers(form, 3);
  expect(three.uma).toEqual([[30_000, 10_000, -10_000]]);
  expect(withPlayers(three, 4).uma).toEqual([[30_000, 10_000, -10_000, null]]);
});

test("by who floats there is a row for one up to all but one, beginning with what was there", () => {
  const floating = withFloating(form, true);
  expect(floating.uma).toEqual([form.uma[0], form.uma[0], form.uma[0]]);
  expect(withPlayers(floating, 3).uma.map((row) => row.length)).toEqual([3, 3]);
  expect(withFloating(floating, false).uma).toEqual(form.uma);
});

test("one amount changes alone, and has the name that its problem comes under", () => {
  const floating = withFloating(form, true);
  const changed = withUma(floating, 2, 1, 5_000);
  expect(changed.uma[2]).toEqual([30_000, 5_000, -10_000, -30_000]);
  expect(changed.uma.slice(0, 2)).toEqual(floating.uma.slice(0, 2));
  expect(umaField(changed, 2, 1)).toBe("uma.floating[2][1]");
  expect(umaField(form, 0, 1)).toBe("uma[1]");
});

test("what the club chooses is its own word, and what it leaves is not", () => {
  const silent: typeof form = { ...form, assumed: ["deposit", "double_wind_pair_fu", "honba"] };
  const chosen = withSettled(silent, { ...silent, doubleWindPairFu: 2 });
  expect(chosen.assumed).toEqual(["deposit", "honba"]);
  expect(withSettled(silent, { ...silent, name: "水曜会" }).assumed).toEqual(silent.assumed);
});
