// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedOnce, renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { DayChange, PeriodKind, Platform } from "../../platform";
import ScheduleScreen from ".";
import { cancelled, month, months, november, planned } from "./forTests";

function open(meetings = [planned(4), cancelled], more: Partial<Platform> = {}) {
  const changePlannedDay = vi.fn((_series: number, _given: DayChange) => answer(null));
  const putPlannedDayBack = vi.fn((_series: number, _day: string) => answer(null));
  const { said } = renderSaying(<ScheduleScreen />, {
    periodOf: () => answer(month),
    plannedMonths: () => answer(months(meetings)),
    meetingRules: () => answer({ rules: [], series: months([]).series }),
    dayFromText: () => answer(november(11)),
    changePlannedDay,
    putPlannedDayBack,
    ...more,
  });
  return { changePlannedDay, putPlannedDayBack, said };
}

const usual = { venue: "", begins: null, ends: null, rounds: null, note: "" };

test("the calendar has holidays, the day it is, and what is held and what is not", async () => {
  open();
  const calendar = within(await screen.findByRole("table", { name: "令和8年11月の予定表" }));
  expect(calendar.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "日",
    "月",
    "火",
    "水",
    "木",
    "金",
    "土",
  ]);
  const cells = calendar.getAllByRole("cell").map((cell) => cell.textContent);
  expect(cells).toHaveLength(35);
  expect(cells[2]).toBe("令和8年11月3日（火）3文化の日");
  expect(cells[3]).toBe("令和8年11月4日（水）4今日水曜会13:00～17:00公民館");
  expect(cells[17]).toBe("令和8年11月18日（水）18水曜会休会");
  // Told by a frame, and not by red alone.
  const framed = [...document.querySelectorAll("td .red")].map((number) => number.textContent);
  expect(framed).toEqual(["1", "3", "8", "15", "22", "29"]);
});

test("the list counts what is held, and says why a day is not", async () => {
  open();
  const list = within(await screen.findByRole("list", { name: "令和8年11月の開催日（1回）" }));
  const row = within(list.getByRole("button", { name: /11月18日/ }));
  expect(row.getByText("休会（会場の工事）")).toBeTruthy();
  expect(row.queryByText("公民館")).toBeNull();
});

test("a day is called off by keys alone, and the foot says so", async () => {
  const { changePlannedDay, said } = open();
  const button = await screen.findByRole("button", { name: "令和8年11月4日の水曜会を変える" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("どうするか")));
  await userEvent.tab();
  await userEvent.keyboard("台風{Enter}");
  await askedOnce(changePlannedDay, 1, {
    day: november(4),
    kind: "cancelled",
    to: null,
    details: usual,
    reason: "台風",
  });
  await waitFor(() => expect(said).toEqual(["令和8年11月4日の水曜会を書きこみました。"]));
  expect(screen.queryByLabelText("理由")).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute("data-day")).toBe("2026-11-04"));
});

test("a day is moved, to another place and hour; without the day nothing is saved", async () => {
  const { changePlannedDay } = open();
  await userEvent.click(
    await screen.findByRole("button", { name: "令和8年11月4日の水曜会を変える" }),
  );
  await userEvent.selectOptions(screen.getByLabelText("どうするか"), "ほかの日に移す");
  await userEvent.click(screen.getByRole("button", { name: "書きこむ" }));
  expect((await screen.findByRole("alert")).textContent).toBe("日付を入れてください。");
  await userEvent.type(screen.getByLabelText("移す先の日付"), "11/11{Enter}");
  await userEvent.type(screen.getByLabelText("会場"), "会館{Enter}");
  await userEvent.type(screen.getByLabelText("始まり"), "18時半{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "書きこむ" }));
  await waitFor(() => expect(changePlannedDay).toHaveBeenCalledOnce());
  expect(changePlannedDay.mock.lastCall?.[1]).toMatchObject({
    kind: "moved",
    to: november(11),
    details: { ...usual, venue: "会館", begins: "18時半" },
  });
});

test("why a day cannot be added is said beside its box", async () => {
  const problem = { kind: "already_meets", day: "2026-11-11" } as const;
  open([planned(4)], { changePlannedDay: () => Promise.resolve({ ok: false, problem }) });
  await userEvent.click(await screen.findByRole("button", { name: "臨時の開催日を加える" }));
  const box = screen.getByLabelText("日付");
  await userEvent.clear(box);
  await userEvent.type(box, "11/11{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "書きこむ" }));
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
  expect((await screen.findByRole("alert")).textContent).toContain("もう開催日になっています");
});

test("a day that was called off is as usual again by one button", async () => {
  const { putPlannedDayBack, said } = open();
  // What is chosen in the list is looked at, and the keys go on with what can be done with it.
  await userEvent.click(await screen.findByRole("button", { name: /^11月18日/ }));
  expect(document.activeElement?.textContent).toBe("変える");
  await userEvent.click(
    await screen.findByRole("button", { name: "令和8年11月18日の水曜会を変える" }),
  );
  expect(screen.getByLabelText("理由")).toHaveProperty("value", "会場の工事");
  await userEvent.click(screen.getByRole("button", { name: "いつもどおりに戻す" }));
  await waitFor(() => expect(putPlannedDayBack).toHaveBeenCalledExactlyOnceWith(1, "2026-11-18"));
  await waitFor(() =>
    expect(said).toEqual(["令和8年11月18日の水曜会を、いつもどおりに戻しました。"]),
  );
});

test("a club without rules is led to writing one down", async () => {
  open([]);
  await screen.findByText("令和8年11月の開催はありません。");
  await userEvent.click(await screen.findByRole("button", { name: "決まりを書きこむ" }));
  expect(await screen.findByRole("button", { name: "決まりを加える" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /カレンダー用/ })).toBeNull();
});

test("the days are saved for calendar programs from the month that is shown", async () => {
  const saveCalendar = vi.fn(() => answer("/home/開催予定-2026-11.ics"));
  const { said } = open([planned(4)], { saveCalendar });
  await userEvent.click(await screen.findByRole("button", { name: /カレンダー用のファイル/ }));
  expect(saveCalendar).toHaveBeenCalledExactlyOnceWith(
    "2026-11-01",
    "カレンダー用のファイルを保存する場所",
    "カレンダーのファイル",
  );
  await waitFor(() => expect(said).toEqual(["開催日を保存しました：/home/開催予定-2026-11.ics"]));
});

test("the arrows go from day to day, and over the end of the month into the next", async () => {
  const periodOf = vi.fn((_kind: PeriodKind, _day: string | null) => answer(month));
  open([planned(4), cancelled], { periodOf });
  const today = await screen.findByRole("button", { name: /^令和8年11月4日（水）/ });
  expect(today.getAttribute("aria-current")).toBe("date");
  today.focus();
  const here = () => document.activeElement?.getAttribute("data-day");
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(here()).toBe("2026-11-12");
  await userEvent.keyboard("{Home}");
  expect(here()).toBe("2026-11-08");
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(here()).toBe("2026-11-07");
  expect(screen.getByRole("heading", { name: "令和8年11月7日（土）" })).toBeTruthy();
  // One of them is reached by Tab.
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard("{ArrowUp}");
  await waitFor(() => expect(periodOf).toHaveBeenLastCalledWith("month", "2026-10-31"));
});

test("a day is added in the boxes of the day that is chosen", async () => {
  const { changePlannedDay } = open();
  await userEvent.click(await screen.findByRole("button", { name: /^令和8年11月7日（土）/ }));
  await screen.findByText("この日の開催はありません。");
  await userEvent.click(screen.getByRole("button", { name: "臨時の開催日を加える" }));
  expect(screen.getByLabelText("日付")).toHaveProperty("value", "令和8年11月7日");
  await userEvent.click(screen.getByRole("button", { name: "書きこむ" }));
  await waitFor(() => expect(changePlannedDay).toHaveBeenCalledOnce());
  expect(changePlannedDay.mock.lastCall?.[1]).toMatchObject({ day: november(7), kind: "extra" });
});
