// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { frame, show, stubBrowser } from "../frame/forTests";
import { answer } from "../parts/inFrame";
import type { ChosenPeriod, MemberChoice, Platform } from "../platform";
import { choices, emptyDay } from "../screens/today/forTests";

const hase: MemberChoice = {
  id: 10,
  number: 10,
  name: "長谷川 美咲",
  kana: "はせがわ みさき",
  unranked: false,
};
const kato: MemberChoice = {
  id: 12,
  number: 12,
  name: "加藤 美咲",
  kana: "かとう みさき",
  unranked: false,
};

const half: ChosenPeriod = {
  kind: "half",
  from: { iso: "2026-10-01", shown: "令和8年10月1日", weekday: "木" },
  to: { iso: "2027-03-31", shown: "令和9年3月31日", weekday: "水" },
  heading: "令和8年度 下半期",
  previous: null,
  next: null,
};

/** As the backend finds people. */
const memberChoices: Platform["memberChoices"] = (search) =>
  answer(
    [hase, kato].filter(
      ({ kana }) =>
        search === "" ||
        ("misaki hase".includes(search) && (search === "misaki" || kana.startsWith("はせ"))),
    ),
  );

beforeEach(() => stubBrowser());

async function open(change: Partial<Platform> = {}) {
  const undo = vi.fn(() => answer("correct_member" as const));
  show({ ...frame, memberChoices, undo, ...change });
  await screen.findByText("保存済み 14:32");
  await userEvent.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("combobox", { name: "さがす" });
  await waitFor(() => box === document.activeElement || Promise.reject(new Error("elsewhere")));
  return { box, undo };
}

const found = () => screen.queryAllByRole("option").map((one) => one.textContent);
const current = () => document.querySelector('nav [aria-current="page"]')?.textContent;

test("whose reading begins with what was typed comes first, and that is underlined", async () => {
  const uno = { ...kato, id: 14, number: 14, name: "宇野 隆", kana: "うの たかし" };
  const takahashi = { ...kato, id: 2, number: 2, name: "高橋 修", kana: "たかはし おさむ" };
  const { box } = await open({ memberChoices: () => answer([uno, takahashi]) });
  await userEvent.type(box, "たか");
  await waitFor(() =>
    expect(found()).toEqual(["2 高橋 修 たかはし おさむEnter", "14 宇野 隆 うの たかし"]),
  );
  const said = [...document.querySelectorAll(".palette mark")];
  expect(said.map((one) => one.textContent)).toEqual(["たか", "たか"]);
});

test("somebody is found by romaji, and Enter goes to their page", async () => {
  const { box } = await open();
  await userEvent.type(box, "hase");
  await waitFor(() =>
    expect(found()).toEqual([
      "10 長谷川 美咲 はせがわ みさきEnter",
      "個人成績表 長谷川 美咲見る",
      "長谷川 美咲さんの点を調整する 会員",
    ]),
  );
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(current()).toBe("会員"));
  expect(screen.queryByRole("combobox", { name: "さがす" })).toBeNull();
});

test("of one person it says how they stand and sat, and what can be done for them", async () => {
  const wholeDay = { fromRound: null, untilRound: null };
  const attends = { id: 10, number: 10, name: hase.name, kana: hase.kana, stay: wholeDay };
  const others = { guest: false, beginner: false, regular: true };
  const table = { hanchan: 1, state: "entered", rules: null } as const;
  const standing = { person: 10, rank: 4, name: hase.name, games: 1, course: [] };
  const { box } = await open({
    dayChoices: () => answer(choices),
    dayView: () =>
      answer({
        ...emptyDay,
        tables: [
          {
            ...table,
            round: 1,
            table: "C",
            people: [kato, hase, null, null],
            places: [1, 2, 3, 4],
            totals: ["+37.0", "+13.5", "▲13.2", "▲37.3"],
          },
          {
            ...table,
            round: 3,
            table: "C",
            state: "missing",
            people: [null, null, null, hase],
            places: [],
            totals: [],
          },
          {
            ...table,
            round: 2,
            table: "B",
            state: "set_aside",
            people: [hase, kato, null, null],
            places: [],
            totals: [],
          },
          {
            ...table,
            round: 3,
            table: "A",
            people: [kato, null, null, null],
            places: [],
            totals: [],
          },
        ],
        standings: [{ ...standing, total: "+30.5" }],
      }),
    newestDay: () => answer("2026-11-21"),
    periodOf: () => answer(half),
    attendance: () =>
      answer({
        present: 1,
        rounds: 4,
        groups: [{ row: "kana", kana: "は", people: [{ ...attends, ...others }] }],
        otherGuests: 0,
      }),
  });
  await userEvent.type(box, "hase");
  await waitFor(() =>
    expect(found()).toEqual([
      "10 長谷川 美咲 はせがわ みさき 今日 4位 +30.5Enter",
      "1回戦 C卓 南 2着 +13.5用紙を開く",
      "3回戦 C卓 北 まだ用紙を開く",
      "2回戦 B卓 東用紙を開く",
      "個人成績表 長谷川 美咲 令和8年度 下半期見る",
      "長谷川 美咲さんを早退にする 出席",
      "長谷川 美咲さんの点を調整する 会員",
    ]),
  );
  await userEvent.keyboard("{ArrowDown>5}{Enter}");
  const stay = await screen.findByRole("button", { name: /長谷川 美咲さんの遅刻・早退/ });
  expect(current()).toBe("今日の会");
  await waitFor(() => expect(document.activeElement).toBe(stay));
});

test("screens, documents and what can be done are found by their names and readings", async () => {
  const { box, undo } = await open();
  await userEvent.type(box, "yotei");
  await waitFor(() => expect(found()).toEqual(["予定 Enter"]));
  await userEvent.clear(box);
  await userEvent.type(box, "月間");
  await waitFor(() => expect(found()).toEqual(["月間成績表 Enter"]));
  await userEvent.clear(box);
  await userEvent.type(box, "もどす");
  await waitFor(() => expect(found()).toEqual(["元に戻す Enter"]));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
});

test("the arrows go through what is found, and Tab narrows it to one person", async () => {
  const { box } = await open();
  await userEvent.type(box, "misaki");
  await waitFor(() => expect(found()).toHaveLength(2));
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("加藤 美咲");
  await userEvent.keyboard("{Tab}");
  await waitFor(() =>
    expect(found()).toEqual([
      "12 加藤 美咲 かとう みさきEnter",
      "個人成績表 加藤 美咲見る",
      "加藤 美咲さんの点を調整する 会員",
    ]),
  );
  expect(box).toHaveProperty("value", "");
});

test("the Enter that ends a composition chooses nothing, and Esc closes", async () => {
  const { box } = await open();
  await userEvent.type(box, "hase");
  await waitFor(() => expect(found()[0]).toContain("長谷川 美咲"));
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
  expect(current()).toBe("今日の会");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "さがす" })).toBeNull());
});

test("of nothing found that is said", async () => {
  const { box } = await open();
  await userEvent.type(box, "zzz");
  await screen.findByText("「zzz」にあてはまるものはありません。");
});

test("Enter waits for who is found by all that was typed", async () => {
  let reply: () => void = () => undefined;
  const slow: Platform["memberChoices"] = async (search) => {
    if (search === "hase") {
      await new Promise<void>((done) => {
        reply = done;
      });
    }
    return answer([search === "hase" ? hase : kato]);
  };
  const { box } = await open({ memberChoices: slow });
  await userEvent.type(box, "has");
  await waitFor(() => expect(found()[0]).toContain("加藤 美咲"));
  await userEvent.type(box, "e{Enter}");
  expect(current()).toBe("今日の会");
  reply();
  await waitFor(() => expect(current()).toBe("会員"));
});

test("who was found by another search is not what is found where the club cannot be read", async () => {
  const failing: Platform["memberChoices"] = (search) =>
    search === ""
      ? answer([hase, kato])
      : Promise.resolve({ ok: false, problem: { kind: "unexpected", reason: "" } } as const);
  const { box } = await open({ memberChoices: failing });
  await userEvent.type(box, "english");
  await waitFor(() => expect(found()).toEqual(["English Enter"]));
});
