import { describe, expect, test } from "vitest";
import css from "./tokens.css?raw";

const [light, dark, high] = [...css.matchAll(/:root[^{]*\{([^}]*--ground[^}]*)\}/g)].map(
  ([, block]) =>
    Object.fromEntries(
      [...(block ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
);

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
  ["high contrast", high],
])("%s", (_theme, colours) => {
  const colour = (name: string) => colours?.[name] ?? `--${name} is missing`;

  test.each(
    ["ground", "sheet", "band"].flatMap((ground) =>
      ["ink", "ink-2", "negative"].map((text) => [text, ground] as const),
    ),
  )("--%s on --%s has 7:1", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(7);
  });

  // What a theme does not say is as in the light one.
  const ofTile = (name: string) => colours?.[name] ?? light?.[name] ?? `--${name} is missing`;
  test.each(["face-ink", "face-crimson", "face-bamboo", "face-navy"])(
    "--%s on a tile has 7:1",
    (paint) => {
      expect(contrast(ofTile(paint), ofTile("face"))).toBeGreaterThanOrEqual(7);
    },
  );

  test("the main button's words have 7:1", () => {
    expect(contrast(colour("on-accent"), colour("accent"))).toBeGreaterThanOrEqual(7);
  });

  test.each(["ground", "sheet", "band"])(
    "the focus and the edges of controls have 3:1 on --%s",
    (ground) => {
      expect(contrast(colour("focus"), colour(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(colour("rule"), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});
