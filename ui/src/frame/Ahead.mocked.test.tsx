// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Ahead } from "./Ahead";
import type { ScreenId } from "./screens";

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));

vi.mock("./useScreen", () => ({
  loadedScreen: (id: ScreenId) => () => {
    drawn.push(id);
    return <p>{id}</p>;
  },
}));

test("the largest screens are gone through unseen, and are gone in the end", async () => {
  vi.useFakeTimers();
  const { container } = render(<Ahead current="today" />);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(drawn).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(drawn).toContain("results");
  expect(container.querySelector("p")?.style.display).toBe("none");
  for (let rest = 0; rest < 10; rest += 1) {
    await act(() => vi.advanceTimersByTimeAsync(600));
  }
  expect(new Set(drawn)).toEqual(new Set(["results", "members"]));
  expect(container.childElementCount).toBe(0);
  vi.useRealTimers();
});
