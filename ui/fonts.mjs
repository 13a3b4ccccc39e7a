// Cuts the page's fonts out of those that the papers embed, into `fonts/`, before the page is built.
//
// Whole they are 23 MB, which the web view reads, looks through, and lays everything out anew for at
// each start. Of the text, a page needs a few hundred characters, and of the figures ten.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";

const here = import.meta.dirname;
const packages = join(here, "node_modules", "@expo-google-fonts");
const made = join(here, "fonts");

/** The program's own words, and the names that people have most. */
const sources = ["ui/src", "desk/src", "made_up/src"].map((folder) => join(here, "..", folder));

const text = "BIZ UDPGothic";
/**
 * The ten digits alone from the fixed-width cut, a little enlarged; sign, point and ▲ come from the
 * proportional cut, so columns line up and 42.3 has no hole after its point.
 */
const figures = "Hanchan Figures";
/** Behind both for the characters they lack, such as 𠮷. */
const others = "Noto Sans JP";

const digits = characters(0x30, 0x39);
const usual = new Set([
  ...characters(0x20, 0x7e),
  // Kana and what stands beside them, and the full-width forms.
  ...characters(0x3000, 0x30ff),
  ...characters(0xff00, 0xffef),
  ...sources.flatMap((folder) => [...wordsIn(folder)]),
]);
/**
 * So thin that what coarse screens are told of them draws nothing at all at some sizes: no `_` at 16 to 20
 * pixels, no `–` at 16.
 */
const thin = new Set(["^", "_", "–", "—", "―", "−"]);
const common = without(firstLevel(), usual);

const cuts = {
  text: "biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf",
  textBold: "biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf",
};

/**
 * The papers' own, which the shell gives as they are. They are read only where a page has a character that
 * the cuts lack.
 */
const whole = [
  [others, 400, "NotoSansJP-Regular"],
  [text, 400, "BIZUDPGothic-Regular"],
  [text, 700, "BIZUDPGothic-Bold"],
];

const faces = [
  ...[
    [400, cuts.text],
    [700, cuts.textBold],
  ].map(([weight, file]) =>
    face(text, weight, file, { common, usual: without([...usual], thin), thin: [...thin] }),
  ),
  ...[
    [400, "biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf"],
    [700, "biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf"],
  ].map(([weight, file]) => face(figures, weight, file, { digits }, "size-adjust: 114%;")),
];

function face(family, weight, file, parts, more = "") {
  return { family, weight, file, parts, more };
}

/** All of a range, without the halves of pairs. */
function characters(first, last) {
  const points = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return points
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((p) => String.fromCodePoint(p));
}

/** What the sources of a folder are written with. */
function wordsIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\.(rs|tsx?)$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("");
}

/** The kanji that JIS X 0208 puts on its first level, and the signs before them. */
function firstLevel() {
  const decoder = new TextDecoder("euc-jp");
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  const rows = Array.from({ length: 47 }, (_, row) => 0xa1 + row);
  const all = rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
  return all.filter((decoded) => [...decoded].length === 1 && decoded !== "\ufffd");
}

function without(all, known) {
  return all.filter((character) => !known.has(character));
}

/** As a style sheet writes them: `U+30-39, U+3042`. */
function ranges(some) {
  const points = [...new Set(some)].map((c) => c.codePointAt(0)).sort((one, other) => one - other);
  const found = [];
  for (const point of points) {
    const last = found.at(-1);
    if (last?.end === point - 1) {
      last.end = point;
    } else {
      found.push({ start: point, end: point });
    }
  }
  return found
    .map(
      ({ start, end }) => `U+${hexadecimal(start)}${start === end ? "" : `-${hexadecimal(end)}`}`,
    )
    .join(", ");
}

function hexadecimal(point) {
  return point.toString(16).toUpperCase();
}

/** Text is shown at once in the system's font until the face is loaded. */
function rule(family, weight, file, more) {
  return `@font-face {
  font-display: swap;
  font-family: "${family}";
  font-weight: ${weight};
  src: url("${file}");
  ${more}
}
`;
}

rmSync(made, { recursive: true, force: true });
mkdirSync(made);
// Of two for the same character the later one is taken.
const rules = whole.map(([family, weight, name]) => rule(family, weight, `/fonts/${name}.ttf`, ""));
for (const { family, weight, file, parts, more } of faces) {
  const font = readFileSync(join(packages, file));
  for (const [part, some] of Object.entries(parts)) {
    const name = `${basename(file, ".ttf")}-${part}.ttf`;
    // What coarse screens are told of a glyph is a third of a font, and nothing that the papers' fonts have
    // as well, which an installer packs once: only the program's own words keep it.
    const noHinting = ["common", "thin"].includes(part);
    const cut = await subsetFont(font, some.join(""), { targetFormat: "sfnt", noHinting });
    writeFileSync(join(made, name), cut);
    rules.push(rule(family, weight, `./${name}`, `unicode-range: ${ranges(some)}; ${more}`));
  }
}
writeFileSync(join(made, "fonts.css"), rules.join(""));
