// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { Attending, Stay } from "../../../platform";
import { Attendance } from "./Attendance";

afterEach(cleanup);

const wholeDay: Stay = { fromRound: null, untilRound: null };

function person(number: number, kana: string, stay: Stay | null = null): Attending {
  return { id: number + 100, number, name: `会員${number}`, kana, guest: false, stay };
}

/** A club whose list remembers who was ticked, as the backend does. */
function open(people: Attending[], otherGuests = 0) {
  const said: string[] = [];
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
  renderInFrame(
    <Attendance day="2026-11-21" series={1} />,
    {
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
    },
    { say: (sentence) => said.push(sentence) },
  );
  return { setPresence, welcomeGuest, said };
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

test("a name that means several people ticks nobody", async () => {
  const { setPresence } = open([person(1, "あ"), person(2, "い")]);
  await box();
  await userEvent.keyboard("会員{Enter}");
  expect(await screen.findByText("あてはまる人が2人います。下から選んでください。")).toBeTruthy();
  expect(setPresence).not.toHaveBeenCalled();
});

test("a name nobody has goes on to the button that adds a guest", async () => {
  const { welcomeGuest, said } = open([person(1, "あ")]);
  await box();
  await userEvent.keyboard("山田 太郎{Enter}");
  const add = await screen.findByRole("button", {
    name: "「山田 太郎」さんをゲストとして加える",
  });
  await waitFor(() => expect(document.activeElement).toBe(add));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(welcomeGuest).toHaveBeenCalledWith("2026-11-21", 1, "山田 太郎"));
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  expect(said).toEqual(["山田 太郎さんを出席にしました。いま1人です。"]);
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

test("people are ticked by Space and gone through by the arrow keys, none without a reading lost", async () => {
  const { setPresence, said } = open([person(1, "あ"), person(2, "い"), person(3, "")]);
  const group = within(await screen.findByRole("region", { name: "よみがなのない人" }));
  expect(group.getByRole("checkbox", { name: "3 会員3" })).toBeTruthy();
  screen.getByRole("checkbox", { name: "1 会員1" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}[Space]");
  await waitFor(() => expect(setPresence).toHaveBeenCalledWith("2026-11-21", 1, 102, wholeDay));
  await waitFor(() => expect(said).toEqual(["会員2さんを出席にしました。いま1人です。"]));
  await userEvent.keyboard("[Space]");
  await waitFor(() => expect(setPresence).toHaveBeenLastCalledWith("2026-11-21", 1, 102, null));
});

test("only those who are there can be shown, and from and until when they stay", async () => {
  const late = { fromRound: 2, untilRound: null };
  const { setPresence } = open([person(1, "あ"), person(2, "い", late)], 3);
  expect(await screen.findByText("2回戦から")).toBeTruthy();
  expect(screen.getByText("ほかにゲストが3人います。番号か名前を打つと出ます。")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "出席の人だけを出す" }));
  expect(screen.queryByRole("checkbox", { name: "1 会員1" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "遅刻・早退をつける" }));
  const stay = within(screen.getByRole("group", { name: "会員2さんの遅刻・早退" }));
  const until = stay.getByLabelText("いつまで");
  expect(within(until).queryByRole("option", { name: "1回戦まで" })).toBeNull();
  await userEvent.selectOptions(until, "3回戦まで");
  await waitFor(() =>
    expect(setPresence).toHaveBeenCalledWith("2026-11-21", 1, 102, {
      fromRound: 2,
      untilRound: 3,
    }),
  );
});

test("a club without members can begin with guests", async () => {
  open([]);
  expect(await screen.findByText(/会員がまだいません/)).toBeTruthy();
});
