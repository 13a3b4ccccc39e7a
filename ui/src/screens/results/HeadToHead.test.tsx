// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { HeadToHeadTable, Platform, ResultRow, ResultsChoice } from "../../platform";
import { HeadToHead } from "./HeadToHead";

const met = { games: 12, ahead: 7, behind: 4, difference: { shown: "+34.5", order: 34_500 } };
const lost = { games: 12, ahead: 4, behind: 7, difference: { shown: "▲34.5", order: -34_500 } };
const people = ["相川", "馬場", "千葉"];

/** The first two met; the third met nobody. */
function table(persons: readonly number[]): HeadToHeadTable {
  const cell = (one: number, other: number) =>
    one === 1 && other === 2 ? met : one === 2 && other === 1 ? lost : null;
  return {
    unit: "P",
    played: 3,
    rows: persons.map((person) => ({
      person,
      number: person,
      name: people[person - 1] ?? "",
      against: persons.map((other) => cell(person, other)),
    })),
  };
}

const choice: ResultsChoice = {
  from: null,
  to: null,
  play: "club",
  series: null,
  rules: null,
  players: null,
};

function show(commands: Partial<Platform> = {}, go = vi.fn()) {
  const played = [1, 2, 3].map((person) => ({ person, games: 12 }) as ResultRow);
  renderInFrame(
    <HeadToHead choice={choice} period="令和8年11月" played={played} />,
    {
      headToHead: (_, chosen) => answer(table(chosen.length === 0 ? [1, 2] : chosen)),
      memberChoices: () => answer([]),
      ...commands,
    },
    { go },
  );
  return go;
}

test("each cell says in words what it shows", async () => {
  show();
  const matrix = await screen.findByRole("table", { name: "令和8年11月 対戦表" });
  const cells = within(matrix)
    .getAllByRole("cell")
    .map((cell) => cell.querySelector(".heard-only")?.textContent)
    .filter(Boolean);
  expect(cells).toEqual([
    "本人",
    "同卓12回、先着7回、後着4回、差+34.5",
    "同卓12回、先着4回、後着7回、差▲34.5",
    "本人",
  ]);
  screen.getByText("打った3人のうち、2人を出しています。");
});

test("somebody is added by number and left out again, and nobody who did not play", async () => {
  const member = (id: number) => ({
    id,
    number: id,
    name: people[id - 1] ?? "九条",
    kana: "",
    unranked: false,
  });
  show({ memberChoices: (search) => answer(search === "" ? [] : [member(Number(search))]) });
  await userEvent.click(await screen.findByText("対戦表の人を選ぶ"));
  const add = screen.getByRole("combobox", { name: "人を加える" });
  await userEvent.type(add, "3{Enter}");
  await screen.findByText("打った3人の全員です。");
  screen.getAllByText("同卓なし");

  await userEvent.type(add, "9{Enter}");
  await screen.findByText("九条さんは、この期間に打っていません。");

  await userEvent.click(screen.getByRole("button", { name: "相川さんを外す" }));
  await screen.findByText("打った3人のうち、2人を出しています。");
  expect(screen.queryByRole("button", { name: "相川さんを外す" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "はじめに戻す" }));
  await screen.findByRole("button", { name: "相川さんを外す" });
});

test("a name leads to the person's page", async () => {
  const go = show();
  await userEvent.click(await screen.findByRole("button", { name: "馬場さんの記録を開く" }));
  expect(go).toHaveBeenCalledExactlyOnceWith("members", 2);
});
