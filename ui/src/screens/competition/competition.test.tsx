// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { CompetitionSettled, Platform, Problem } from "../../platform";
import CompetitionScreen from ".";
import { choices, entries, haku, inWords, newYear } from "./forTests";

function open(more: Partial<Platform> = {}) {
  const addCompetition = vi.fn((_: CompetitionSettled) => answer(1));
  const { said } = renderSaying(<CompetitionScreen />, {
    competitions: () => answer(choices),
    competitionEntries: () => answer(entries()),
    competitionSettled: () => answer(haku),
    competitionInWords: (settled) => answer(inWords(settled)),
    memberChoices: () => answer([]),
    dayFromText: () => answer(newYear),
    dayChoices: () =>
      answer({
        today: newYear,
        usualSeries: 9,
        last: null,
        series: [],
        usualRules: 1,
        ruleSets: [],
      }),
    addCompetition,
    ...more,
  });
  return { said, addCompetition };
}

test("each form is explained in words, and what is changed of one is what is made", async () => {
  const { said, addCompetition } = open();
  expect(await screen.findByText("定員22人。")).toBeTruthy();
  expect(await screen.findByText("決勝へ進む。")).toBeTruthy();
  expect(
    screen.getByText(
      "もとの紙に記載のない所：同点のとき、予選1回戦より後の席の決め方、賞状の人数。ふつうのやり方を入れてあります。作るときに決めてください。",
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "この形で作る：正月高校生大会" }));
  const name = await screen.findByLabelText("大会の名前");
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.clear(name);
  await userEvent.type(name, "新春大会{Enter}");
  await userEvent.clear(screen.getByLabelText("定員"));
  await userEvent.type(screen.getByLabelText("定員"), "１２{Enter}");
  expect(await screen.findByText("定員12人。")).toBeTruthy();
  await userEvent.click(screen.getByLabelText("参加費"));
  await userEvent.click(screen.getByRole("button", { name: "最後の回を減らす" }));
  await userEvent.clear(screen.getByLabelText("賞品を選ぶ数（1位から順に）"));
  await userEvent.type(screen.getByLabelText("賞品を選ぶ数（1位から順に）"), "3、１{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "この大会を作る" }));
  await waitFor(() => expect(said).toEqual(["新春大会を作りました。受付を始められます。"]));
  const made = addCompetition.mock.calls[0]?.[0];
  expect(made).toMatchObject({
    key: "haku-2015",
    name: "新春大会",
    capacity: 12,
    asks: ["guardian_consent", "fee"],
    picks: [3, 1],
  });
  expect(made?.stages[0]?.rounds).toHaveLength(3);
  expect(await screen.findByRole("heading", { name: "受付" })).toBeTruthy();
});

test("the club's own competition comes first, and asks nothing of anybody", async () => {
  const { addCompetition } = open();
  const forms = await screen.findAllByRole("button", { name: /^この形で作る/ });
  expect(forms[0]?.getAttribute("aria-label")).toBe("この形で作る：会の大会 4回戦");
  await userEvent.click(forms[0] as HTMLElement);
  const basics = within(await screen.findByRole("region", { name: "基本" }));
  expect(basics.getByLabelText("大会の名前")).toHaveProperty("value", "会の大会");
  expect(basics.getByText("4回戦")).toBeTruthy();
  await userEvent.type(basics.getByRole("textbox", { name: "大会の日" }), "2026/12/6{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "この大会を作る" }));
  await waitFor(() => expect(addCompetition).toHaveBeenCalledOnce());
  expect(addCompetition.mock.calls[0]?.[0]).toMatchObject({
    asks: [],
    capacity: null,
    stages: [{ rules: "haku-2015", cut: null, rounds: Array(4).fill("constraints") }],
    late: null,
  });
});

test("every field that is wrong is said in words, and what was typed stays", async () => {
  const problem = {
    kind: "wrong_competition",
    wrong: [
      { field: "entries.minimum", what: "more_than_capacity" },
      { field: "stages[0].rounds[0]", what: "no_standing_yet" },
    ],
  } satisfies Problem;
  open({ addCompetition: () => Promise.resolve({ ok: false, problem }) });
  await userEvent.click(
    await screen.findByRole("button", { name: "この形で作る：正月高校生大会" }),
  );
  await userEvent.selectOptions(screen.getByLabelText("1回戦の席の決め方"), "by_standing");
  await userEvent.click(screen.getByRole("button", { name: "この大会を作る" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "最少人数が定員より多くなっています。1番目の段階の1回戦の席の決め方が最初の回なので、まだ順位がありません。",
  );
  expect(screen.getByLabelText("1回戦の席の決め方")).toHaveProperty("value", "by_standing");
});

test("stages, ties, offences and places to offer can be added and left out", async () => {
  const { addCompetition } = open();
  await userEvent.click(
    await screen.findByRole("button", { name: "この形で作る：正月高校生大会" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "段階を最後に加える" }));
  const second = within(screen.getByRole("group", { name: "2番目の段階" }));
  await userEvent.clear(second.getByLabelText("段階の名前"));
  await userEvent.type(second.getByLabelText("段階の名前"), "決勝{Enter}");
  await userEvent.selectOptions(second.getByLabelText("前の段階の成績"), "half");
  await userEvent.selectOptions(screen.getByLabelText("同点のときの決め方（2番目）"), "");
  await userEvent.type(screen.getByLabelText("1日に何回違反すると、賞と枠をなくすか"), "2{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "1番目の枠をなくす" }));
  await userEvent.click(screen.getByRole("button", { name: "案内する枠を加える" }));
  await userEvent.type(screen.getByLabelText("何の枠か"), "春の本戦{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "この大会を作る" }));
  await waitFor(() => expect(addCompetition).toHaveBeenCalledOnce());
  const made = addCompetition.mock.calls[0]?.[0];
  expect(made?.stages.map(({ name, carry_over, cut }) => ({ name, carry_over, cut }))).toEqual([
    { name: "本戦", carry_over: "none", cut: { through: 4, by: "total" } },
    { name: "決勝", carry_over: "half", cut: null },
  ]);
  expect(made).toMatchObject({
    ties: ["placings"],
    offences: 2,
    offers: [{ place: "春の本戦", count: 1, passes_holders: false }],
  });
});

test("without its last stage nobody goes on, and without its first nothing is carried over", async () => {
  const { addCompetition } = open();
  await userEvent.click(
    await screen.findByRole("button", { name: "この形で作る：白龍王戦 第40回" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "3番目の段階をなくす" }));
  await userEvent.click(screen.getByRole("button", { name: "1番目の段階をなくす" }));
  expect(screen.queryByRole("button", { name: "1番目の段階をなくす" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "この大会を作る" }));
  await waitFor(() => expect(addCompetition).toHaveBeenCalledOnce());
  expect(addCompetition.mock.calls[0]?.[0]?.stages).toMatchObject([
    { name: "準決勝", carry_over: "none", cut: null },
  ]);
});

test("the competition that was opened is open again on coming back; one that is gone is not", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "新春大会を開く" }));
  expect(await screen.findByRole("heading", { name: "受付" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "決めごと" }));
  expect(await screen.findByText("定員22人。")).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByText("定員22人。")).toBeTruthy();
  cleanup();
  open({ competitions: () => answer({ ...choices, held: [] }) });
  const none = await screen.findByText("大会はまだありません。「新しい大会を作る」から始めます。");
  expect(none).toBeTruthy();
});

test("only what nothing happened in can be deleted", async () => {
  const deleteCompetition = vi.fn(() => answer(null));
  const held = choices.held.map((line) => ({ ...line, begun: false }));
  const { said } = open({ competitions: () => answer({ ...choices, held }), deleteCompetition });
  await userEvent.click(await screen.findByRole("button", { name: "新春大会を開く" }));
  await userEvent.click(screen.getByRole("radio", { name: "決めごと" }));
  await userEvent.click(await screen.findByRole("button", { name: "この大会を消す" }));
  await waitFor(() => expect(deleteCompetition).toHaveBeenCalledExactlyOnceWith(1));
  await waitFor(() => expect(said[0]).toContain("を消しました。「元に戻す」で戻せます。"));
  cleanup();
  sessionStorage.clear();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "新春大会を開く" }));
  await userEvent.click(screen.getByRole("radio", { name: "決めごと" }));
  await screen.findByText("定員22人。");
  expect(screen.queryByRole("button", { name: "この大会を消す" })).toBeNull();
});

test("within a list each competition says how many play", async () => {
  open();
  const list = within(await screen.findByRole("table", { name: "この会の大会" }));
  expect(list.getByText("5人／定員22人")).toBeTruthy();
  expect(list.getByText("進行中")).toBeTruthy();
});
