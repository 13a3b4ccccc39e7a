import { expect, test } from "vitest";

/** What stands between the bracket that begins there and the one that closes it. */
function within(source: string, begin: number): string {
  let depth = 0;
  for (let at = begin; at < source.length; at++) {
    depth += source[at] === "(" ? 1 : source[at] === ")" ? -1 : 0;
    if (depth === 0) {
      return source.slice(begin, at);
    }
  }
  return source.slice(begin);
}

/** Watches the page for as long as it is there, and moves nothing when it begins. */
const watches = ["./frame/useKeptFocus.ts"];

test("the focus moves before the page is seen, so that no key goes where it was", () => {
  const all = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const late = Object.entries(all).filter(([, source]) =>
    [...source.matchAll(/\buseEffect(?=\()/g)].some(({ index, 0: name }) =>
      /\.focus\(|focusOn\(|focusFirst\(|focusSeats\(/.test(within(source, index + name.length)),
    ),
  );
  expect(late.map(([file]) => file)).toEqual(watches);
});
