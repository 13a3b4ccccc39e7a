// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ScreenId } from "./screens";
import { useScreen } from "./useScreen";

const { asked, Today, Results, Members } = vi.hoisted(() => ({
  asked: [] as string[],
  Today: () => null,
  Results: () => null,
  Members: () => null,
}));

vi.mock("./screens", () => {
  const entry = (id: string, Screen: () => null) => ({
    id,
    load: () => {
      asked.push(id);
      return Promise.resolve({ default: Screen });
    },
  });
  return {
    screens: [entry("today", Today), entry("results", Results), entry("members", Members)],
  };
});

test("the screen that is wanted comes first, and the others are there before they are", async () => {
  const { result, rerender } = renderHook(({ id }: { id: ScreenId }) => useScreen(id), {
    initialProps: { id: "results" },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe(Results));
  await waitFor(() => expect(asked).toEqual(["results", "today", "members"]));
  // The last of them has been asked for, and comes.
  await act(async () => undefined);
  rerender({ id: "members" });
  expect(result.current).toBe(Members);
  rerender({ id: "today" });
  expect(result.current).toBe(Today);
  expect(asked).toHaveLength(3);
});
