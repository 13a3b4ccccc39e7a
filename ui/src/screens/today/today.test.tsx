// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { DayChoices, DayTable, DayView, Platform, Sheet, SheetSum } from "../../platform";
import TodayScreen from "./index";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const people = [11, 12, 13, 14].map((number) => ({
  id: number + 100,
  number,
  name: `会員${number}`,
  kana: "",
  unranked: false,
}));

const choices: DayChoices = {
  today: { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" },
  usual_series: 1,
  series: [{ id: 1, name: "水曜会" }],
  usual_rules: 5,
  rule_sets: [
    { id: 5, name: "会のルール", newest: true, winds: "東南西北", asks_last_dealer: false },
  ],
};

const emptyDay: DayView = {
  unit: "P",
  rounds: null,
  present: 0,
  tables: [],
  missing: 0,
  standings: [],
  next: { round: 1, table: "A" },
  first: [],
};

const entered: DayTable = { round: 1, table: "A", hanchan: 3, state: "entered", people };

function open(changes: Partial<Platform> = {}, view = emptyDay, sum: SheetSum = { kind: "right" }) {
  const seat = { unreadable: false, place: null, points: null, total: null };
  renderInFrame(<TodayScreen />, {
    dayChoices: () => answer(choices),
    dayView: () => answer(view),
    memberChoices: (search) => answer(people.filter(({ number }) => String(number) === search)),
    previewSheet: () => answer({ seats: [seat, seat, seat, seat], sum }),
    ...changes,
  });
}

const scores = ["423", "310", "267", "200"];

function scoresOf(given: Sheet | undefined) {
  return given?.seats.map(({ score }) => score);
}

test("a sheet of four by number with all scores typed is saved in 29 keys", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  open({ enterSheet });
  const first = await screen.findByRole("combobox", { name: "東家" });
  expect(document.activeElement).toBe(first);
  const keys = [...people.map(({ number }) => String(number)), ...scores];
  const count = keys.reduce((sum, typed) => sum + typed.length + "⏎".length, 0);
  for (const typed of keys) {
    await userEvent.keyboard(`${typed}{Enter}`);
  }
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(given?.seats.map(({ person }) => person)).toEqual(people.map(({ id }) => id));
  expect(scoresOf(given)).toEqual(scores);
  expect(given).toMatchObject({ day: "2026-11-21", round: 1, table: "A", unit: "hundreds" });
  expect(count).toBeLessThanOrEqual(29);
});

test("the same four again are saved in 18 keys", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  open({ enterSheet }, { ...emptyDay, tables: [entered], next: { round: 2, table: "A" } });
  await screen.findByRole("combobox", { name: "東家" });
  await userEvent.keyboard("{F4}");
  for (const typed of scores) {
    await userEvent.keyboard(`${typed}{Enter}`);
  }
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(given?.seats.map(({ person }) => person)).toEqual(people.map(({ id }) => id));
  expect(scoresOf(given)).toEqual(scores);
  expect(scores.reduce((sum, typed) => sum + typed.length + 1, 1)).toBeLessThanOrEqual(18);
});

test("what was typed stays when it cannot be saved", async () => {
  const enterSheet = () =>
    Promise.resolve({ ok: false, problem: { kind: "disk_full", file: "a.hanchan" } } as const);
  open({ enterSheet }, { ...emptyDay, tables: [entered] });
  await screen.findByRole("combobox", { name: "東家" });
  await userEvent.keyboard("{F4}");
  for (const typed of scores) {
    await userEvent.keyboard(`${typed}{Enter}`);
  }
  expect((await screen.findByRole("alert")).textContent).toContain("いっぱい");
  expect(screen.getByLabelText("東の点数")).toHaveProperty("value", "423");
  expect(screen.getByLabelText("北の点数")).toHaveProperty("value", "200");
  expect(screen.getByRole("combobox", { name: "東家" })).toHaveProperty("value", "11 会員11");
});

test("points that are missing are said in words, and a reason can be written", async () => {
  open({}, emptyDay, { kind: "missing", points: "300" });
  expect(await screen.findByText("あと300点足りません。")).toBeTruthy();
  expect(screen.getByLabelText("合計が合わない理由")).toBeTruthy();
});

test("a club without a series names its first one", async () => {
  const nameSeries = vi.fn(() => answer(1));
  open({
    dayChoices: () => answer({ ...choices, usual_series: null, series: [] }),
    nameSeries,
  });
  await userEvent.type(await screen.findByLabelText("新しいシリーズの名前"), "水曜会{Enter}");
  await waitFor(() => expect(nameSeries).toHaveBeenCalledExactlyOnceWith("水曜会"));
});
