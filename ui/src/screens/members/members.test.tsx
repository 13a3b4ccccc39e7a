// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { MemberChange } from "../../platform";
import { unchanged } from "./change";
import { MemberForm } from "./MemberForm";
import { MemberList } from "./MemberList";
import { member } from "./sample";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const nobody = () => undefined;

test("the list shows everybody, and names who has no reading", async () => {
  const noKana = { ...member, id: 8, number: 13, name: "名無し", kana: "" };
  renderInFrame(<MemberList onOpen={nobody} />, {
    deletedMembers: () => answer([]),
    members: () => answer([member, noKana]),
  });
  expect(await screen.findByText("2人")).toBeDefined();
  expect(screen.getByText(/よみがなのない人が1人います/)).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText("表示"), "no_kana");
  expect(screen.getByText("1人")).toBeDefined();
  expect(screen.queryByText("𠮷田 髙子")).toBeNull();
});

test("what is typed into the search is asked for at once", async () => {
  const members = vi.fn((_: string) => answer([member]));
  renderInFrame(<MemberList onOpen={nobody} />, { members, deletedMembers: () => answer([]) });
  await userEvent.type(await screen.findByLabelText("さがす"), "よし");
  expect(members).toHaveBeenLastCalledWith("よし");
});

test("somebody new gets the free number and the name just as typed", async () => {
  const addMember = vi.fn((_: MemberChange) => answer(9));
  const say = vi.fn();
  renderInFrame(
    <MemberList onOpen={nobody} />,
    {
      members: () => answer([member]),
      deletedMembers: () => answer([]),
      newMemberNumber: () => answer(13),
      addMember,
    },
    { say },
  );
  await userEvent.click(await screen.findByRole("button", { name: "会員を加える" }));
  await userEvent.type(screen.getByRole("textbox", { name: "名前" }), "髙橋　 実");
  await userEvent.type(screen.getByRole("textbox", { name: "入会日" }), "R8.4.1");
  await userEvent.click(screen.getByRole("button", { name: "この人を加える" }));
  expect(addMember).toHaveBeenCalledWith({
    ...unchanged,
    number: 13,
    name: "髙橋　 実",
    joined: "R8.4.1",
  });
  expect(say).toHaveBeenCalledWith("髙橋　 実さんを加えました。");
});

test("leaving a field saves that field and no other", async () => {
  const changeMember = vi.fn((_id: number, _given: MemberChange) => answer(null));
  renderInFrame(<MemberForm member={member} onDeleted={nobody} />, { changeMember });
  const kana = screen.getByLabelText("よみがな");
  await userEvent.clear(kana);
  await userEvent.type(kana, "よしだ{Enter}");
  await waitFor(() =>
    expect(changeMember.mock.calls).toEqual([[7, { ...unchanged, kana: "よしだ" }]]),
  );
});

test("what could not be saved stays in its box, with the reason beside it", async () => {
  renderInFrame(<MemberForm member={member} onDeleted={nobody} />, {
    changeMember: () =>
      Promise.resolve({ ok: false, problem: { kind: "no_such_day", typed: "2/30" } }),
  });
  const left = screen.getByLabelText<HTMLInputElement>("退会日");
  await userEvent.type(left, "2/30{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("2/30");
  expect(left.value).toBe("2/30");
});

test("who has results is not deleted, and the reason is said", async () => {
  const deleted = vi.fn();
  renderInFrame(<MemberForm member={member} onDeleted={deleted} />, {
    deleteMember: () =>
      Promise.resolve({
        ok: false,
        problem: { kind: "in_use", what: "member", key: "12 (𠮷田 髙子)" },
      }),
  });
  await userEvent.click(screen.getByRole("button", { name: "この人を消す" }));
  expect((await screen.findByRole("alert")).textContent).toContain("消せません");
  expect(deleted).not.toHaveBeenCalled();
});

test.each([
  ["abc", "abc"],
  ["", "番号が空です"],
])("a number typed as “%s” is not saved, and says so", async (typed, said) => {
  const changeMember = vi.fn(() => answer(null));
  renderInFrame(<MemberForm member={member} onDeleted={nobody} />, { changeMember });
  const number = screen.getByLabelText<HTMLInputElement>("番号");
  await userEvent.clear(number);
  await userEvent.type(number, `${typed}{Enter}`);
  expect((await screen.findByRole("alert")).textContent).toContain(said);
  expect(number.value).toBe(typed);
  expect(changeMember).not.toHaveBeenCalled();
  await userEvent.clear(number);
  await userEvent.type(number, "12{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
});
