// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderInFrame } from "../parts/inFrame";
import { Chart } from "./Chart";

afterEach(cleanup);

test("the numbers behind a chart are there as soon as somebody wants to read them off", async () => {
  renderInFrame(<Chart title="累計の推移" svg="<svg/>" numbers={<p>+34.5</p>} />);
  expect(screen.queryByText("+34.5")).toBeNull();
  await userEvent.click(screen.getByText("グラフの数字を表で見る"));
  await screen.findByText("+34.5");
});

test("a chart of many shapes is drawn part by part, in their order", () => {
  const shapes = Array.from({ length: 700 }, (_, at) => `<text x="${at}" y="0">${at}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="図">${shapes.join("")}</svg>`;
  vi.useFakeTimers();
  renderInFrame(<Chart title="順位" svg={svg} />);
  const drawn = () => [...document.querySelectorAll("svg text")].map((one) => one.textContent);
  const isBusy = () => document.querySelector(".paper")?.getAttribute("aria-busy");
  expect([drawn().length, isBusy()]).toEqual([300, "true"]);
  act(() => vi.runAllTimers());
  expect([drawn(), isBusy()]).toEqual([shapes.map((_, at) => String(at)), "false"]);
  vi.useRealTimers();
});
