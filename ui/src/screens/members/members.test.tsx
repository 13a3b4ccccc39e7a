// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { useRead } from "../../command";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ChosenPeriod, MemberChange, MemberEntry } from "../../platform";
import { unchanged } from "./change";
import { MemberForm } from "./MemberForm";
import { MemberList } from "./MemberList";
import { NewMember } from "./NewMember";
import { PersonMenu } from "./PersonMenu";
import { member } from "./sample";

const nobody = () => undefined;

/** The screen's own state, without all that stands beside the list. */
function List({ onOpen = nobody }: { onOpen?: (id: number) => void }) {
  const [search, setSearch] = useState("");
  const found = useRead(["members", search], (platform) => platform.members(search));
  return (
    <MemberList
      found={found}
      search={search}
      onSearch={setSearch}
      current={member.id}
      everybodyKnown
      isFirstField
      onOpen={onOpen}
      onDeleted={nobody}
    />
  );
}

const all: ChosenPeriod = {
  kind: "all",
  from: null,
  to: null,
  heading: "",
  previous: null,
  next: null,
};

const guest: MemberEntry = { ...member, id: 9, number: 16, name: "見学", kind: "guest" };
const noKana: MemberEntry = { ...member, id: 8, number: 13, name: "名無し", kana: "" };
const goneOne: MemberEntry = { ...member, id: 3, number: 2, name: "旧会員", gone: true };
const first: MemberEntry = { ...member, id: 4, number: 5, name: "加藤", kana: "がとう" };

test("the list shows everybody under their headings, and names who has no reading", async () => {
  renderInFrame(<List />, {
    deletedMembers: () => answer([]),
    members: () => answer([first, goneOne, member, guest, noKana]),
  });
  expect(await screen.findByText("5人")).toBeDefined();
  const headings = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(headings).toEqual(["か行", "や行", "ゲスト", "よみがなのない人", "退会した人"]);
  await userEvent.click(screen.getByRole("button", { name: /表示/ }));
  await userEvent.click(screen.getByRole("option", { name: "よみがなのない人" }));
  expect(screen.getByText("1人")).toBeDefined();
  expect(screen.queryByText("𠮷田 髙子")).toBeNull();
});

test("the arrows go from person to person and open each page", async () => {
  const onOpen = vi.fn();
  renderInFrame(<List onOpen={onOpen} />, {
    deletedMembers: () => answer([]),
    members: () => answer([first, member, guest]),
  });
  await screen.findByText("3人");
  const search = screen.getByLabelText("さがす");
  await userEvent.click(search);
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(onOpen.mock.calls).toEqual([[7], [9], [7], [4]]);
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(search);
});

test("Enter opens whom the search means, and not whom the list still shows", async () => {
  const onOpen = vi.fn();
  const later = new Promise<never>(() => undefined);
  let asked = 0;
  renderInFrame(<List onOpen={onOpen} />, {
    deletedMembers: () => answer([]),
    members: (sought) => {
      if (sought === "") {
        return answer([first, member, guest]);
      }
      // The list itself never gets its answer.
      asked += 1;
      return asked === 1 ? later : answer([first, { ...member, number: 1 }]);
    },
  });
  await screen.findByText("3人");
  const search = screen.getByLabelText("さがす");
  await userEvent.click(search);
  await userEvent.paste("１");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[member.id]]));
});

test("who goes on from the search before its answer keeps the keys", async () => {
  const onOpen = vi.fn();
  let tell: () => void = nobody;
  const late = new Promise<void>((done) => {
    tell = done;
  });
  let asked = 0;
  renderInFrame(<List onOpen={onOpen} />, {
    deletedMembers: () => answer([]),
    members: (sought) => {
      asked += sought === "" ? 0 : 1;
      return asked === 2 ? late.then(() => answer([member])) : answer([first, member]);
    },
  });
  await screen.findByText("2人");
  await userEvent.click(screen.getByLabelText("さがす"));
  await userEvent.paste("12");
  await userEvent.keyboard("{Enter}");
  const group = screen.getByRole("button", { name: /表示/ });
  group.focus();
  tell();
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[member.id]]));
  expect(document.activeElement).toBe(group);
});

test("somebody new who is saved at once gets the free number as well", async () => {
  const addMember = vi.fn((_: MemberChange) => answer(9));
  const later = new Promise<never>(() => undefined);
  let asked = 0;
  renderInFrame(<NewMember onClose={nobody} />, {
    newMemberNumber: () => {
      asked += 1;
      return asked === 1 ? later : answer(13);
    },
    addMember,
  });
  await userEvent.type(await screen.findByLabelText("名前"), "新井");
  await userEvent.click(screen.getByRole("button", { name: "この人を加える" }));
  await waitFor(() => expect(addMember).toHaveBeenCalled());
  expect(addMember.mock.calls[0]?.[0]).toMatchObject({ name: "新井", number: 13 });
});

test("what is typed into the search is asked for at once", async () => {
  const members = vi.fn((_: string) => answer([member]));
  renderInFrame(<List />, { members, deletedMembers: () => answer([]) });
  await userEvent.type(await screen.findByLabelText("さがす"), "よし");
  expect(members).toHaveBeenLastCalledWith("よし");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByLabelText("さがす")).toHaveProperty("value", "");
});

test("somebody new gets the free number and the name just as typed", async () => {
  const addMember = vi.fn((_: MemberChange) => answer(9));
  const say = vi.fn();
  renderInFrame(
    <NewMember onClose={nobody} />,
    { newMemberNumber: () => answer(13), addMember },
    { say },
  );
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

test("the reading comes from how the name was typed", async () => {
  renderInFrame(<NewMember onClose={nobody} />, { newMemberNumber: () => answer(13) });
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "名前" });
  function compose(steps: string[], whole: string) {
    fireEvent.compositionStart(name);
    for (const data of steps) {
      fireEvent.compositionUpdate(name, { data });
    }
    fireEvent.change(name, { target: { value: whole } });
    fireEvent.compositionEnd(name, { data: steps.at(-1) });
  }
  compose(["t", "た", "たk", "たかはし", "高橋", "髙橋"], "髙橋");
  compose(["み", "みのr", "みのる", "実"], "髙橋　実");
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "よみがな" }).value).toBe(
      "たかはし みのる",
    ),
  );
});

test("leaving a field saves that field and no other", async () => {
  const changeMember = vi.fn((_id: number, _given: MemberChange) => answer(null));
  renderInFrame(<MemberForm member={member} />, { changeMember });
  const kana = screen.getByLabelText("よみがな");
  await userEvent.clear(kana);
  await userEvent.type(kana, "よしだ{Enter}");
  await waitFor(() =>
    expect(changeMember.mock.calls).toEqual([[7, { ...unchanged, kana: "よしだ" }]]),
  );
});

test("what could not be saved stays in its box, with the reason beside it", async () => {
  renderInFrame(<MemberForm member={member} />, {
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
  renderInFrame(<PersonMenu member={member} period={all} onStart={nobody} onDeleted={deleted} />, {
    deleteMember: () =>
      Promise.resolve({
        ok: false,
        problem: { kind: "in_use", what: "member", key: "12 (𠮷田 髙子)" },
      }),
  });
  await userEvent.click(screen.getByRole("button", { name: "その他の操作" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "この人を消す" }));
  expect((await screen.findByRole("alert")).textContent).toContain("消せません");
  expect(deleted).not.toHaveBeenCalled();
});

test.each([
  ["abc", "abc"],
  ["", "番号が空です"],
])("a number typed as “%s” is not saved, and says so", async (typed, said) => {
  const changeMember = vi.fn(() => answer(null));
  renderInFrame(<MemberForm member={member} />, { changeMember });
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
