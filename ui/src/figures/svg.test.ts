// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pictureFrom } from "./svg";

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img" aria-label="図">';

test("a chart is let in as it is", () => {
  const picture = pictureFrom(
    `${open}<polyline points="0,0 1,1" stroke="#000000" fill="none"/><text x="1" y="2">&lt;b&gt;</text></svg>`,
  );
  expect(picture?.querySelector("text")?.textContent).toBe("<b>");
  expect(picture?.getAttribute("aria-label")).toBe("図");
});

test.each([
  ["a script", "<script>1</script>"],
  ["a handler", '<rect onclick="1"/>'],
  ["a picture from outside", '<image href="https://example.org/a.png"/>'],
  ["a page within", "<foreignObject/>"],
  ["a style", '<rect style="fill:url(https://example.org)"/>'],
  ["what is no picture", "<"],
])("%s is not let in", (_, inside) => {
  expect(pictureFrom(`${open}${inside}</svg>`)).toBeNull();
});
