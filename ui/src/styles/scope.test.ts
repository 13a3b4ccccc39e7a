import { expect, test } from "vitest";

const sheets = import.meta.glob<string>("../screens/**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The screen that a file belongs to, or the part of the page. */
const areaOf = (path: string) => /^\.\.\/(screens\/[a-z]+|[a-z]+|[A-Z]\w*)/.exec(path)?.[1] ?? path;

/** Where each class is given to something. */
const users = new Map<string, Set<string>>();
for (const [path, code] of Object.entries(components)) {
  for (const [, given = ""] of code.matchAll(/[cC]lass(?:Name)?=(\{[^}]*\}|"[^"]*")/g)) {
    for (const [, words = ""] of given.matchAll(/["`]([^"`]*)["`]/g)) {
      for (const one of words.replaceAll(/\$\{[^}]*\}?/g, " ").match(/[a-z][\w-]*/g) ?? []) {
        users.set(one, (users.get(one) ?? new Set()).add(areaOf(path)));
      }
    }
  }
}

/** The selectors of a style sheet, each by itself. */
function selectorsIn(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/@[a-z]+[^{;]*[{;]/g, "}")
    .replaceAll(/(?<=[;{}])\s*[\w-]+:[^{};]+;/g, "");
  return [...plain.matchAll(/(?<=^|[{}])\s*([^{}]+)\{/g)].flatMap(([, list = ""]) =>
    list
      .replaceAll(/\([^()]*\)/g, (inner) => inner.replaceAll(",", " "))
      .split(",")
      .map((one) => one.trim()),
  );
}

test("what a screen's style sheet says holds for that screen alone", () => {
  expect(users.size).toBeGreaterThan(300);
  const found = Object.entries(sheets).flatMap(([path, css]) =>
    selectorsIn(css)
      .filter((selector) => {
        const classes = selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
        const isOwn = (one: string) =>
          [...(users.get(one) ?? [])].every((area) => area === areaOf(path));
        // Of another part's elements it speaks only where one of its own is named with them.
        return classes.length > 0 && !classes.some(isOwn);
      })
      .map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
