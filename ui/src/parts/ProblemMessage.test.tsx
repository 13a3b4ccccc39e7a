// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInFrame } from "./inFrame";
import { ProblemMessage } from "./ProblemMessage";

afterEach(cleanup);

test("a problem comes into view, and goes away again where that is answered by a promise", () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const { unmount } = renderInFrame(<ProblemMessage problem={{ kind: "no_club_open" }} />);
  expect(screen.getByRole("alert")).toBeDefined();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(unmount).not.toThrow();
});
