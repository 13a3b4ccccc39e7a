// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { club } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { SessionDetails, Sheet } from "../../platform";
import { keptCompetition } from "../competition/kept";
import {
  choices,
  dayWithOne,
  emptyDay,
  keeping,
  openToday,
  people,
  scores,
  scoresOf,
} from "./forTests";
import { keepDay, keptDay } from "./keptDay";

/** What the backend is still busy with, until the test says so. */
function held() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const notHeld: SessionDetails = {
  isThere: false,
  venue: "",
  note: "",
  rounds: null,
  usual: null,
  planned: null,
  came: 0,
  sheets: [],
};

/** Types each text with Enter after it, and counts the keys. */
async function enter(texts: readonly string[]): Promise<number> {
  let keys = 0;
  for (const typed of texts) {
    await userEvent.keyboard(`${typed}{Enter}`);
    keys += typed.length + 1;
  }
  return keys;
}

const numbers = people.map(({ number }) => String(number));
// Who won, from whom, how high: from a seat to a seat, and by tsumo.
const ron = ["1", "3", "1"];
const tsumo = ["2", "", "2"];

async function sheet() {
  const first = await screen.findByRole("combobox", { name: "東家" });
  await waitFor(() => expect(document.activeElement).toBe(first));
}

test("a sheet of four by number with all scores typed is saved in 29 keys", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  openToday({ enterSheet });
  await sheet();
  const keys = await enter([...numbers, ...scores]);
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(given?.seats.map(({ person }) => person)).toEqual(people.map(({ id }) => id));
  expect(scoresOf(given)).toEqual(scores);
  expect(given).toMatchObject({ day: "2026-11-21", round: 1, table: "A", unit: "hundreds" });
  expect(given?.hands).toEqual([]);
  expect(keys).toBeLessThanOrEqual(29);
});

test("the same four again are saved in 18 keys", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  openToday({ enterSheet }, dayWithOne);
  await sheet();
  await userEvent.keyboard("{F4}");
  const keys = 1 + (await enter(scores));
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(given?.seats.map(({ person }) => person)).toEqual(people.map(({ id }) => id));
  expect(scoresOf(given)).toEqual(scores);
  expect(keys).toBeLessThanOrEqual(18);
});

test("each mangan hand is 6 keys more, and is saved together with the sheet", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  openToday({ enterSheet }, dayWithOne);
  await sheet();
  await userEvent.keyboard("{F4}");
  // F6 in place of the last Enter; and Enter on the empty line, which saves.
  let keys = 1 + (await enter(scores.slice(0, 3)));
  await userEvent.keyboard(`${scores[3]}{F6}`);
  keys += (scores[3] ?? "").length + 1;
  for (const hand of [ron, tsumo]) {
    const winner = screen.getByLabelText("和了");
    await waitFor(() => expect(document.activeElement).toBe(winner));
    expect(await enter(hand)).toBeLessThanOrEqual(6);
  }
  keys += 6 + 6 + 1;
  expect(enterSheet).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(scoresOf(given)).toEqual(scores);
  expect(given?.hands.map(({ winner, loser, level }) => [winner, loser, level])).toEqual([
    ron,
    tsumo,
  ]);
  expect(keys).toBeLessThanOrEqual(18 + 2 * 6);
});

test("what was typed stays when it cannot be saved", async () => {
  const enterSheet = () =>
    Promise.resolve({ ok: false, problem: { kind: "disk_full", file: "a.hanchan" } } as const);
  openToday({ enterSheet }, dayWithOne);
  await sheet();
  await userEvent.keyboard("{F4}");
  await enter(scores);
  expect((await screen.findByRole("alert")).textContent).toContain("いっぱい");
  expect(screen.getByLabelText("東の点数")).toHaveProperty("value", "423");
  expect(screen.getByLabelText("北の点数")).toHaveProperty("value", "200");
  expect(screen.getByRole("combobox", { name: "東家" })).toHaveProperty("value", "11 会員11");
});

test("points that are missing are said in words, and a reason can be written", async () => {
  openToday({}, emptyDay, { kind: "missing", points: "2,000", sticks: 2 });
  const sum = await screen.findByText(/^あと2,000点足りません。/);
  expect(sum.closest(".sumline")?.textContent).toContain("供託が2本あれば合います。");
  await userEvent.click(screen.getByRole("button", { name: "理由を書いて保存" }));
  expect(screen.getByLabelText("合計が合わない理由")).toBeTruthy();
});

test("a look at the sample club begins with its last day, which stays open", async () => {
  const lastDay = { iso: "2025-09-27", shown: "令和7年9月27日", weekday: "土" };
  const last = { day: lastDay, series: choices.series[0]?.id ?? (1 as never) };
  const dayView = vi.fn(() => answer(dayWithOne));
  const commands = { dayChoices: () => answer({ ...choices, last }), dayView };
  openToday(commands, emptyDay, undefined, { club: { ...club, sample: true } });
  expect(await screen.findByText("今日に戻る")).toBeTruthy();
  expect(dayView).toHaveBeenLastCalledWith("2025-09-27", last.series);
  expect(keptDay(club.file, choices.today.iso)?.day).toEqual(lastDay);
  cleanup();
  openToday(commands, emptyDay, undefined, { club: { ...club, file: "own.hanchan" } });
  await waitFor(() => expect(dayView).toHaveBeenLastCalledWith(choices.today.iso, last.series));
});

test("a club without a series names its first one", async () => {
  const nameSeries = vi.fn(() => answer(1));
  openToday({
    dayChoices: () => answer({ ...choices, usualSeries: null, series: [] }),
    nameSeries,
  });
  const name = await screen.findByLabelText("いつもの集まりの名前");
  expect(document.activeElement).toBe(name);
  expect(screen.queryByLabelText("日付")).toBeNull();
  // Leaving the box makes no series of a slip of the finger.
  await userEvent.keyboard("水曜{Tab}");
  expect(nameSeries).not.toHaveBeenCalled();
  await userEvent.type(name, "会");
  await userEvent.click(screen.getByRole("button", { name: "この名前で始める" }));
  await waitFor(() => expect(nameSeries).toHaveBeenCalledExactlyOnceWith("水曜会"));
});

test("tables are not all in while those present fill another of the round", async () => {
  openToday({}, { ...dayWithOne, next: { round: 1, table: "B" } });
  expect(await screen.findByText("次はB卓")).toBeTruthy();
  expect(screen.queryByText("すべて入力済み")).toBeNull();
});

test("a new round leaves those before it all in", async () => {
  openToday({}, dayWithOne);
  expect(await screen.findByText("すべて入力済み")).toBeTruthy();
});

test("seats of a competition's day are not drawn here, but where the competition is played", async () => {
  openToday({}, { ...emptyDay, competition: 3 });
  await userEvent.click(await screen.findByRole("button", { name: /^席決め/ }));
  expect(screen.queryByRole("button", { name: "席を引く" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "「水曜会」の進行を開く" }));
  expect(keptCompetition("")).toEqual({ id: 3, part: "play" });
});

test("a competition's day whose sheets are all in asks for no further sheet", async () => {
  openToday({}, { ...dayWithOne, competition: 3, next: null });
  await userEvent.click(await screen.findByRole("button", { name: "「水曜会」の進行を開く" }));
  expect(screen.queryByLabelText("東家")).toBeNull();
  expect(keptCompetition("")).toEqual({ id: 3, part: "play" });
});

test("the table for whose sheet the day was opened has its sheet in hand, once", async () => {
  const opened = { day: choices.today, series: 1 };
  keepDay("", choices.today.iso, { ...opened, sheet: { round: 1, table: "B" } });
  const tables = dayWithOne.tables.flatMap((entered) =>
    ["A", "B"].map((table) => ({ ...entered, table, hanchan: null, state: "missing" as const })),
  );
  openToday({}, { ...emptyDay, tables });
  expect(await screen.findByRole("heading", { name: "1回戦 B卓の入力" })).toBeTruthy();
  expect(keptDay("", choices.today.iso)).toEqual({ ...opened, sheet: null });
});

/** What is behind the day: its box first. */
async function dayBox() {
  await userEvent.click(await screen.findByRole("button", { name: /11月21日/ }));
  return screen.findByLabelText<HTMLInputElement>("日付");
}

test("a sheet that comes late takes the focus only from what is not typed in", async () => {
  for (const takes of [false, true]) {
    const late = held();
    const page = openToday({
      dayView: () => late.promise.then(() => answer(emptyDay)),
      sessionDetails: () => late.promise.then(() => answer(notHeld)),
    });
    const other = takes ? await screen.findByRole("button", { name: /^入力/ }) : await dayBox();
    other.focus();
    late.resolve();
    const first = await screen.findByRole("combobox", { name: "東家", hidden: true });
    expect(document.activeElement).toBe(takes ? first : other);
    page.unmount();
  }
});

test("a half-typed sheet that comes late leaves the keys where somebody types", async () => {
  const backend = keeping();
  const left = openToday(backend, dayWithOne);
  await sheet();
  await userEvent.keyboard("{F4}423{Enter}");
  await waitFor(() => expect(backend.kept).toHaveLength(1));
  left.unmount();

  const late = held();
  const drafts = () => late.promise.then(() => answer([...backend.kept]));
  const sessionDetails = () => answer(notHeld);
  openToday({ ...backend, drafts, sessionDetails }, dayWithOne);
  const day = await dayBox();
  await userEvent.type(day, "12");
  late.resolve();
  expect(await screen.findByRole("combobox", { name: "東家", hidden: true })).toHaveProperty(
    "value",
    "11 会員11",
  );
  expect(document.activeElement).toBe(day);
  expect(day.value).toContain("12");
});
