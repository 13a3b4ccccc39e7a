// @vitest-environment jsdom

import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Day } from "../platform";
import { DateBox } from "./DateBox";
import { answer, renderInFrame } from "./inFrame";
import { NumberBox } from "./NumberBox";
import { TextBox } from "./TextBox";
import type { AmountUnit } from "./typed";

afterEach(cleanup);

function TwoBoxes({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("前");
  return (
    <>
      <TextBox
        label="一"
        value={value}
        onChange={(typed) => {
          setValue(typed);
          onChange(typed);
        }}
      />
      <input aria-label="二" />
    </>
  );
}

test("Enter saves the box and goes to the next one, as Tab does", async () => {
  const changed = vi.fn();
  renderInFrame(<TwoBoxes onChange={changed} />);
  await userEvent.type(screen.getByLabelText("一"), "後{Enter}");
  expect(changed).toHaveBeenCalledExactlyOnceWith("前後");
  expect(document.activeElement).toBe(screen.getByLabelText("二"));
});

test("Enter on the last box saves what was just typed, once", async () => {
  const saved = vi.fn();
  function LastBox() {
    const [value, setValue] = useState("前");
    return <TextBox label="一" value={value} onChange={setValue} onEnter={() => saved(value)} />;
  }
  renderInFrame(<LastBox />);
  await userEvent.type(screen.getByLabelText("一"), "後{Enter}");
  expect(saved).toHaveBeenCalledExactlyOnceWith("前後");
});

test("Esc takes back what was typed in the box", async () => {
  const changed = vi.fn();
  renderInFrame(<TwoBoxes onChange={changed} />);
  const box = screen.getByLabelText("一");
  await userEvent.type(box, "後{Escape}");
  expect(box).toHaveProperty("value", "前");
  await userEvent.tab();
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ["within a composition", { isComposing: true, keyCode: 13 }],
  ["confirming it in WebKit", { isComposing: false, keyCode: 229 }],
])("Enter %s neither saves nor moves", (_when, key) => {
  const changed = vi.fn();
  renderInFrame(<TwoBoxes onChange={changed} />);
  const box = screen.getByLabelText("一");
  box.focus();
  fireEvent.change(box, { target: { value: "たかはし" } });
  const enter = createEvent.keyDown(box, { key: "Enter", ...key });
  fireEvent(box, enter);
  expect(changed).not.toHaveBeenCalled();
  expect(enter.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty("value", "たかはし");
});

function Amount({ unit, start }: { unit: AmountUnit; start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberBox label="点数" unit={unit} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

test.each([
  ["points", "４２３００", "42300", "42300", "点"],
  ["hundreds", "ー５３", "-5300", "-53", "百点"],
  ["p", "▲１２．３", "-12300", "-12.3", "P"],
] as const)("in %s %s is %s", async (unit, typed, value, shown, printed) => {
  renderInFrame(<Amount unit={unit} start={null} />);
  const box = screen.getByLabelText("点数");
  await userEvent.type(box, typed);
  expect(box).toHaveProperty("value", typed);
  await userEvent.tab();
  expect(screen.getByText(value, { selector: "output" })).toBeTruthy();
  expect(box).toHaveProperty("value", shown);
  expect(screen.getByText(printed)).toBeTruthy();
});

test("what is no number stays in the box, with how to write it, and can be corrected", async () => {
  renderInFrame(<Amount unit="points" start={30_000} />);
  const box = screen.getByLabelText("点数");
  await userEvent.clear(box);
  await userEvent.type(box, "三万{Tab}");
  expect(box).toHaveProperty("value", "三万");
  expect(screen.getByRole("alert").textContent).toContain("「三万」は数として読めません");
  expect(screen.getByText("null", { selector: "output" })).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, "31000{Tab}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("31000", { selector: "output" })).toBeTruthy();
});

function DayBox() {
  const [day, setDay] = useState<Day | null>(null);
  return (
    <>
      <DateBox label="日付" value={day} onChange={setDay} />
      <output>{day?.iso}</output>
    </>
  );
}

test("a day is read by the backend and shown in the club's calendar with its weekday", async () => {
  const dayFromText = vi.fn(() =>
    answer({ iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" }),
  );
  renderInFrame(<DayBox />, { dayFromText });
  await userEvent.type(screen.getByLabelText("日付"), "11/21{Tab}");
  await screen.findByText("2026-11-21");
  expect(dayFromText).toHaveBeenCalledExactlyOnceWith("11/21");
  expect(screen.getByLabelText("日付")).toHaveProperty("value", "令和8年11月21日");
  expect(screen.getByText("（土）")).toBeTruthy();
});

test("a day outside its era is refused beside the box, where it stays", async () => {
  const typed = "平成38年1月1日";
  const dayFromText = () =>
    Promise.resolve({ ok: false, problem: { kind: "outside_era", typed } } as const);
  renderInFrame(<DayBox />, { dayFromText });
  await userEvent.type(screen.getByLabelText("日付"), `${typed}{Tab}`);
  expect((await screen.findByRole("alert")).textContent).toContain("元号の年ではありません");
  expect(screen.getByLabelText("日付")).toHaveProperty("value", typed);
});
