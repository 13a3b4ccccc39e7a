// @vitest-environment jsdom

import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { neighbouringSize, useFollowedView, viewFrom } from "./view";

afterEach(() => vi.unstubAllGlobals());

test.each([null, "", "{", "3", "null", '{"language":"fr","textSize":110}', "[]"])(
  "a stored view that cannot be used (%s) is Japanese at 100%%",
  (stored) => {
    expect(viewFrom(stored)).toEqual({
      language: "ja",
      textSize: 100,
      theme: "system",
      isFolded: false,
    });
  },
);

test("a stored view is used again", () => {
  const view = { language: "en", textSize: 175, theme: "contrast", isFolded: true };
  expect(viewFrom(JSON.stringify(view))).toEqual(view);
});

test("sizes end at 100 and 200 percent", () => {
  expect(neighbouringSize(100, -1)).toBeUndefined();
  expect(neighbouringSize(100, 1)).toBe(125);
  expect(neighbouringSize(200, 1)).toBeUndefined();
});

test("colours that change before the page listens are shown", () => {
  let isDark = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return isDark && query.includes("dark");
    },
    addEventListener: () => {
      isDark = true;
    },
    removeEventListener: () => undefined,
  }));

  renderHook(() => useFollowedView());

  expect(document.documentElement.dataset.theme).toBe("dark");
});
