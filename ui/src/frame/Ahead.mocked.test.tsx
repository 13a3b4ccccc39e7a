// @vitest-environment jsdom
import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Ahead } from "./Ahead";
import type { ScreenId } from "./screens";

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));

vi.mock("./useScreen", () => ({
  loadedScreen: (id: ScreenId) => () => {
    drawn.push(id);
    return <p>{id}</p>;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  drawn.length = 0;
  return () => void vi.useRealTimers();
});

test("the largest screens are gone through unseen, and are gone in the end", async () => {
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
});

test.each([
  ["types", () => fireEvent.keyDown(document.body, { key: "1" })],
  ["clicks", () => fireEvent.click(document.body)],
])("whoever %s is not held up: the window is at rest no longer", async (_, disturb) => {
  render(<Ahead current="today" />);
  for (let key = 0; key < 10; key += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    disturb();
  }
  expect(drawn).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(drawn).toContain("results");
  disturb();
  const before = drawn.length;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(drawn).toHaveLength(before);
});
