// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemberChoice } from "../platform";
import { answer, renderInFrame } from "./inFrame";
import { MemberBox } from "./MemberBox";

afterEach(cleanup);

const people: MemberChoice[] = [
  { id: 11, number: 1, name: "青木 太郎", kana: "あおき たろう", unranked: false },
  { id: 12, number: 12, name: "青山 花子", kana: "あおやま はなこ", unranked: false },
  { id: 13, number: 3, name: "𠮷田 髙子", kana: "よしだ たかこ", unranked: false },
];

const memberChoices = vi.fn((text: string) =>
  answer(
    people.filter(({ number, name, kana }) =>
      text === "" ? true : String(number).startsWith(text) || (name + kana).includes(text),
    ),
  ),
);

beforeEach(() => memberChoices.mockClear());

function Boxes({ first = [] }: { first?: number[] }) {
  const [member, setMember] = useState<MemberChoice | null>(null);
  return (
    <>
      <MemberBox label="東家" value={member} onChange={setMember} first={first} />
      <input aria-label="次" />
      <output>{member?.name ?? "なし"}</output>
    </>
  );
}

const options = () => screen.findAllByRole("option").then((all) => all.map((o) => o.textContent));

test("Enter with the list open only chooses; the next Enter goes on", async () => {
  renderInFrame(<Boxes />, { memberChoices });
  const box = screen.getByRole("combobox", { name: "東家" });
  await userEvent.type(box, "あお");
  expect(await options()).toHaveLength(2);
  expect(box.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByText("青山 花子", { selector: "output" })).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(box).toHaveProperty("value", "12 青山 花子");
  expect(box.getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("次"));
});

test.each(["{Enter}", "{Tab}"])(
  "a number opens no list: %s takes that person and goes on, although another begins so",
  async (key) => {
    renderInFrame(<Boxes />, { memberChoices });
    await userEvent.type(screen.getByRole("combobox"), `１${key}`);
    expect(document.activeElement).toBe(screen.getByLabelText("次"));
    await screen.findByText("青木 太郎", { selector: "output" });
  },
);

test("nothing is said against a number while it is typed, nor until it is known whose it is", async () => {
  let tell: (() => void) | undefined;
  const known = new Promise<void>((told) => {
    tell = told;
  });
  const late = vi.fn((text: string) =>
    known.then(() => ({ ok: true, value: people.filter(({ number }) => `${number}` === text) })),
  );
  renderInFrame(<Boxes />, { memberChoices: late as typeof memberChoices });
  const box = screen.getByRole("combobox");
  await userEvent.type(box, "7");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
  tell?.();
  expect((await screen.findByRole("alert")).textContent).toContain("「7」");
  await userEvent.type(box, "{Backspace}");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Enter before the list has come takes who was typed, and not who was listed before", async () => {
  renderInFrame(<Boxes />, { memberChoices });
  const box = screen.getByRole("combobox");
  await userEvent.type(box, "あお");
  await options();
  fireEvent.change(box, { target: { value: "よし" } });
  fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
  await screen.findByText("𠮷田 髙子", { selector: "output" });
});

test("who is present comes first", async () => {
  renderInFrame(<Boxes first={[12]} />, { memberChoices });
  await userEvent.type(screen.getByRole("combobox"), "あお");
  await waitFor(async () => expect((await options())[0]).toContain("青山"));
});

test("nobody is guessed among several, and what was typed stays", async () => {
  renderInFrame(<Boxes />, { memberChoices });
  const box = screen.getByRole("combobox");
  await userEvent.type(box, "あお");
  await options();
  fireEvent.blur(box);
  expect((await screen.findByRole("alert")).textContent).toContain("「あお」");
  expect(box).toHaveProperty("value", "あお");
  expect(screen.getByText("なし", { selector: "output" })).toBeTruthy();
});

test("the Enter that confirms a composition does not choose", async () => {
  renderInFrame(<Boxes />, { memberChoices });
  const box = screen.getByRole("combobox");
  await userEvent.type(box, "あお");
  await options();
  fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
  expect(screen.getByText("なし", { selector: "output" })).toBeTruthy();
  expect(box.getAttribute("aria-expanded")).toBe("true");
});
