// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { club, frame, show, stubBrowser } from "../frame/forTests";
import { answer } from "../parts/inFrame";
import type { Answer, Platform } from "../platform";
import { pathIn, pathListener, takeUpPath, tasks } from "./path";

beforeEach(() => stubBrowser());

const done = (value: unknown = null): Answer<unknown> => ({ ok: true, value });
const refused = (kind: "points_missing" | "empty_score"): Answer<unknown> => ({
  ok: false,
  problem: kind === "points_missing" ? { kind, points: "300" } : { kind, seat: "東" },
});

test("a task is done by what the program answers, and by nothing else", () => {
  takeUpPath();
  const heard = pathListener();
  const now = () => pathIn(localStorage.getItem("path")).done;
  heard("enterSheet", refused("empty_score"));
  heard("previewSheet", done());
  heard("saveReport", done(null));
  heard("undo", { ok: false, problem: { kind: "nothing_to_undo" } });
  expect(now()).toEqual([]);
  heard("enterSheet", done());
  expect(now()).toEqual(["sheet"]);
  heard("enterSheet", refused("points_missing"));
  heard("enterSheet", refused("points_missing"));
  expect(now()).toEqual(["sheet"]);
  heard("enterSheet", done());
  expect(now()).toEqual(["sheet", "sum"]);
  heard("undo", done("enter_hanchan"));
  heard("backUp", done());
  expect(now()).toEqual(["sheet", "sum", "undo", "backup"]);
  heard("saveReport", done("/report.pdf"));
  expect(now()).toEqual(tasks);
  takeUpPath();
  expect(now()).toEqual([]);
});

test.each(["", "null", "[]", '{"isOn":1,"done":"x"}', '{"isOn":true,"done":["undo","other"]}'])(
  "whatever is stored is read: %s",
  (stored) => {
    const { isOn, done: kept } = pathIn(stored);
    expect({ isOn, kept }).toEqual(
      stored.includes("other") ? { isOn: true, kept: ["undo"] } : { isOn: false, kept: [] },
    );
  },
);

const sample = { ...club, name: "見本の会", file: "/sample.hanchan", sample: true };
const answers: Partial<Platform> = {
  ...frame,
  undo: () => answer("enter_hanchan" as const),
  searchKeys: (typed) => answer([typed]),
  memberChoices: () => answer([]),
};

test("it is begun from the manual's contents on the sample club, left, and taken up again", async () => {
  const openSampleClub = vi.fn(() => answer(sample));
  show({ ...answers, openSampleClub });
  await screen.findByText("保存済み 14:32");
  const begin = async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await screen.findByRole("combobox", { name: "さがす" }), "tebiki{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: /^はじめての15分/ }));
  };
  await begin();
  await waitFor(() => expect(openSampleClub).toHaveBeenCalledOnce());
  await screen.findByText("5つのうち0つ終わり");
  await userEvent.keyboard("{Control>}z{/Control}");
  await screen.findByText("5つのうち1つ終わり");
  await userEvent.click(screen.getByRole("button", { name: "やめる" }));
  expect(screen.queryByText("5つのうち1つ終わり")).toBeNull();
  await begin();
  await screen.findByText("5つのうち1つ終わり");
});

test("what is done in a club of one's own is no task", async () => {
  takeUpPath();
  show(answers);
  await screen.findByText("保存済み 14:32");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(pathIn(localStorage.getItem("path")).done).toEqual([]);
  expect(screen.queryByRole("region", { name: "はじめての15分" })).toBeNull();
});
