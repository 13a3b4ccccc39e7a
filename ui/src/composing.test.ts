import { expect, test } from "vitest";
import { isComposing } from "./composing";

test.each([
  ["a plain Enter", { isComposing: false, keyCode: 13 }, false],
  ["a key within a composition", { isComposing: true, keyCode: 13 }, true],
  ["WebKit's confirming Enter", { isComposing: false, keyCode: 229 }, true],
])("%s", (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
