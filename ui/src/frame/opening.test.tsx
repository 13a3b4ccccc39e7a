// @vitest-environment jsdom

import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "../parts/inFrame";
import type { Platform } from "../platform";
import { choices, emptyDay } from "../screens/today/forTests";
import { choose, club, frame, hand, show, stubBrowser, typedBox, waitingLater } from "./forTests";

const other = { ...club, name: "青空会", file: "/home/青空会.hanchan" };
const question = () => screen.queryByRole("alertdialog");
const openHandedFile = vi.fn(() => answer(other));
const leaveHandedFile = vi.fn(() => answer(undefined));
const chooseClub = vi.fn(() => answer(other));
const answers: Partial<Platform> = { ...frame, openHandedFile, leaveHandedFile, chooseClub };

beforeEach(() => stubBrowser());

test("the window begins with the club it is told, and no other screen is seen before", async () => {
  show({ ...answers, begin: () => answer({ club: other, others: 2, today: null }) });
  await screen.findByText("読みこんでいます…");
  await screen.findByText("青空会");
  expect(screen.queryByRole("button", { name: "新しい会を作る" })).toBeNull();
  expect(document.title).toBe("青空会 - 半荘帳");
  await screen.findByText(/ほかの2個のファイルは開いていません。/);
});

test("what today shows comes with the club, and is not asked for once more", async () => {
  const dayChoices = vi.fn();
  const dayView = vi.fn();
  const drafts = vi.fn();
  const today = { choices, view: emptyDay, drafts: [] };
  show({
    ...answers,
    dayChoices,
    dayView,
    drafts,
    begin: () => answer({ club, others: 0, today }),
  });
  await screen.findByRole("region", { name: "記録用紙" });
  // The clock alone is still asked for.
  const loading = screen.queryAllByText("読みこんでいます…");
  expect(loading.filter((one) => one.closest(".timer") === null)).toEqual([]);
  expect(dayChoices).not.toHaveBeenCalled();
  expect(dayView).not.toHaveBeenCalled();
  expect(drafts).not.toHaveBeenCalled();
});

test("a club that is opened again is read anew: others may have written it meanwhile", async () => {
  const dayChoices = vi.fn(() => answer(choices));
  const dayView = vi.fn(() => answer(emptyDay));
  const drafts = vi.fn(() => answer([]));
  const opens = vi.fn(() => answer(club)).mockReturnValueOnce(answer(other));
  show({ ...answers, dayChoices, dayView, drafts, chooseClub: opens });
  await screen.findByText("保存済み 14:32");
  await waitFor(() => expect(dayView).toHaveBeenCalledOnce());
  act(() => choose("open"));
  await screen.findByText("青空会");
  await waitFor(() => expect(dayView).toHaveBeenCalledTimes(2));
  act(() => choose("open"));
  await screen.findByText("白樺会");
  await waitFor(() => expect(dayView).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(dayChoices).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(drafts).toHaveBeenCalledTimes(3));
});

test("without a club to begin with, the first screen says where the last one was", async () => {
  const recentClubs = () => answer([{ name: "青空会", file: other.file, there: false }]);
  show({ ...answers, begin: () => answer({ club: null, others: 0, today: null }), recentClubs });
  await screen.findByText(/前に開いた「青空会」が、いまは見つかりません/);
});

test("a half-typed form goes only when the person says so, whichever way the other club comes", async () => {
  show({ ...answers, handedFile: waitingLater(other.file) });
  await screen.findByText("保存済み 14:32");
  const ways: [() => void, string, () => void][] = [
    [hand, "捨てて「青空会.hanchan」を開く", () => expect(openHandedFile).toHaveBeenCalledOnce()],
    [() => choose("open"), "捨てて、別の会を選ぶ", () => expect(chooseClub).toHaveBeenCalledOnce()],
  ];
  for (const [come, leave, opened] of ways) {
    const box = typedBox();
    act(come);
    await screen.findByRole("alertdialog", { name: "入力しかけたものがあります" });
    // A key that was meant for the typing keeps it.
    expect(document.activeElement?.textContent).toBe("このまま入力を続ける");
    await userEvent.keyboard("{Enter}");
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(box);
    act(come);
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeNull();
    expect(openHandedFile.mock.calls.length + chooseClub.mock.calls.length).toBe(
      ways.findIndex(([one]) => one === come),
    );
    act(come);
    await userEvent.click(await screen.findByRole("button", { name: leave }));
    await waitFor(opened);
    await screen.findByText("青空会");
    box.form?.remove();
  }
  // What the person does not want waits no longer.
  expect(leaveHandedFile).toHaveBeenCalledTimes(2);
});

test("nothing is asked about a sheet, which is kept, or a search, or the club that is open", async () => {
  show({ ...answers, handedFile: waitingLater(other.file) });
  await screen.findByText("保存済み 14:32");
  const sheet = typedBox("sheet");
  const search = typedBox();
  search.form?.parentElement?.append(
    Object.assign(document.createElement("div"), { innerHTML: "<div data-search></div>" }),
  );
  document.querySelector("[data-search]")?.append(search.form ?? "");
  act(hand);
  await waitFor(() => expect(openHandedFile).toHaveBeenCalledOnce());
  await screen.findByText("青空会");
  cleanup();
  show({ ...answers, handedFile: waitingLater(club.file), openHandedFile: () => answer(club) });
  await screen.findByText("保存済み 14:32");
  const box = typedBox();
  act(hand);
  await waitFor(() => expect(question()).toBeNull());
  for (const one of [sheet, box]) {
    one.form?.remove();
  }
});

test("of several files one is opened, and that is said", async () => {
  show({ ...answers, handedFile: waitingLater(other.file, 2) });
  await screen.findByText("保存済み 14:32");
  act(hand);
  await screen.findByText(/ほかの2個のファイルは開いていません。/);
});

test("however often the key is pressed, one dialog is open", async () => {
  let chosen: () => void = () => undefined;
  const asked = vi.fn(() =>
    new Promise<void>((resolve) => {
      chosen = resolve;
    }).then(() => answer(null)),
  );
  show({ ...answers, chooseClub: asked });
  await screen.findByText("保存済み 14:32");
  await userEvent.keyboard("{Control>}oo{/Control}");
  expect(asked).toHaveBeenCalledOnce();
  await act(async () => chosen());
  await userEvent.keyboard("{Control>}o{/Control}");
  expect(asked).toHaveBeenCalledTimes(2);
});
