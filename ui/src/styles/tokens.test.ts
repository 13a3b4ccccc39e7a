import { expect, test } from "vitest";

/** Every style sheet by its path, the tokens apart; what lies in the layer of old rules goes with it. */
const sheets = Object.entries(
  import.meta.glob<string>(["../**/*.css", "!./tokens.css"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).filter(([, css]) => !css.startsWith("@layer old"));

/** What a rule sets, without comments. */
const declarations = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
    ([, name = "", value = ""]) => ({ name, value }),
  );

const all = sheets.flatMap(([path, css]) =>
  declarations(css).map(({ name, value }) => ({
    path,
    name,
    value,
    said: `${path}: ${name}: ${value}`,
  })),
);

test("there are style sheets to look at", () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(all.length).toBeGreaterThan(300);
});

test("no style sheet has a colour of its own", () => {
  const own = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(|\b(white|black|red|green|gray|grey)\b/i;
  expect(all.filter(({ value }) => own.test(value)).map(({ said }) => said)).toEqual([]);
});

/** The hall's window is read from afar: all of it follows the window's own size. */
const isOfHall = (path: string) => path.includes("/hall");

test("type has one of the tokens' sizes", () => {
  const size = /^(var\(--t-(chip|narrow|wide|name|[0-7])\)|1em|inherit)$/;
  const other = all
    .filter(({ name, value }) => name === "font-size" && !size.test(value.trim()))
    .filter(({ path }) => !isOfHall(path));
  expect(other.map(({ said }) => said)).toEqual([]);
});

test("lengths grow with the text, but for lines", () => {
  const pixels = /(?<![\d.])(?!(?:0|1|1\.5|2|3)px)[\d.]+px/;
  expect(
    all.filter(({ path, value }) => !isOfHall(path) && pixels.test(value)).map(({ said }) => said),
  ).toEqual([]);
});

test("what moves takes the tokens' time, which is none where motion is unwanted", () => {
  const moves = all.filter(({ name }) => name === "transition");
  expect(moves.length).toBeGreaterThan(3);
  const own = moves.filter(({ value }) => !/var\(--(quick|move)\) var\(--ease\)/.test(value));
  expect(own.map(({ said }) => said)).toEqual([]);
});
