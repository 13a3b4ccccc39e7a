// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Platform, WorkStep } from "../platform";
import { latestWork, nextWork } from "../work";
import { answer, renderInFrame } from "./inFrame";
import { LongWork } from "./LongWork";

afterEach(cleanup);

test("what is stopped is the work that was asked for last, begun or not, and not the next", async () => {
  const stopWork = vi.fn<Platform["stopWork"]>(() => answer(undefined));
  const work = nextWork("sheets");
  renderInFrame(<LongWork kind="sheets" running />, { workStep: () => answer(null), stopWork });
  await userEvent.click(screen.getByRole("button", { name: "取りやめる" }));
  expect(stopWork).toHaveBeenCalledExactlyOnceWith("sheets", work);
  await screen.findByText("取りやめています…");
  const next = nextWork("sheets");
  expect(next).not.toBe(work);
  await screen.findByText("始めています…");
  await userEvent.click(screen.getByRole("button", { name: "取りやめる" }));
  expect(stopWork).toHaveBeenLastCalledWith("sheets", next);
});

test("work that this page did not ask for can be stopped as well", () => {
  expect(latestWork("half_year")).toBe(latestWork("half_year"));
});

test("people are counted, and a search without number is told in hundredths", async () => {
  const work = (step: WorkStep) =>
    renderInFrame(<LongWork kind="seating" running />, { workStep: () => answer(step) });
  work({ stage: "drawing", done: 12, total: 300 });
  expect(await screen.findByText("12 / 300")).toBeTruthy();
  cleanup();
  work({ stage: "seating", done: 2_039_808, total: 38_016_000 });
  expect(await screen.findByText("5％")).toBeTruthy();
});
