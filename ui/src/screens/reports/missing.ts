/** What is said of a document, and after it which characters no font has, if there are any. */
export function andMissing(
  words: { missing: (characters: string) => string },
  said: string,
  missing: readonly string[],
): string {
  return missing.length === 0 ? said : `${said}　${words.missing(missing.join(" "))}`;
}
