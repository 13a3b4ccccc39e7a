// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, backend, renderInFrame } from "../parts/inFrame";
import type { Platform, WireFinding } from "../platform";
import {
  frame as answers,
  choose,
  club,
  hand,
  show as showWith,
  stubBrowser,
  typedBox,
  waitingLater,
} from "./forTests";
import { SideState } from "./SideState";
import { screenKeys, screens } from "./screens";

const undo = vi.fn(() => answer("correct_member" as const));
const redo = vi.fn(() =>
  Promise.resolve({ ok: false, problem: { kind: "nothing_to_redo" } } as const),
);
const frame: Partial<Platform> = { ...answers, undo, redo };
const show = (commands = frame) => showWith(commands);

beforeEach(() => stubBrowser());

const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;

test("the bar says which file is open by its name, and not by its folders", async () => {
  show();
  const name = await screen.findByText("白樺会.hanchan");
  expect(name.title).toBe(club.file);
  expect(screen.queryByText(club.file)).toBeNull();
});

test("the key of each screen goes to it", async () => {
  show();
  await screen.findByRole("navigation");
  for (const { id } of [...screens].reverse()) {
    await userEvent.keyboard(`{Control>}${screenKeys[id]}{/Control}`);
    const button = document.querySelector(`[aria-keyshortcuts="Control+${screenKeys[id]}"]`);
    expect(current()).toBe(button?.textContent);
  }
});

test("Ctrl+Z takes back and says what; with Shift it says that there is nothing to redo", async () => {
  show();
  await screen.findByText("保存済み 14:32");
  await userEvent.keyboard("{Control>}z{/Control}");
  await screen.findByText("会員の訂正を元に戻しました。");
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await screen.findByText(/やり直すものはありません。/);
  expect(undo).toHaveBeenCalledOnce();
  expect(redo).toHaveBeenCalledOnce();
});

test("what takes long says that it works until it is done", async () => {
  let done: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    done = resolve;
  });
  const clubStatus = () => asked.then(() => answer({ savedAt: "14:32", notices: [] }));
  renderInFrame(
    <SideState unsaved={0} said="" onUndo={() => undefined} onRedo={() => undefined} />,
    backend({ ...frame, clubStatus }),
  );
  await screen.findByText("読みこんでいます…");
  done();
  await screen.findByText("保存済み 14:32");
  await waitFor(() => expect(screen.queryByText("読みこんでいます…")).toBeNull());
  cleanup();
  show({ ...frame, undo: () => asked.then(() => new Promise<never>(() => undefined)) });
  await screen.findByText("保存済み 14:32");
  await userEvent.keyboard("{Control>}z{/Control}");
  await screen.findByText("元に戻しています…");
});

test("the foot does not say that all is well while a sheet is not saved or a place is away", async () => {
  const second = { folder: "/media/stick", isThere: false, ofSystem: null, last: null };
  const at = { day: { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" }, time: "18:00" };
  const latest = { ...at, key: "2026-11-21T18:00:00", file: "/books/a", hasChecksum: true };
  const foot = (unsaved: number) =>
    renderInFrame(
      <SideState unsaved={unsaved} said="" onUndo={() => undefined} onRedo={() => undefined} />,
      backend({
        clubStatus: () => answer({ savedAt: null, notices: [] }),
        backups: () =>
          answer({ file: club.file, ownFolder: "/books", second, latestFirst: [latest] }),
      }),
    );
  foot(0);
  await screen.findByText("変更なし");
  await screen.findByText("控え 令和8年11月21日 18:00");
  await screen.findByText("控えのもうひとつの置き場所が見つかりません");
  expect(screen.queryByText(/保存していない/)).toBeNull();
  cleanup();
  foot(1);
  await screen.findByText("未保存の用紙 1枚");
  await screen.findByText("控え 令和8年11月21日 18:00");
  expect(screen.queryByText("変更なし")).toBeNull();
});

test("Ctrl+Z in something typed is the box's own, from the keyboard and from the menu", async () => {
  show();
  await screen.findByText("保存済み 14:32");
  typedBox();
  document.execCommand = vi.fn(() => true);
  await userEvent.keyboard("{Control>}z{/Control}");
  act(() => choose("redo"));
  expect(undo).not.toHaveBeenCalled();
  expect(redo).not.toHaveBeenCalled();
  expect(vi.mocked(document.execCommand).mock.calls).toEqual([["undo"], ["redo"]]);
});

test("the menu undoes, and shows what others made", async () => {
  show();
  await screen.findByText("保存済み 14:32");
  act(() => choose("undo"));
  await screen.findByText("会員の訂正を元に戻しました。");
  act(() => choose("about"));
  await screen.findByText("半荘帳 0.1.0");
  await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
  expect(screen.queryByText("半荘帳 0.1.0")).toBeNull();
});

test("the menu changes the language, and back again", async () => {
  show();
  await screen.findByText("保存済み 14:32");
  act(() => choose("language"));
  await screen.findByText("Saved 14:32");
  expect(document.documentElement.lang).toBe("en");
  act(() => choose("language"));
  await screen.findByText("保存済み 14:32");
  expect(document.documentElement.lang).toBe("ja");
});

test("the sample club is marked on every screen, another club on none", async () => {
  show({
    ...frame,
    begin: () => answer({ club: { ...club, sample: true }, others: 0, today: null }),
  });
  await screen.findByText(/^見本の会。/);
  for (const { id } of screens) {
    await userEvent.keyboard(`{Control>}${screenKeys[id]}{/Control}`);
    expect(screen.getByText(/^見本の会。/)).toBeTruthy();
  }
  cleanup();
  show();
  await screen.findByRole("navigation");
  expect(screen.queryByText(/^見本の会。/)).toBeNull();
});

test("a club that could not be opened is opened again, or left for the first screen", async () => {
  const openClubAgain = vi
    .fn<Platform["openClubAgain"]>()
    .mockReturnValueOnce(
      Promise.resolve({ ok: false, problem: { kind: "missing_file", file: club.file } }),
    )
    .mockReturnValueOnce(answer(club));
  const begin: Platform["begin"] = () =>
    Promise.resolve({ ok: false, problem: { kind: "missing_file", file: club.file } });
  show({ ...frame, begin, openClubAgain });
  await userEvent.click(await screen.findByRole("button", { name: "もう一度開く" }));
  await screen.findByText("もう一度試しましたが、まだ開けません。");
  await userEvent.click(screen.getByRole("button", { name: "もう一度開く" }));
  await screen.findByText("白樺会.hanchan");
  cleanup();
  show({ ...frame, begin });
  await userEvent.click(await screen.findByRole("button", { name: "はじめの画面に戻る" }));
  await screen.findByRole("button", { name: "新しい会を作る" });
});

test("each file that is opened is looked over, and only its own notices are shown", async () => {
  const clubStatus = vi
    .fn<Platform["clubStatus"]>()
    .mockReturnValueOnce(
      answer({ savedAt: null, notices: [{ kind: "kept_alike", service: "Dropbox" }] }),
    )
    .mockReturnValue(answer({ savedAt: null, notices: [] }));
  const other = { ...club, name: "青空会", file: "/home/青空会.hanchan" };
  let finish: (found: WireFinding[]) => void = () => undefined;
  const checkClub = vi
    .fn<Platform["checkClub"]>()
    .mockReturnValueOnce(
      new Promise<WireFinding[]>((resolve) => {
        finish = resolve;
      }).then(answer),
    )
    .mockReturnValueOnce(answer([]));
  const handedFile = waitingLater(other.file);
  const openHandedFile = () => answer(other);
  show({
    ...frame,
    handedFile,
    openHandedFile,
    checkClub,
    clubStatus,
  });
  await screen.findByText(/Dropboxのフォルダーにあります/);
  await waitFor(() => expect(checkClub).toHaveBeenCalledOnce());
  act(hand);
  await screen.findByText("青空会");
  await waitFor(() => expect(checkClub).toHaveBeenCalledTimes(2));
  finish([{ kind: "damaged", detail: "row 3" }]);
  await act(() => checkClub.mock.results[0]?.value);
  expect(document.querySelector(".opening-note")).toBeNull();
});

test("what is noticed as the same file is opened anew is told", async () => {
  const clubStatus = vi
    .fn<Platform["clubStatus"]>()
    .mockReturnValueOnce(answer({ savedAt: null, notices: [] }))
    .mockReturnValue(
      answer({
        savedAt: null,
        notices: [{ kind: "set_aside", left: "a-journal", kept: "/a-kept" }],
      }),
    );
  const openHandedFile = () => answer(club);
  const handedFile = waitingLater(club.file);
  show({ ...frame, handedFile, openHandedFile, checkClub: () => answer([]), clubStatus });
  await screen.findByText("白樺会.hanchan");
  expect(document.querySelector(".opening-note")).toBeNull();
  act(hand);
  await screen.findByText(/「\/a-kept」にとってあります/);
});

test("what is found in a file leads to the screen with its backups", async () => {
  const found: WireFinding[] = [{ kind: "damaged", detail: "row 3" }];
  show({ ...frame, checkClub: () => answer(found) });
  await userEvent.click(await screen.findByRole("button", { name: "控えを見る（データと設定）" }));
  expect(current()).toBe("データと設定");
  screen.getByRole("alert");
});

test("a file that is handed to the window is opened, or the page says why not", async () => {
  const other = { ...club, name: "青空会", file: "/home/青空会.hanchan" };
  const openHandedFile = vi
    .fn<Platform["openHandedFile"]>()
    .mockReturnValueOnce(answer(other))
    .mockReturnValueOnce(
      Promise.resolve({ ok: false, problem: { kind: "file_in_use", file: "c.hanchan" } }),
    );
  show({ ...frame, handedFile: waitingLater(other.file), openHandedFile });
  await screen.findByText("白樺会");
  act(hand);
  await screen.findByText("青空会");
  act(hand);
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("ほかの半荘帳で開いています"),
  );
});
