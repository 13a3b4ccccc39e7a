// @vitest-environment jsdom

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { club as common } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { KeptBackup, Platform } from "../../platform";
import { KeptBackups } from "./KeptBackups";

const club = { ...common, file: "/books/白樺会.hanchan" };

function backup(time: string, state: KeptBackup["state"]): KeptBackup {
  return {
    file: `/usb/白樺会-${time}.hanchan`,
    club: "白樺会",
    day: { iso: "2026-11-20", shown: "令和8年11月20日", weekday: "金" },
    time,
    state,
    restored: "/books/白樺会.hanchan",
  };
}

const contents = { club: "白樺会", members: 15, sessions: 24, lastDay: null };

test("the newest good backup is offered with what is in it, and put back and opened", async () => {
  const restoreKeptBackup = vi.fn<Platform["restoreKeptBackup"]>(() => answer(club));
  const opened = vi.fn();
  const kept = [
    backup("12:00", "damaged"),
    backup("11:00", "newest_good"),
    backup("10:00", "older"),
  ];
  renderInFrame(<KeptBackups club={club.file} onOpened={opened} />, {
    keptBackups: () => answer({ folders: [{ folder: "/usb", isThere: true }], latestFirst: kept }),
    lookIntoKeptBackup: () => answer(contents),
    restoreKeptBackup,
  });
  expect(await screen.findByText("15人")).toBeDefined();
  const others = within(
    (await screen.findByText("ほかの控え（2）")).closest("details") ?? document.body,
  );
  expect(others.getByText(/壊れています/)).toBeDefined();
  expect(others.getAllByRole("button", { name: /この控えから会を戻す$/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /11:00 この控えから会を戻す$/ }));
  expect(restoreKeptBackup).toHaveBeenCalledExactlyOnceWith("/usb/白樺会-11:00.hanchan");
  expect(opened).toHaveBeenCalledExactlyOnceWith({ ok: true, value: club });
});

test("a folder that is not there is named, and another one can be shown", async () => {
  const chooseKeptFolder = vi.fn<Platform["chooseKeptFolder"]>(() => answer(null));
  renderInFrame(<KeptBackups club={null} onOpened={() => undefined} />, {
    keptBackups: () => answer({ folders: [{ folder: "/usb", isThere: false }], latestFirst: [] }),
    chooseKeptFolder,
  });
  expect((await screen.findByText(/いまは見つかりません/)).textContent).toContain("/usb");
  await userEvent.click(screen.getByRole("button", { name: "控えのあるフォルダーを選ぶ" }));
  expect(chooseKeptFolder).toHaveBeenCalledOnce();
});
