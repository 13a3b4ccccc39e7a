import type { Language } from "../text";

/** By their file's path; each is a file of its own, which is read when it is shown. */
const pictures = import.meta.glob<string>("../../pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the picture of a step is. */
export function pictureOf(stem: string, language: Language): string | undefined {
  return pictures[`../../pictures/${stem}.${language}.webp`];
}
