// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { choose, frame, show, stubBrowser } from "../frame/forTests";
import { answer } from "../parts/inFrame";
import type { Platform } from "../platform";
import { loadManual } from "./manual";

const manual = await loadManual();
const titleOf = (place: string) =>
  manual.pages.find(({ opens }) => opens.includes(place))?.title.ja ?? "";

/** As the backend folds what is typed, and reads romaji. */
const searchKeys: Platform["searchKeys"] = (typed) =>
  answer(typed === "uma" ? ["uma", "うま"] : [typed]);
const answers: Partial<Platform> = { ...frame, searchKeys };

beforeEach(() => stubBrowser());

async function open(commands: Partial<Platform> = {}) {
  show({ ...answers, ...commands });
  await screen.findByText("保存済み 14:32");
}

const manualPane = () => screen.findByRole("complementary", { name: "手引き" });
const focused = () => document.activeElement?.textContent;

test("F1 opens the page for the screen, takes the keys there, and Esc gives them back", async () => {
  await open();
  const before = screen.getByRole("button", { name: "成績" });
  before.focus();
  await userEvent.keyboard("{F1}");
  await waitFor(() => expect(focused()).toBe(titleOf("today")));
  // Once more: back to the work, and the page stays to be read.
  await userEvent.keyboard("{F1}");
  expect(document.activeElement).toBe(before);
  await manualPane();
  await userEvent.keyboard("{F1}");
  await waitFor(() => expect(focused()).toBe(titleOf("today")));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("complementary", { name: "手引き" })).toBeNull();
  expect(document.activeElement).toBe(before);
});

test("the key and the menu bar are one press", async () => {
  await open();
  fireEvent.keyDown(document.body, { key: "F1" });
  choose("manual");
  await waitFor(() => expect(focused()).toBe(titleOf("today")));
});

test("what is looked for is found by kana and romaji, opened, and there again on the way back", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: /^手引き/ }));
  const pane = within(await manualPane());
  await userEvent.click(pane.getByRole("button", { name: "目次" }));
  const box = await pane.findByRole("textbox", { name: "手引きの中をさがす" });
  await userEvent.type(box, "uma");
  await pane.findByText("ウマ");
  const title = manual.pages.find(({ terms }) => terms.includes("uma"))?.title.ja ?? "";
  await userEvent.click(pane.getByRole("button", { name: title }));
  await pane.findByRole("heading", { name: title });
  await userEvent.click(pane.getByRole("button", { name: "戻る" }));
  await waitFor(() => expect(pane.getByRole("textbox")).toHaveProperty("value", "uma"));
  // Esc empties the box, and closes nothing.
  await userEvent.click(pane.getByRole("textbox"));
  await userEvent.keyboard("{Escape}");
  await pane.findByRole("button", { name: /^はじめての15分/ });
});

test("さがす finds pages and terms of the manual", async () => {
  await open({ memberChoices: () => answer([]) });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox", { name: "さがす" }), "ウマ");
  const found = await screen.findByRole("option", { name: /^ウマ / });
  await userEvent.pointer({ target: found, keys: "[MouseLeft]" });
  const pane = within(await manualPane());
  expect((await pane.findAllByText("ウマ")).length).toBeGreaterThan(0);
});

test("before a club is open it is there as well", async () => {
  show({
    ...answers,
    begin: () => answer({ club: null, others: 0, today: null }),
    recentClubs: () => answer([]),
    presetChoices: () => answer([]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "手引き" }));
  await manualPane();
});

const about = (version: string): Partial<Platform> => ({
  about: () => answer({ version, made: null, licence: "MIT", releasePage: null }),
});

test("after an update what is new is told once, and the keys stay where they are", async () => {
  localStorage.setItem("started", "0.0.9");
  await open(about("0.1.0"));
  const pane = within(await manualPane());
  await pane.findByText("半荘帳 0.0.9 からの、会で使うときのちがいです。");
  expect(document.activeElement?.closest(".manual-pane")).toBeNull();
  expect(localStorage.getItem("started")).toBe("0.1.0");
});

test.each([
  ["a first start", null],
  ["the same version", "0.1.0"],
  ["one that is newer", "0.2.0"],
])("of %s nothing is told", async (_, before) => {
  if (before !== null) {
    localStorage.setItem("started", before);
  }
  const asked = vi.fn(about("0.1.0").about);
  await open({ about: asked });
  await waitFor(() => expect(localStorage.getItem("started")).toBe("0.1.0"));
  expect(screen.queryByRole("complementary", { name: "手引き" })).toBeNull();
});
