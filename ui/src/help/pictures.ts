import type { Language } from "../text";

/**
 * By their file's path; each is a file of its own, which is read when it is shown. The Japanese ones alone:
 * with both an installer is larger than it may be. English ones are in the booklet and on the site.
 */
const pictures = import.meta.glob<string>("../../../manual/pictures/*.ja.png", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the picture of a step is, if the window has it. */
export function pictureOf(stem: string, language: Language): string | undefined {
  return pictures[`../../../manual/pictures/${stem}.${language}.png`];
}
