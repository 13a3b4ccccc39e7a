// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ErasureShown, MemberEntry, Platform } from "../../platform";
import { DeletedMembers } from "./DeletedMembers";
import { EraseMember } from "./EraseMember";
import { member } from "./sample";

const gone: MemberEntry = { ...member, joined: null, gone: true };

const shown: ErasureShown = {
  erased: false,
  remarks: 2,
  reasons: 0,
  handNotes: 1,
  mentions: [
    { table: "session", record: "2026-04-01 水曜会", field: "note", text: "𠮷田髙子さんの喜寿" },
  ],
};

const ignored = () => undefined;

test("what goes, what stays and what cannot be undone is said before anything is erased", async () => {
  const eraseMember = vi.fn<Platform["eraseMember"]>(() => answer(null));
  const say = vi.fn();
  renderInFrame(
    <EraseMember member={gone} onClose={ignored} />,
    { previewErasure: () => answer(shown), eraseMember },
    { say },
  );
  await screen.findByText(/言葉2件、調整の理由0件、和了の備考1件/);
  expect(screen.getByText(/𠮷田髙子さんの喜寿/).textContent).toContain(
    "開催日「2026-04-01 水曜会」",
  );
  expect(screen.getByText(/古い控えとファイルを捨ててください/)).toBeDefined();
  const begin = { name: "12 𠮷田 髙子 個人の情報を消す" };
  await userEvent.click(screen.getByRole("button", begin));
  expect(screen.getByRole("alert").textContent).toContain("戻せません");
  await userEvent.keyboard("{Enter}");
  expect(eraseMember, "Enter leaves them").not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", begin));
  await userEvent.click(screen.getByRole("button", { name: /戻せないように消す$/ }));
  expect(eraseMember).toHaveBeenCalledExactlyOnceWith(7);
  expect(say.mock.lastCall?.[0]).toContain("番号12の個人の情報を消しました。");
});

test("of whoever was erased, only the gaps of the file can be cleared once more", async () => {
  const eraseMember = vi.fn<Platform["eraseMember"]>(() => answer(null));
  renderInFrame(<EraseMember member={gone} onClose={ignored} />, {
    previewErasure: () => answer({ ...shown, erased: true, mentions: [] }),
    eraseMember,
  });
  await screen.findByText("個人の情報は消してあります。");
  await userEvent.click(screen.getByRole("button", { name: /もう一度消す$/ }));
  expect(eraseMember).toHaveBeenCalledExactlyOnceWith(7);
});

test("a full disk leaves everything and says so", async () => {
  const problem = { kind: "disk_full", file: "白樺会.hanchan" } as const;
  renderInFrame(<EraseMember member={gone} onClose={ignored} />, {
    previewErasure: () => answer(shown),
    eraseMember: () => Promise.resolve({ ok: false, problem }),
  });
  await userEvent.click(await screen.findByRole("button", { name: /個人の情報を消す$/ }));
  await userEvent.click(screen.getByRole("button", { name: /戻せないように消す$/ }));
  await screen.findByText(/場所がいっぱい/);
});

test("who was deleted is erased by number", async () => {
  const eraseDeletedMember = vi.fn<Platform["eraseDeletedMember"]>(() => answer(null));
  renderInFrame(<DeletedMembers onClose={ignored} />, {
    deletedMembers: () => answer([{ number: 8, name: "佐藤", kana: "さとう", erased: false }]),
    eraseDeletedMember,
  });
  await screen.findByText("消した人（1人）");
  await userEvent.click(await screen.findByRole("button", { name: "8 佐藤 個人の情報を消す" }));
  await userEvent.click(screen.getByRole("button", { name: /^8 佐藤さんの情報を/ }));
  expect(eraseDeletedMember).toHaveBeenCalledExactlyOnceWith(8);
});

test("who was deleted and erased is erased once more, but not brought back", async () => {
  const eraseDeletedMember = vi.fn<Platform["eraseDeletedMember"]>(() => answer(null));
  renderInFrame(<DeletedMembers onClose={ignored} />, {
    deletedMembers: () => answer([{ number: 8, name: "", kana: "", erased: true }]),
    eraseDeletedMember,
  });
  await screen.findByText("消した人（1人）");
  expect(screen.queryByRole("button", { name: /名簿に戻す/ })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /^8 .*もう一度消す$/ }));
  expect(eraseDeletedMember).toHaveBeenCalledExactlyOnceWith(8);
});

test("after erasing, the keys are on what became of it, not on the next button", async () => {
  let erased = false;
  renderInFrame(<DeletedMembers onClose={ignored} />, {
    deletedMembers: () => answer([{ number: 8, name: erased ? "" : "佐藤", kana: "", erased }]),
    eraseDeletedMember: () => {
      erased = true;
      return answer(null);
    },
  });
  await screen.findByText("消した人（1人）");
  await userEvent.click(await screen.findByRole("button", { name: "8 佐藤 個人の情報を消す" }));
  await userEvent.click(screen.getByRole("button", { name: /^8 佐藤さんの情報を/ }));
  const told = await screen.findByText("8 個人の情報は消してあります。");
  await waitFor(() => expect(document.activeElement).toBe(told));
});
