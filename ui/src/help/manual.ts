// The manual (手引き) as the window shows it: made of the project's one source by `cargo xtask manual`.

import type { Language } from "../text";
import { lazily } from "./lazily";

/** A text once in each language. */
export type Words = Record<Language, string>;

export interface ManualStep {
  words: Words;
  /** The file of its picture, without language and ending. */
  picture?: string;
}

/** One task, on one page. */
export interface ManualPage {
  id: string;
  title: Words;
  /** When one needs it, and what comes of it. */
  lead: Words;
  steps: readonly ManualStep[];
  notes: readonly Words[];
  /** The places of the window from which F1 leads here: a screen, or a part of one after a dot. */
  opens: readonly string[];
  /** The ids of its terms. */
  terms: readonly string[];
}

export interface ManualTerm {
  id: string;
  name: Words;
  /** In kana. */
  reading: string;
  says: Words;
}

export interface Manual {
  chapters: readonly { title: Words; pages: readonly string[] }[];
  pages: readonly ManualPage[];
  terms: readonly ManualTerm[];
}

export const { load: loadManual, useLoaded: useManual } = lazily(
  async () => (await import("./pages.json")).default as Manual,
);
