// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { asked, renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { Attending, Stay } from "../../../platform";
import { Attendance } from "./Attendance";

const wholeDay: Stay = { fromRound: null, untilRound: null };

function person(number: number, kana: string, stay: Stay | null = null): Attending {
  return {
    id: number + 100,
    number,
    name: `会員${number}`,
    kana,
    guest: false,
    beginner: false,
    regular: false,
    stay,
  };
}

/** A club whose list remembers who was ticked, as the backend does. */
function open(people: Attending[], otherGuests = 0) {
  const onDraw = vi.fn();
  const list = [...people];
  const found = (text: string) => {
    const folded = text.normalize("NFKC");
    return list.filter((one) => String(one.number).startsWith(folded) || one.name.includes(folded));
  };
  const count = () => list.filter((one) => one.stay !== null).length;
  const group = (row: "kana" | "no_reading", kana: string | null, of: Attending[]) =>
    of.length === 0 ? [] : [{ row, kana, people: of }];
  const setPresence = vi.fn((_day: string, _series: number, id: number, stay: Stay | null) => {
    const at = list.findIndex((one) => one.id === id);
    list[at] = { ...(list[at] as Attending), stay };
    return answer(count());
  });
  const welcomeGuest = vi.fn((_day: string, _series: number, name: string) => {
    list.push({ ...person(list.length + 1, "", wholeDay), name, guest: true });
    return answer(count());
  });
  const { said } = renderSaying(<Attendance day="2026-11-21" series={1} onDraw={onDraw} />, {
    attendance: (_day, _series, text) =>
      answer({
        present: count(),
        rounds: 4,
        groups: [
          ...group(
            "kana",
            "あ",
            found(text).filter(({ kana }) => kana !== ""),
          ),
          ...group(
            "no_reading",
            null,
            found(text).filter(({ kana }) => kana === ""),
          ),
        ],
        otherGuests: text === "" ? otherGuests : 0,
      }),
    setPresence,
    welcomeGuest,
  });
  return { setPresence, welcomeGuest, said, onDraw };
}

const box = () => screen.findByLabelText("番号か名前で出席にする");

test("numbers typed one after the other tick their people, without waiting for the answers", async () => {
  const { setPresence } = open([person(1, "あ"), person(2, "い"), person(12, "う")]);
  await box();
  await userEvent.keyboard("1{Enter}１２{Enter}2{Enter}");
  await waitFor(() => expect(setPresence).toHaveBeenCalledTimes(3));
  expect(setPresence.mock.calls.map(([, , id]) => id).sort()).toEqual([101, 102, 112]);
  expect(await screen.findByText("出席は、いま3人です。")).toBeTruthy();
});

test("who is there already is not taken away by the number, and an unknown one is said", async () => {
  const { setPresence } = open([person(1, "あ", wholeDay)]);
  await box();
  await userEvent.keyboard("1{Enter}");
  expect(await screen.findByText("会員1さんは、もう出席になっています。")).toBeTruthy();
  await userEvent.keyboard("99{Enter}");
  expect(await screen.findByText("「99」にあてはまる人はいません。")).toBeTruthy();
  expect(setPresence).not.toHaveBeenCalled();
});

test("a beginner is marked behind the name", async () => {
  open([person(1, "あ"), { ...person(2, "い"), beginner: true }]);
  await box();
  expect(await screen.findAllByRole("img", { name: "初心者" })).toHaveLength(1);
  expect(screen.getByRole("button", { name: /会員2 ?初心者/ })).toBeTruthy();
});

test("a name that means several people ticks nobody", async () => {
  const { setPresence } = open([person(1, "あ"), person(2, "い")]);
  await box();
  await userEvent.keyboard("会員{Enter}");
  expect(await screen.findByText("あてはまる人が2人います。下から選んでください。")).toBeTruthy();
  expect(setPresence).not.toHaveBeenCalled();
});

test("a name nobody has is said, and only its own button makes a guest of it", async () => {
  const { welcomeGuest, said } = open([person(1, "あ")]);
  const input = await box();
  await userEvent.keyboard("山田 太郎{Enter}");
  expect(await screen.findByText("「山田 太郎」にあてはまる人はいません。")).toBeTruthy();
  // A second Enter, of somebody who has not looked up.
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(input);
  expect(input).toHaveProperty("value", "山田 太郎");
  expect(welcomeGuest).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "「山田 太郎」さんをゲストとして加える" }),
  );
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(welcomeGuest).toHaveBeenCalledWith("2026-11-21", 1, "山田 太郎"));
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  expect(said).toEqual(["山田 太郎さんを出席にしました。いま1人です。"]);
});

test("Esc empties the box and takes away what was said", async () => {
  open([person(1, "あ")]);
  const input = await box();
  await userEvent.keyboard("山田{Enter}");
  expect(await screen.findByText("「山田」にあてはまる人はいません。")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(input).toHaveProperty("value", "");
  expect(screen.queryByText("「山田」にあてはまる人はいません。")).toBeNull();
  expect(screen.queryByRole("button", { name: /ゲストとして加える/ })).toBeNull();
});

test("who is meant by what is typed is marked among all, and the arrow goes there", async () => {
  const { setPresence } = open([person(1, "あ"), person(2, "い"), person(23, "う")]);
  await box();
  await userEvent.keyboard("2");
  const marked = () => [...document.querySelectorAll(".cand b")].map((name) => name.textContent);
  await waitFor(() => expect(marked()).toEqual(["会員2", "会員23"]));
  expect(screen.getByRole("button", { name: /1 会員1$/ })).toBeTruthy();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(setPresence).toHaveBeenCalledWith("2026-11-21", 1, 102, wholeDay));
});

test("the Enter that confirms a name being composed ticks nobody", async () => {
  const { setPresence } = open([person(1, "あ")]);
  const input = await box();
  await userEvent.type(input, "会員1");
  const composing = new KeyboardEvent("keydown", {
    key: "Enter",
    keyCode: 229,
    bubbles: true,
  } as KeyboardEventInit);
  input.dispatchEvent(composing);
  expect(setPresence).not.toHaveBeenCalled();
  expect(input).toHaveProperty("value", "会員1");
});

test("people are pressed by Space and gone through by the arrow keys, none without a reading lost", async () => {
  const { setPresence, said } = open([person(1, "あ"), person(2, "い"), person(3, "")]);
  const group = within(await screen.findByRole("region", { name: "よみがなのない人" }));
  expect(group.getByRole("button", { name: "3 会員3", pressed: false })).toBeTruthy();
  screen.getByRole("button", { name: "1 会員1" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowLeft}[Space]");
  await waitFor(() => expect(setPresence).toHaveBeenCalledWith("2026-11-21", 1, 102, wholeDay));
  await waitFor(() => expect(said).toEqual(["会員2さんを出席にしました。いま1人です。"]));
  await screen.findByRole("button", { name: "2 会員2", pressed: true });
  await userEvent.keyboard("[Space]");
  await waitFor(() => expect(setPresence).toHaveBeenLastCalledWith("2026-11-21", 1, 102, null));
});

test("only those who are there can be shown, and from and until when they stay", async () => {
  const late = { fromRound: 2, untilRound: null };
  const { setPresence } = open([person(1, "あ"), person(2, "い", late)], 3);
  const tile = await screen.findByRole("button", { name: /^2 2回戦から/ });
  expect(tile.textContent).toContain("会員2");
  expect(screen.getByText("ほかにゲストが3人います。番号か名前を打つと出ます。")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "出席" }));
  expect(screen.queryByRole("button", { name: "1 会員1" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /会員2さんの遅刻・早退/ }));
  const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(options).toContain("1回戦まで");
  expect(options).not.toContain("2回戦から1回戦まで");
  await userEvent.click(screen.getByRole("option", { name: "2回戦から3回戦まで" }));
  await asked(setPresence, "2026-11-21", 1, 102, {
    fromRound: 2,
    untilRound: 3,
  });
});

test("somebody of the whole day is chosen, and then when they come", async () => {
  const { setPresence } = open([person(1, "あ", wholeDay), person(2, "い", wholeDay)]);
  await userEvent.click(await screen.findByRole("button", { name: "遅刻・早退をつける" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "2　会員2" }));
  await userEvent.click(await screen.findByRole("button", { name: /会員2さんの遅刻・早退/ }));
  await userEvent.click(await screen.findByRole("option", { name: "2回戦から" }));
  await asked(setPresence, "2026-11-21", 1, 102, {
    fromRound: 2,
    untilRound: null,
  });
});

test("the rounds are counted with who comes late, and regulars who are awaited are one press away", async () => {
  const late = { fromRound: 2, untilRound: null };
  const people = [1, 2, 3, 4, 5].map((number) => person(number, "あ", wholeDay));
  const regular = { ...person(7, "あ"), regular: true };
  const { setPresence } = open([...people, person(6, "あ", late), regular]);
  const side = within(await screen.findByRole("region", { name: "今日の出席" }));
  expect(side.getByText("1回戦").closest("li")?.textContent).toBe("1回戦5人1卓、1人休み");
  expect(side.getByText("2回戦").closest("li")?.textContent).toBe("2回戦6人1卓、2人休み");
  await userEvent.click(side.getByRole("button", { name: "会員7さんを出席にする" }));
  await waitFor(() => expect(setPresence).toHaveBeenCalledWith("2026-11-21", 1, 107, wholeDay));
});

test("the order key with Enter goes on to the seats", async () => {
  const { onDraw } = open([person(1, "あ", wholeDay)]);
  await box();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onDraw).toHaveBeenCalledOnce();
});

test("a club without members can begin with guests", async () => {
  open([]);
  expect(await screen.findByText(/会員がまだいません/)).toBeTruthy();
});
