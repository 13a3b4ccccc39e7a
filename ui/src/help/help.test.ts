import { expect, test } from "vitest";
import { foundInManual } from "./finding";
import { loadManual } from "./manual";
import { isOlder, loadNews, newsIn, newsSince } from "./news";
import { closed, opened, turnedBack, turnedOn } from "./turning";

const manual = await loadManual();

test("pages turn back and on, and another page ends what was ahead", () => {
  const contents = { kind: "contents" } as const;
  const [one, two] = [
    { kind: "page", id: "one" },
    { kind: "page", id: "two" },
  ] as const;
  const there = opened(opened(opened(closed, contents), one), one);
  expect(there).toEqual({ past: [contents], here: one, ahead: [] });
  const back = turnedBack(there);
  expect(back).toEqual({ past: [], here: contents, ahead: [one] });
  expect(turnedBack(back)).toBe(back);
  expect(turnedOn(back)).toEqual(there);
  expect(turnedOn(there)).toBe(there);
  expect(opened(back, two)).toEqual({ past: [contents], here: two, ahead: [] });
});

test.each([
  [["ウマ"], "uma"],
  [["うま"], "uma"],
  [["ｳﾏ"], "uma"],
  [["uma", "うま"], "uma"],
  [["rasukaihi", "らすかいひ"], "not-last-rate"],
  [["NOT-LAST"], "not-last-rate"],
])("%j finds the term %s", (keys, id) => {
  expect(foundInManual(manual, keys).terms.map((term) => term.id)).toContain(id);
});

test("a page whose title holds it comes before those that only speak of it; nothing finds nothing", () => {
  const [page] = manual.pages;
  for (const title of Object.values(page?.title ?? {})) {
    expect(foundInManual(manual, [title]).pages[0]?.title).toEqual(page?.title);
  }
  expect(foundInManual(manual, [""])).toEqual({ pages: [], terms: [] });
  expect(foundInManual(manual, ["魑魅魍魎"])).toEqual({ pages: [], terms: [] });
});

const log = `# Changelog

## [Unreleased]

### あなたの会では

- 新しい。

### For your club

- New.

### Added

- Not for clubs.

## [0.3.0] - 2027-01-01

### Added

- Nothing for clubs.

## [0.2.0] - 2026-12-01

### あなたの会では

- 前の。
- もうひとつ。

### For your club

- Old.
- Another.
`;

test("what changes for a club is read from the changelog, version by version", () => {
  expect(newsIn(log)).toEqual([
    { version: null, points: { ja: ["新しい。"], en: ["New."] } },
    { version: "0.2.0", points: { ja: ["前の。", "もうひとつ。"], en: ["Old.", "Another."] } },
  ]);
  const versions = (since: string | null) =>
    newsSince(newsIn(log), since).map((one) => one.version);
  expect(versions(null)).toEqual([null]);
  expect(versions("0.1.0")).toEqual([null, "0.2.0"]);
  expect(versions("0.2.0")).toEqual([null]);
});

test.each([
  ["0.1.0", "0.2.0", true],
  ["0.9.0", "0.10.0", true],
  ["1.0", "1.0.1", true],
  ["0.2.0", "0.1.9", false],
  ["0.2.0", "0.2.0", false],
])("%s is older than %s: %s", (version, than, is) => {
  expect(isOlder(version, than)).toBe(is);
});

test("the changelog says as much to clubs in Japanese as in English, and in short sentences", async () => {
  const all = await loadNews();
  expect(all.length).toBeGreaterThan(0);
  for (const { points } of all) {
    expect(points.en).toHaveLength(points.ja.length);
    const sentences = points.ja.flatMap((point) => point.split("。"));
    expect(sentences.filter((sentence) => [...sentence].length > 60)).toEqual([]);
  }
});
