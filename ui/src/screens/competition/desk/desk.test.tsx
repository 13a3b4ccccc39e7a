// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast, askedOnce, renderSaying } from "../../../frame/forTests";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { Competitor, Happening, Platform } from "../../../platform";
import { at, entries, entry, person, play } from "../forTests";
import { Happened } from "../happened/Happened";
import { Desk } from "./Desk";

const members = [3, 4].map((number) => ({
  ...person(number),
  kana: `せんしゅ${number}`,
  unranked: false,
}));

const numbered = [3, 4, 5, 12].map((number) => ({ ...person(number), kana: "", unranked: false }));

function open(given = entries(), more: Partial<Platform> = {}, promoted: Competitor[] = []) {
  const recordHappened = vi.fn((_id: number, _happened: Happening[]) =>
    answer({ promoted, ranks: [] }),
  );
  const addGuest = vi.fn((_: string) => answer(177));
  const { said } = renderSaying(<Desk id={1} />, {
    competitionEntries: () => answer(given),
    memberChoices: (text: string) =>
      answer(members.filter(({ number, name }) => String(number) === text || name.includes(text))),
    addGuest,
    recordHappened,
    ...more,
  });
  return { said, recordHappened, addGuest };
}

test("one after the other is written down by the keys alone, and the box waits for the next", async () => {
  const { said, recordHappened } = open();
  expect(await screen.findByText("定員5人、あき3人")).toBeTruthy();
  expect(screen.getByText("開くには、あと2人の申し込みがいります。")).toBeTruthy();
  await userEvent.keyboard("3{Enter}");
  await waitFor(() => expect(said).toEqual(["選手3さんの申し込みを受けました。出場します。"]));
  expect(recordHappened).toHaveBeenCalledExactlyOnceWith(1, [{ kind: "entered", person: 103 }]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "会員" })),
  );
  expect(screen.getByRole("combobox", { name: "会員" })).toHaveProperty("value", "");
  await userEvent.click(screen.getByRole("radio", { name: "スタッフに入る" }));
  await userEvent.click(screen.getByRole("combobox", { name: "会員" }));
  await userEvent.keyboard("4{Enter}");
  await askedLast(recordHappened, 1, [{ kind: "staff_named", person: 104 }]);
});

test("when every place is taken, who enters is told to wait", async () => {
  const { said } = open(entries({ free: 0 }));
  await screen.findByText(/あき0人/);
  await userEvent.keyboard("4{Enter}");
  await waitFor(() =>
    expect(said).toEqual(["選手4さんの申し込みを受けました。定員いっぱいなので補欠です。"]),
  );
});

test("a guest is added on the spot", async () => {
  const { recordHappened, addGuest } = open();
  await screen.findByText(/あき3人/);
  await userEvent.keyboard("飛び入 太郎");
  await userEvent.click(
    await screen.findByRole("button", { name: "「飛び入 太郎」さんをゲストとして加えて書きこむ" }),
  );
  await askedOnce(recordHappened, 1, [{ kind: "entered", person: 177 }]);
  expect(addGuest).toHaveBeenCalledExactlyOnceWith("飛び入 太郎");
});

test("large ticks write down what came in and who came; what is ticked is only undone", async () => {
  const { said, recordHappened } = open(
    entries({ people: [entry(1, { checkedIn: true }), entry(2)], arrived: 1 }),
  );
  await userEvent.click(await screen.findByLabelText("選手2さんの保護者の同意を受け取った"));
  await askedOnce(recordHappened, 1, [
    { kind: "received", person: 102, asked: "guardian_consent" },
  ]);
  await userEvent.click(screen.getByLabelText("選手1さんが来場した"));
  expect(said.at(-1)).toBe("もう書きこんであります。まちがいなら「元に戻す」で戻します。");
  expect(recordHappened).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "来ていない1人の席を空ける" }));
  await askedLast(recordHappened, 1, [{ kind: "no_shows_released" }]);
});

test("a cancellation says who comes from the waiting list and is to be told", async () => {
  const waiting = entry(6, { state: "waiting", waitsAt: 1 });
  const gone = entry(7, { state: "cancelled" });
  const { said, recordHappened } = open(
    entries({
      people: [entry(1), entry(2), waiting, gone],
      promoted: [{ person: person(2), at: at("10:15") }],
    }),
    {},
    [person(6)],
  );
  const table = within(await screen.findByRole("table", { name: "申し込んだ人（4人）" }));
  expect(table.getByText("補欠1番")).toBeTruthy();
  const told = screen.getByRole("region", { name: "補欠から繰り上がった人（知らせてください）" });
  expect(told.textContent).toContain("2 選手2（平成27年1月4日 10:15）");
  await userEvent.click(screen.getByRole("button", { name: "選手1さんの申し込みを取り消す" }));
  await waitFor(() =>
    expect(said).toEqual([
      "選手1さんの申し込みを取り消しました。6 選手6さんが補欠から繰り上がりました。知らせてください。",
    ]),
  );
  await userEvent.click(screen.getByRole("button", { name: "選手7さんがもう一度申し込む" }));
  await askedLast(recordHappened, 1, [{ kind: "entered", person: 107 }]);
});

test("whoever types faster than the file is written loses nobody", async () => {
  const written: (() => void)[] = [];
  const { recordHappened } = open(entries({ capacity: null, free: null }), {
    recordHappened: vi.fn(
      (_id: number, _happened: Happening[]) =>
        new Promise<{ ok: true; value: { promoted: []; ranks: [] } }>((resolve) =>
          written.push(() => resolve({ ok: true, value: { promoted: [], ranks: [] } })),
        ),
    ),
    memberChoices: async (text: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { ok: true, value: numbered.filter(({ number }) => String(number) === text) };
    },
  });
  await screen.findByText("定員なし");
  const box = screen.getByRole("combobox", { name: "会員" });
  await userEvent.keyboard("3{Enter}");
  expect(box).toHaveProperty("value", "");
  await userEvent.keyboard("4{Enter}5{Enter}12{Enter}6");
  expect(await screen.findByText("あと4人を書きこんでいます。")).toBeTruthy();
  for (const _ of "1234") {
    await waitFor(() => expect(written.length).toBeGreaterThan(0));
    written.shift()?.();
  }
  await waitFor(() => expect(screen.queryByText(/書きこんでいます/)).toBeNull());
  // What was begun meanwhile is still in the box, and the box is the same one.
  expect(screen.getByRole("combobox", { name: "会員" })).toBe(box);
  expect(box).toHaveProperty("value", "6");
  void recordHappened;
});

test("a number that is nobody's is said until it is seen, and the next is written down", async () => {
  const { recordHappened } = open();
  await screen.findByText(/あき3人/);
  await userEvent.keyboard("99{Enter}4{Enter}");
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("「99」番の会員はいません。書きこんでいません。");
  await askedOnce(recordHappened, 1, [{ kind: "entered", person: 104 }]);
  await userEvent.click(within(told).getByRole("button", { name: "わかりました" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("why something cannot be is said in words, with whom it was about", async () => {
  const problem = {
    kind: "cannot_have_happened",
    who: "3",
    what: { fault: "already_entered" },
  } as const;
  open(entries(), { recordHappened: () => Promise.resolve({ ok: false, problem }) });
  await screen.findByText(/あき3人/);
  await userEvent.keyboard("3{Enter}");
  const told = (await screen.findByRole("alert")).textContent;
  expect(told).toContain("選手3さんのことは書きこめませんでした。");
  expect(told).toContain("3番の人：もう申し込んでいます。");
});

test("the log reads as sentences", async () => {
  const events: Happening[] = [
    { kind: "entered", person: 101 },
    { kind: "replaced", person: 101, by: 102, stage: 1, round: 3 },
    {
      kind: "adjusted",
      person: 102,
      stage: 1,
      round: 2,
      points: -1000,
      reason: "牌を倒した",
    },
    { kind: "lot_drawn", stage: 1, order: [102, 101], seed: 42 },
  ];
  renderInFrame(<Happened id={1} />, {
    competitionPlay: () => answer(play()),
    competitionLog: () =>
      answer({
        people: [person(1), person(2)],
        stages: ["本戦"],
        events: events.map((what, index) => ({ id: index + 1, at: at("10:00"), what })),
      }),
  });
  for (const sentence of [
    "1 選手1さんが申し込んだ",
    "本戦3回戦から、1 選手1さんに代わって2 選手2さんが打つ",
    "2 選手2さんに本戦2回戦のあとで▲1,000点（牌を倒した）",
    "本戦の同点のくじ：2 選手2、1 選手1の順（くじの番号 42）",
  ]) {
    expect(await screen.findByRole("rowheader", { name: sentence })).toBeTruthy();
  }
});
