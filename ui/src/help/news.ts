// What changes for a club, version by version: read from the changelog, which says it in both languages.

import type { Language } from "../text";
import { lazily } from "./lazily";

export interface News {
  /** Such as 0.2.0; null is what is not released yet, and so is of the program that says it. */
  version: string | null;
  points: Record<Language, readonly string[]>;
}

/** Under which the changelog says it. */
const headings: Record<Language, string> = { ja: "あなたの会では", en: "For your club" };

/** What a changelog says of each version for clubs, the newest first; a version that says nothing is left out. */
export function newsIn(changelog: string): News[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      version: /^\[?(\d+(?:\.\d+)*)/.exec(section)?.[1] ?? null,
      points: { ja: pointsUnder(section, headings.ja), en: pointsUnder(section, headings.en) },
    }))
    .filter(({ points }) => points.ja.length > 0);
}

function pointsUnder(section: string, heading: string): string[] {
  const part = section.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? "";
  return part
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2).trim());
}

/** The news since a version was last started; without one, the newest. */
export function newsSince(all: readonly News[], since: string | null): readonly News[] {
  return since === null
    ? all.slice(0, 1)
    : all.filter(({ version }) => version === null || isOlder(since, version));
}

/** Whether a version comes before another, number by number. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split(".").map(Number));
  for (const [at, number] of (other ?? []).entries()) {
    const own = one?.[at] ?? 0;
    if (own !== number) {
      return own < number;
    }
  }
  return false;
}

export const { load: loadNews, useLoaded: useNews } = lazily(async () =>
  newsIn((await import("../../../CHANGELOG.md?raw")).default),
);
