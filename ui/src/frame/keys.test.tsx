// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "../parts/inFrame";
import type { Platform } from "../platform";
import { choose, frame, show, stubBrowser, typedBox } from "./forTests";
import { screenKeys, screens } from "./screens";

const undo = vi.fn(() => answer("correct_member" as const));
const redo = vi.fn(() => answer("correct_member" as const));
const chooseClub = vi.fn(() => answer(null));
const answers: Partial<Platform> = { ...frame, undo, redo, chooseClub };

beforeEach(() => {
  document.execCommand = vi.fn(() => true);
});

async function on(system: string) {
  stubBrowser(system);
  show(answers);
  await screen.findByText("保存済み 14:32");
}

const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;
const sizeNow = () => document.documentElement.dataset.textSize;

test.each([
  ["Win32", "Control", "Meta"],
  ["Linux x86_64", "Control", "Meta"],
  ["MacIntel", "Meta", "Control"],
])("on %s the key with %s gives orders, and no other", async (system, order, other) => {
  await on(system);
  const press = (held: string, key: string) => userEvent.keyboard(`{${held}>}${key}{/${held}}`);
  const isMac = system === "MacIntel";
  for (const { id } of screens) {
    await press(order, screenKeys[id]);
    const spoken = `[aria-keyshortcuts="${order}+${screenKeys[id]}"]`;
    expect(current()).toBe(document.querySelector(spoken)?.textContent);
  }
  // The last has a box that takes letters.
  await press(order, "1");
  await press(order, "z");
  await press(order, "{Shift>}z{/Shift}");
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  await press(order, "y");
  expect(redo).toHaveBeenCalledTimes(isMac ? 1 : 2);
  await press(order, "o");
  expect(chooseClub).toHaveBeenCalledOnce();
  await press(order, "+");
  expect(sizeNow()).toBe("125");
  await press(order, "=");
  await press(order, "-");
  expect(sizeNow()).toBe("125");
  await press(order, "0");
  expect(sizeNow()).toBe("100");

  vi.clearAllMocks();
  const before = current();
  for (const key of ["z", "o", "y", "1", "+"]) {
    await press(other, key);
    await press("Alt", `{${order}>}${key}{/${order}}`);
  }
  expect(undo.mock.calls.length + redo.mock.calls.length + chooseClub.mock.calls.length).toBe(0);
  expect([current(), sizeNow()]).toEqual([before, "100"]);
});

test("no word names a key that the system does not have", async () => {
  for (const [system, right, wrong] of [
    ["Win32", "Ctrl K", "⌘"],
    ["MacIntel", "⌘K", "Ctrl"],
  ] as const) {
    await on(system);
    await userEvent.keyboard(system === "Win32" ? "{Control>}8{/Control}" : "{Meta>}8{/Meta}");
    await waitFor(() => expect(document.body.textContent).toContain(right));
    expect(document.body.innerHTML).not.toContain(wrong);
    cleanup();
  }
});

test("one press undoes once, also where page and menu both hear of it, in whichever order", async () => {
  await on("Win32");
  const key = () => userEvent.keyboard("{Control>}z{/Control}");
  await key();
  act(() => choose("undo"));
  expect(undo).toHaveBeenCalledTimes(1);
  act(() => choose("undo"));
  await key();
  expect(undo).toHaveBeenCalledTimes(2);
  await key();
  await key();
  expect(undo).toHaveBeenCalledTimes(4);
  const box = typedBox();
  await key();
  act(() => choose("undo"));
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith("undo");
  expect(undo).toHaveBeenCalledTimes(4);
  box.form?.remove();
});

test("of the two keys that redo, each is a press of its own, however soon after the other", async () => {
  await on("Win32");
  // By the bar, as some systems bring it, and then by the key that does not stand there.
  act(() => choose("redo"));
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(redo).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("{Control>}y{/Control}");
  expect(redo).toHaveBeenCalledTimes(2);
});

test("a key that is held undoes one entry, and more of what is typed", async () => {
  await on("Win32");
  const held = { key: "z", ctrlKey: true, repeat: true };
  fireEvent.keyDown(document.body, { ...held, repeat: false });
  fireEvent.keyDown(document.body, held);
  fireEvent.keyDown(document.body, held);
  expect(undo).toHaveBeenCalledOnce();
  const box = typedBox();
  for (const _ of [1, 2, 3]) {
    fireEvent.keyDown(box, held);
  }
  expect(document.execCommand).toHaveBeenCalledTimes(3);
  box.form?.remove();
});

test("a key that belongs to Japanese being composed gives no order", async () => {
  await on("Win32");
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ["z", "y", "o", "1"]) {
      const isLeft = fireEvent.keyDown(document.body, { key, ctrlKey: true, ...composing });
      expect(isLeft, key).toBe(true);
    }
  }
  expect(undo.mock.calls.length + redo.mock.calls.length + chooseClub.mock.calls.length).toBe(0);
});

/** What web views do of themselves, such as reloading what is half typed away. */
const ofBrowser = {
  Win32: [
    ...["F1", "F3", "F5", "F7", "BrowserBack", "BrowserRefresh"].map((key) => ({ key })),
    ...["f", "g", "j", "p", "r", "s", "u", "F5", "+", "-", "0"].map((key) => ({
      key,
      ctrlKey: true,
    })),
    { key: "R", ctrlKey: true, shiftKey: true },
    { key: "F5", shiftKey: true },
    { key: "ArrowLeft", altKey: true },
    { key: "ArrowRight", altKey: true },
  ],
  MacIntel: [
    { key: "F5" },
    ...["f", "g", "p", "r", "R", "s"].map((key) => ({ key, metaKey: true })),
  ],
};

/** What belongs to texts and to the system. */
const ofOthers = {
  Win32: [
    ...["c", "x", "v", "a", "ArrowLeft", "Home", "Insert"].map((key) => ({ key, ctrlKey: true })),
    ...["F2", "F10", "F12", "Backspace", "Enter", "r", "ArrowLeft"].map((key) => ({ key })),
    { key: "F4", altKey: true },
  ],
  MacIntel: [
    ...["c", "x", "v", "a", "q", "w", "h", "m", ",", "ArrowLeft"].map((key) => ({
      key,
      metaKey: true,
    })),
    // Keys of every text on a Mac.
    ...["f", "b", "p", "n", "a", "e", "k", "o"].map((key) => ({ key, ctrlKey: true })),
    ...["ArrowLeft", "ArrowRight"].map((key) => ({ key, altKey: true })),
  ],
};

test.each(["Win32", "MacIntel"] as const)("on %s no key is the browser's", async (system) => {
  await on(system);
  const box = typedBox();
  for (const key of ofBrowser[system]) {
    expect(fireEvent.keyDown(box, key), JSON.stringify(key)).toBe(false);
  }
  // Nor is it while Japanese is composed, where the input method leaves the key to the page.
  expect(fireEvent.keyDown(box, { key: "F5", isComposing: true })).toBe(false);
  for (const key of ofOthers[system]) {
    expect(fireEvent.keyDown(box, key), JSON.stringify(key)).toBe(true);
  }
  box.form?.remove();
});

test("the web view's menu is for text boxes, and nothing let go over the page takes its place", async () => {
  await on("Win32");
  const box = typedBox();
  const area = box.form?.appendChild(document.createElement("textarea"));
  const tick = box.form?.appendChild(document.createElement("input"));
  for (const name of ["contextmenu", "dragover", "drop"]) {
    const stays = (target: Element | undefined) =>
      target?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    tick?.setAttribute("type", "checkbox");
    expect([box, area, tick, document.querySelector("h1") ?? undefined].map(stays)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
  box.form?.remove();
});

test("Ctrl+F goes to the screen's own search, where it has one", async () => {
  const members = () => answer([]);
  stubBrowser();
  show({ ...answers, members });
  await screen.findByText("保存済み 14:32");
  const find = () => userEvent.keyboard("{Control>}f{/Control}");
  await userEvent.keyboard("{Control>}5{/Control}");
  await screen.findByRole("heading", { level: 1, name: "予定" });
  const before = document.activeElement;
  await find();
  expect(document.activeElement).toBe(before);
  await userEvent.keyboard("{Control>}3{/Control}");
  const search = await waitFor(() => {
    const box = document.querySelector<HTMLInputElement>("[data-search] input");
    expect(box).not.toBeNull();
    return box;
  });
  await userEvent.type(search ?? document.body, "あお");
  document.querySelector<HTMLElement>("nav button")?.focus();
  await find();
  expect(document.activeElement).toBe(search);
  expect([search?.selectionStart, search?.selectionEnd]).toEqual([0, 2]);
});
