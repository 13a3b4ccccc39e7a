// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer } from "../../parts/inFrame";
import type { Answer, HandPreview, Problem, Sheet, SheetPreview } from "../../platform";
import {
  box,
  dayWithOne,
  doOther,
  east,
  entered,
  openToday,
  people,
  preview,
  scores,
  scoresOf,
  typeScores,
} from "./forTests";

test("Esc takes back one field, and again its row; the other rows stay", async () => {
  openToday({}, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}423{Enter}310{Enter}");
  await userEvent.type(box("東の点数"), "9");
  expect(box("東の点数").value).toBe("4239");
  await userEvent.keyboard("{Escape}");
  expect(box("東の点数").value).toBe("423");
  await userEvent.keyboard("{Escape}");
  expect(box("東の点数").value).toBe("");
  expect(await east()).toHaveProperty("value", "11 会員11");
  await userEvent.keyboard("{Escape}");
  expect(await east()).toHaveProperty("value", "");
  expect(screen.getByRole("combobox", { name: "南家" })).toHaveProperty("value", "12 会員12");
  expect(box("南の点数").value).toBe("310");
});

test("answers that come out of order never show an older sum", async () => {
  const waiting: { sheet: Sheet; say: (seen: Answer<SheetPreview>) => void }[] = [];
  openToday({
    previewSheet: (sheet) =>
      new Promise((say) => {
        waiting.push({ sheet, say });
      }),
  });
  await east();
  await userEvent.type(box("東の点数"), "42");
  const asked = (score: string) => waiting.find(({ sheet }) => scoresOf(sheet)?.[0] === score);
  await waitFor(() => expect(asked("42")).toBeTruthy());
  const sum = (points: string) =>
    ({
      ok: true,
      value: preview({ kind: "missing", points, sticks: null }),
    }) as const;
  asked("42")?.say(sum("200"));
  expect(await screen.findByText(/^あと200点/)).toBeTruthy();
  asked("4")?.say(sum("900"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/^あと900点/)).toBeNull();
  expect(screen.getByText(/^あと200点/)).toBeTruthy();
});

test("the Enter that confirms Japanese input saves nothing", async () => {
  const enterSheet = vi.fn(() => answer(null));
  openToday({ enterSheet }, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}");
  await typeScores(scores.slice(0, 3));
  await userEvent.keyboard("200");
  const north = box("北の点数");
  fireEvent.keyDown(north, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(north, { key: "Enter", isComposing: true });
  fireEvent.keyDown(north, { key: "F6", keyCode: 229 });
  fireEvent.keyDown(north, { key: "Escape", isComposing: true });
  expect(enterSheet).not.toHaveBeenCalled();
  expect(north.value).toBe("200");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
});

test("the last score follows from the others only where that is set", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  const [seat] = preview().seats;
  const filled = { ...preview(), seats: [seat, seat, seat, { ...seat, filled: "200" }] };
  openToday(
    {
      enterSheet,
      previewSheet: (sheet) => answer(sheet.fillLast ? (filled as SheetPreview) : preview()),
    },
    dayWithOne,
  );
  await east();
  await userEvent.keyboard("{F4}");
  await typeScores(scores.slice(0, 3));
  expect(screen.queryByText("残り 200")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /会のルール/ }));
  const setting = box("最後の1人の点数は、自動で入れる");
  expect(setting.checked).toBe(false);
  await userEvent.click(setting);
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByText("残り 200")).toBeTruthy();
  await userEvent.type(box("北の点数"), "{Enter}");
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  expect(enterSheet.mock.calls[0]?.[0]).toMatchObject({ fillLast: true });
});

test("chombo and sticks are one key away", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  openToday({ enterSheet }, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}{F8}2{Enter}{Enter}1");
  await userEvent.type(box("東の点数"), "423{Enter}");
  await typeScores(scores.slice(1));
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const given = enterSheet.mock.calls[0]?.[0];
  expect(given?.sticks).toBe("2");
  expect(given?.seats.map(({ chombo }) => chombo)).toEqual(["", "1", "", ""]);
});

test("who sits on another sheet of the round is told, refused, and saved with a reason", async () => {
  const problem: Problem = { kind: "at_two_tables", number: 11, round: 1, tables: ["A", "B"] };
  const enterSheet = vi.fn((given: Sheet) =>
    given.twoTables === null ? Promise.resolve({ ok: false as const, problem }) : answer(null),
  );
  openToday({ enterSheet }, { ...dayWithOne, next: { round: 1, table: "B" } });
  await east();
  expect(screen.queryByLabelText("2つの卓にいる理由")).toBeNull();
  await userEvent.keyboard("{F4}");
  expect(screen.getAllByText(/1回戦A卓の用紙にも入っています。/)).toHaveLength(4);
  await userEvent.type(box("東の点数"), "423{Enter}");
  await typeScores(scores.slice(1));
  expect(await screen.findByText("番号11の人が、1回戦のA卓とB卓の両方にいます。")).toBeTruthy();
  expect(screen.getByText(/どちらかの用紙に理由を書けば保存できます。/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("2つの卓にいる理由"), "掛け持ち{Enter}");
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(2));
  expect(enterSheet.mock.calls[1]?.[0].twoTables).toBe("掛け持ち");
});

test("the same people in another round are told of nothing", async () => {
  openToday({}, dayWithOne);
  const first = await east();
  await userEvent.keyboard("{F4}");
  expect(first).toHaveProperty("value", expect.stringContaining("会員11"));
  expect(screen.queryByText(/の用紙にも入っています。/)).toBeNull();
});

const read: HandPreview = {
  winner: "東",
  loser: "西",
  level: "mangan",
  hand: null,
  worth: [{ dealer: false, points: "8,000", fromChild: null, fromDealer: null }],
  faults: [],
};

test("a hand is shown in words with its points, corrected, taken back and taken out", async () => {
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  openToday(
    {
      enterSheet,
      previewSheet: (sheet) => answer({ ...preview(), hands: sheet.hands.map(() => read) }),
    },
    dayWithOne,
  );
  await east();
  await userEvent.keyboard("{F4}{F6}1{Enter}3{Enter}1{Enter}");
  const line = screen.getByRole("button", { name: "1つ目の和了を直す" }).parentElement;
  expect(line?.textContent).toContain("東 会員11");
  expect(line?.textContent).toContain("ロン 西 会員13");
  expect(line?.textContent).toContain("満貫");
  expect(line?.textContent).toContain("8,000点");

  await userEvent.click(screen.getByRole("button", { name: "1つ目の和了を直す" }));
  await waitFor(() => expect(document.activeElement).toBe(box("和了")));
  await userEvent.keyboard("2{Enter}{Enter}{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "1つ目の和了を直す" }));
  await waitFor(() => expect(box("和了").value).toBe("2"));
  await userEvent.keyboard("4{Enter}{Shift>}{Tab}{/Shift}{Escape}");
  expect(box("和了").value).toBe("2");

  await userEvent.keyboard("{F6}4{Enter}{Enter}{Enter}");
  expect(screen.getByText("満貫、跳満などの区分を入れてください。")).toBeTruthy();
  await userEvent.keyboard("2{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "1つ目の和了を直す" }));
  await userEvent.click(screen.getByRole("button", { name: "1つ目の和了を消す" }));
  await userEvent.type(box("東の点数"), "423{Enter}");
  await typeScores(scores.slice(1));
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  const hands = enterSheet.mock.calls[0]?.[0].hands;
  expect(hands?.map(({ winner, loser, level }) => [winner, loser, level])).toEqual([
    ["4", "", "2"],
  ]);
});

const saved = {
  people,
  sheet: {
    day: "2026-11-21",
    series: 1,
    round: 1,
    table: "A",
    rules: 5,
    unit: "points" as const,
    seats: people.map(({ id }, place) => ({
      person: id,
      search: "",
      score: `${scores[place]}00`,
      chombo: "",
    })),
    lastDealer: "北",
    sticks: "",
    unbalanced: null,
    twoTables: null,
    fillLast: false,
    hands: [],
  },
};

async function openSaved(
  changes: Parameters<typeof openToday>[0] = {},
  frame: Parameters<typeof openToday>[3] = {},
) {
  openToday(
    {
      sheet: () => answer(saved),
      sheetHistory: () =>
        answer([
          {
            line: {
              id: 9,
              day: { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" },
              time: "14:32",
              operation: "correct_hanchan",
              state: "done",
            },
            changes: [
              {
                part: { kind: "seat", wind: "南" },
                kind: "changed",
                fields: [{ field: "points", before: "30,000", after: "31,000" }],
              },
              {
                part: { kind: "hand" },
                kind: "added",
                fields: [
                  { field: "winner", before: null, after: "11 会員11" },
                  { field: "level", before: null, after: "mangan" },
                ],
              },
            ],
          },
        ]),
      ...changes,
    },
    dayWithOne,
    undefined,
    frame,
  );
  await userEvent.click(await screen.findByRole("button", { name: "1回戦A卓の記録用紙を開く" }));
  await screen.findByRole("heading", { name: "1回戦 A卓の訂正" });
}

test("a saved sheet is asked for in the unit in which sheets are typed, and says what it is", async () => {
  localStorage.setItem("unit of scores", "difference");
  const sheet = vi.fn(() => answer(saved));
  await openSaved({ sheet });
  expect(sheet).toHaveBeenCalledExactlyOnceWith(3, "difference");
  expect(screen.getByText("訂正中", { selector: ".tag" })).toBeTruthy();
});

test("a refusal is said beside the seats until what was wrong is being corrected", async () => {
  const refused = { kind: "points_missing", points: "1,000" } as const;
  openToday({ enterSheet: () => Promise.resolve({ ok: false, problem: refused }) }, dayWithOne, {
    kind: "missing",
    points: "1,000",
    sticks: null,
  });
  await east();
  await userEvent.keyboard("{F4}");
  await typeScores([...scores.slice(0, 3), "190"]);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^まだ保存していません。/);
  expect(screen.queryByText("何が起きたか")).toBeNull();
  expect(screen.getAllByText(/^あと1,000点足りません。/)).toHaveLength(1);
  await userEvent.keyboard("{Backspace}");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("who sits at the table twice is named as soon as both are typed", async () => {
  openToday();
  await east();
  for (const typed of ["11", "12", "11"]) {
    await userEvent.keyboard(`${typed}{Enter}`);
  }
  const sentence = "11 会員11が、この用紙の2つの席に入っています。番号を確かめてください。";
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a saved sheet stands beside what was done to it, in words", async () => {
  await openSaved();
  const history = (await screen.findByText("この卓のこれまで")).parentElement;
  expect(history?.textContent).toContain("半荘の訂正 令和8年11月21日（土）14:32");
  expect(screen.getByText("南家を訂正：点数 30,000 → 31,000")).toBeTruthy();
  expect(screen.getByText("和了を記録：和了した人 11 会員11、区分 満貫")).toBeTruthy();
});

test("a person is replaced at the table, or at all of the day", async () => {
  const replacePlayer = vi.fn(() => answer([]));
  const other = { id: 200, number: 20, name: "会員20", kana: "", unranked: false };
  await openSaved({
    replacePlayer,
    memberChoices: (search) => answer(search === "20" ? [other] : []),
    dayView: () =>
      answer({
        ...dayWithOne,
        tables: [...dayWithOne.tables, { ...entered, round: 2, hanchan: 4 }],
      }),
  });
  // Not while something is half typed, which would bring the replaced person back.
  await userEvent.type(box("東の点数"), "9{Enter}");
  await doOther("人を入れかえる");
  expect(screen.getByText(/^人を入れかえるには、先に/)).toBeTruthy();
  expect(screen.queryByLabelText("まちがって入れた人")).toBeNull();
  await doOther("書きかけを捨てる");
  await userEvent.selectOptions(screen.getByLabelText("まちがって入れた人"), "12 会員12");
  await userEvent.type(screen.getByRole("combobox", { name: "正しい人" }), "20{Enter}");
  await userEvent.click(screen.getByLabelText("この日のほかの1卓でも入れかえる"));
  await userEvent.click(
    await screen.findByRole("button", { name: "会員12 を 会員20 に入れかえる" }),
  );
  expect(replacePlayer).toHaveBeenCalledExactlyOnceWith([3, 4], 112, 200);
  // The next one is asked for anew.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "正しい人" })),
  );
  expect(screen.getByLabelText("この日のほかの1卓でも入れかえる")).toHaveProperty("checked", false);
});

test("a table is set aside with a reason, and counted again", async () => {
  const at = { day: "2026-11-21", series: 1, round: 1, table: "A" };
  let aside: { kind: "unfinished"; reason: string } | null = null;
  const setTableAside = vi.fn((_place, given) => {
    aside = given;
    return answer(null);
  });
  const countTableAgain = vi.fn(() => {
    aside = null;
    return answer(null);
  });
  await openSaved({ tableSetAside: () => answer(aside), setTableAside, countTableAgain });
  await doOther("この卓を数えない（無効・未了）");
  const form = await screen.findByRole("region", { name: "この卓を数えない（無効・未了）" });
  await userEvent.selectOptions(screen.getByLabelText("種類"), "unfinished");
  await userEvent.type(within(form).getByLabelText("理由"), "時間切れ");
  await userEvent.click(screen.getByRole("button", { name: "この卓を数えないことにする" }));
  expect(setTableAside).toHaveBeenCalledExactlyOnceWith(at, {
    kind: "unfinished",
    reason: "時間切れ",
  });
  await userEvent.click(await screen.findByRole("button", { name: "この卓を数えることにする" }));
  expect(countTableAgain).toHaveBeenCalledExactlyOnceWith(at);
});

test("a table that was set aside without a sheet can be opened", async () => {
  openToday(
    { tableSetAside: () => answer({ kind: "void", reason: "人数が足りない" }) },
    {
      ...dayWithOne,
      tables: [{ ...entered, table: "B", hanchan: null, state: "set_aside", places: [] }],
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "1回戦B卓の記録用紙を開く" }));
  expect(await screen.findByText("理由：人数が足りない")).toBeTruthy();
  expect(screen.queryByLabelText("東の点数")).toBeNull();
});

test("a correction of a competition's sheet says whose ranks are others, as a penalty does", async () => {
  const ranks = [
    { person: { id: 112, number: 12, name: "会員12" }, before: 2, after: 1 },
    { person: { id: 111, number: 11, name: "会員11" }, before: 1, after: null },
  ];
  const told = "順位が変わりました：会員12 2位→1位、会員11 1位→順位なし。";
  const say = vi.fn();
  await openSaved({ changeSheet: () => answer(ranks) }, { say });
  await userEvent.click(screen.getByRole("button", { name: "直して保存する" }));
  await waitFor(() => expect(say).toHaveBeenCalledWith(`1回戦A卓を保存しました。${told}`));
});
