// Charts come as SVG from the backend and stand in the page itself, where its fonts are. Only what
// a chart is made of is let in: nothing that could run, or fetch anything.

const elements = new Set(["svg", "polyline", "polygon", "rect", "text"]);

const attributes = new Set(
  (
    "xmlns viewBox role aria-label points x y width height fill stroke stroke-width " +
    "stroke-dasharray font-family font-weight font-size text-anchor textLength lengthAdjust"
  ).split(" "),
);

/** The picture, or nothing where it holds anything that no chart has. */
export function pictureFrom(svg: string): Element | null {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const all = [parsed, ...parsed.querySelectorAll("*")];
  const harmless = all.every(
    (element) =>
      elements.has(element.tagName) &&
      element.getAttributeNames().every((attribute) => attributes.has(attribute)),
  );
  return harmless ? document.adoptNode(parsed) : null;
}
