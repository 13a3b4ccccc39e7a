// @vitest-environment jsdom

import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { box, dayWithOne, east, keeping, openToday, scoresOf } from "./forTests";

test("a key in one box draws no other box anew, whatever follows from it", async () => {
  const backend = keeping();
  openToday(backend, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}42");
  await vi.waitFor(() => expect(scoresOf(backend.kept[0]?.draft.sheet)?.[0]).toBe("42"));

  const drawn: Node[] = [];
  const watch = new MutationObserver((changes) => drawn.push(...changes.map((one) => one.target)));
  watch.observe(document.body, { attributes: true, subtree: true });
  await userEvent.keyboard("3");
  await vi.waitFor(() => expect(scoresOf(backend.kept[0]?.draft.sheet)?.[0]).toBe("423"));
  watch.disconnect();
  const boxes = drawn.filter((one) => one instanceof HTMLInputElement);
  expect([...new Set(boxes)]).toEqual([box("東の点数")]);
});
