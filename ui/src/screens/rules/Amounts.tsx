/** A text in which every amount below zero stands in red beside its ▲. */
export function Amounts({ children }: { children: string }) {
  return children.split(/(▲[\d,.]+)/).map((part, index) =>
    part.startsWith("▲") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is known by its place only.
      <span className="neg" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
