/** Words in a row; a line breaks between two of them, and within none that fits. */
export function HandParts({ of }: { of: readonly string[] }) {
  return of.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
    <span key={place} className="hand-part">
      {part}{" "}
    </span>
  ));
}
