// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, backend, renderInFrame } from "../../parts/inFrame";
import type {
  ChosenPeriod,
  Platform,
  ResultsChoice,
  RuleForm,
  RuleProblem,
  WhatIf,
} from "../../platform";
import { factsOf, form, preset, usual, worked } from "./examples";
import RulesScreen from "./index";
import { TriedTable } from "./WhatIf";

const list = [usual, preset];

function show(commands: Partial<Platform> = {}) {
  const { said } = renderSaying(<RulesScreen />, {
    ruleList: () => answer(list),
    checkRules: (_, given) => answer({ problems: [], facts: factsOf(given) }),
    workOutHanchan: () => answer(worked),
    hanchanToWorkOut: () => answer([]),
    ...commands,
  });
  return said;
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole("button", { name }));
}

/** A rule set in the list. */
async function listed(name: RegExp) {
  const all = within(await screen.findByRole("navigation", { name: "ルールの一覧" }));
  return all.getByRole("button", { name });
}

describe("the list of rule sets", () => {
  test("says which is the usual one and what each is", async () => {
    show();
    const own = await listed(/^白樺会ルール 2025/);
    expect(own.textContent).toBe("白樺会ルール 2025いつものルール・第1版3万点持ち3万点返し");
    expect(own.getAttribute("aria-current")).toBe("true");
    const other = await listed(/^健康麻将/);
    expect(other.textContent).toBe("健康麻将 25000点持ち2.5万点持ち・返しなし");
    screen.getByText(/^第1版\s半荘24回$/);
  });

  test("is gone through by the arrows, and what is pressed is read beside it", async () => {
    show();
    (await listed(/^白樺会ルール 2025/)).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("heading", { name: "健康麻将 25000点持ち" });
    expect(document.activeElement?.getAttribute("aria-current")).toBe("true");
  });

  test("makes another the usual one, which then stands with the club's own", async () => {
    let rules = list;
    const chooseUsualRules = vi.fn((key: string) => {
      rules = list.map((entry) => ({ ...entry, usual: entry.key === key }));
      return answer(null);
    });
    const said = show({ ruleList: () => answer(rules), chooseUsualRules });
    const own = (await screen.findByText("この会のルール")).closest("section") as HTMLElement;
    expect(own.textContent).not.toContain("健康麻将");
    await userEvent.click(await listed(/^健康麻将/));
    await press("健康麻将 25000点持ち：いつものルールにする");
    expect(chooseUsualRules).toHaveBeenCalledExactlyOnceWith("kenko-25000");
    await waitFor(() => expect(own.querySelector("li")?.textContent).toContain("健康麻将"));
    expect(said).toHaveLength(1);
  });
});

test("a rule set is explained in sentences and with its table of values", async () => {
  show();
  await screen.findByText(/^順位が決まった後の成績から/);
  screen.getByText("1回戦は70分です。");
  await userEvent.click(screen.getByText("点数の表を見る"));
  screen.getByText("1翻 30符");
  screen.getByText("役満 13翻〜");
});

describe("the worked example", () => {
  const cellsOf = (box: HTMLElement) =>
    [...(box.closest("tr")?.cells ?? [])]
      .filter((cell) => !cell.contains(box))
      .map((cell) => cell.textContent)
      .filter(Boolean);

  test("is settled anew at each key, and says what is missing", async () => {
    const workOutHanchan = vi.fn((_form: RuleForm, points: number[]) =>
      answer(
        points.reduce((sum, one) => sum + one, 0) === 120_000
          ? worked
          : ({ kind: "short", points: "300" } as const),
      ),
    );
    show({ workOutHanchan });
    const east = await screen.findByLabelText("東の終わりの点");
    await waitFor(() =>
      expect(cellsOf(east)).toEqual([
        "東 1",
        "－",
        "30,000",
        "＝",
        "+12.3",
        "と",
        "+30.0",
        "＝",
        "+42.3",
      ]),
    );
    expect(workOutHanchan.mock.lastCall?.[1]).toEqual([24_600, 36_500, 19_100, 39_800]);
    // Where it is explained as well.
    expect(screen.getAllByText(/返しと持ち点が同じなので、オカはありません。/)).toHaveLength(2);
    await userEvent.clear(east);
    await screen.findByText("全員の点がそろうと計算します。");
    await userEvent.type(east, "２４３００");
    await screen.findByText("あと300点足りません。合計が120,000点になると計算します。");
    expect(cellsOf(east)).toEqual(["東 ", "－", "30,000", "＝", "と", "＝"]);
    await userEvent.tab();
    expect(east).toHaveProperty("value", "24,300");
  });

  test("begins with a table that was played, if one is chosen", async () => {
    const points = [42_300, 31_200, 26_500, 20_000];
    const at = { day: "令和8年11月21日", series: "土曜会", round: 3, table: "B" };
    const workOutHanchan = vi.fn((_form: RuleForm, _points: number[]) => answer(worked));
    const hanchanToWorkOut = () =>
      // The second began with other points.
      answer([
        { at, points },
        { at: { ...at, table: "C" }, points: [25_000, 25_000, 25_000, 25_000] },
      ]);
    show({ workOutHanchan, hanchanToWorkOut });
    await userEvent.click(await screen.findByRole("button", { name: "例にする半荘 見本の点" }));
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "見本の点",
      "11月21日 3回戦B卓",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "11月21日 3回戦B卓" }));
    await waitFor(() => expect(workOutHanchan.mock.lastCall?.[1]).toEqual(points));
    expect(screen.getByLabelText("東の終わりの点")).toHaveProperty("value", "42,300");
  });
});

describe("changing a rule set", () => {
  const wrong: RuleProblem = {
    field: "uma[1]",
    fault: { kind: "more_than_place_before", amount: "40,000", before: "30,000" },
  };

  function changing(commands: Partial<Platform> = {}) {
    const asked: RuleForm[] = [];
    const said = show({
      checkRules: (_, given) => {
        asked.push(given);
        return answer(
          given.uma[0]?.[1] === 40_000
            ? { problems: [wrong], facts: null }
            : { problems: [], facts: factsOf(given) },
        );
      },
      ...commands,
    });
    return { asked, said };
  }

  test("says what it means for what is entered, and what will be different", async () => {
    const changeRules = vi.fn(() => answer(null));
    const { said } = changing({ changeRules });
    await press("白樺会ルール 2025：変える");
    await screen.findByText(/もう半荘24回が入っています。その成績は変わりません。/);
    screen.getByText("まだ何も変えていません。");
    const second = screen.getByRole("textbox", { name: "2着" });
    await userEvent.clear(second);
    await userEvent.type(second, "２００００{Enter}");
    const line = await screen.findByRole("row", { name: /^順位点/ });
    expect(line.textContent).toBe("順位点+30 +10 ▲10 ▲30+30 +20 ▲10 ▲30");
    await press("この内容に変える");
    expect(changeRules).toHaveBeenCalledExactlyOnceWith("shirakaba-2025", {
      ...form,
      uma: [[30_000, 20_000, -10_000, -30_000]],
    });
    await waitFor(() => expect(said).toHaveLength(1));
    await screen.findByText("この会のルール");
  });

  test("says what is wrong beside its box, and goes there instead of saving", async () => {
    const changeRules = vi.fn<Platform["changeRules"]>(() =>
      Promise.resolve({ ok: false, problem: { kind: "wrong_rules", count: 1 } }),
    );
    changing({ changeRules });
    await press("白樺会ルール 2025：変える");
    const second = await screen.findByRole("textbox", { name: "2着" });
    await userEvent.clear(second);
    await userEvent.type(second, "40000{Enter}");
    await screen.findByText(/^40,000点は、1つ上の順位（30,000点）より多くなっています。/);
    expect(second.getAttribute("aria-invalid")).toBe("true");
    await press("この内容に変える");
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect((second as HTMLInputElement).value).toBe("40000");
  });

  test("to what it was changes nothing", async () => {
    const { said } = changing();
    await press("白樺会ルール 2025：変える");
    await press("この内容に変える");
    expect(said).toEqual(["前と同じなので、何も変えていません。"]);
  });

  test("marks itself as typed, so that Ctrl+Z stays with the typing", async () => {
    changing();
    await press("白樺会ルール 2025：変える");
    const name = await screen.findByLabelText("ルールの名前");
    expect(name.closest('[data-typed="true"]')).toBeNull();
    await userEvent.type(name, "改{Enter}");
    await waitFor(() => expect(name.closest('article[data-typed="true"]')).not.toBeNull());
  });
});

test("what is half written is still there after a look at another screen, until it is cancelled", async () => {
  const platform = backend({
    ruleList: () => answer(list),
    checkRules: (_, given) => answer({ problems: [], facts: factsOf(given) }),
    workOutHanchan: () => answer(worked),
    hanchanToWorkOut: () => answer([]),
  });
  const visit = () => renderInFrame(<RulesScreen />, {}, { platform });
  visit();
  await press("白樺会ルール 2025：変える");
  await userEvent.type(await screen.findByLabelText("ルールの名前"), "改{Enter}");
  cleanup();

  visit();
  await screen.findByDisplayValue("白樺会ルール 2025改");
  await press("やめる");
  await press("白樺会ルール 2025：変える");
  await screen.findByDisplayValue("白樺会ルール 2025");
});

test("a preset is copied under another name with its announcements and players changed", async () => {
  const addRules = vi.fn((_: RuleForm) => answer("rules-1"));
  const said = show({ addRules });
  await userEvent.click(await listed(/^健康麻将/));
  await press("健康麻将 25000点持ち：写して新しく作る");
  await userEvent.selectOptions(await screen.findByLabelText("人数"), "三人麻雀");
  expect(screen.queryByRole("textbox", { name: "4着" })).toBeNull();
  await press("知らせを加える");
  await userEvent.type(screen.getByLabelText("終わりの何分前"), "10{Enter}");
  await userEvent.click(screen.getByLabelText("四槓子"));
  await press("このルールを加える");
  const given = addRules.mock.calls[0]?.[0];
  expect(given).toMatchObject({
    name: "健康麻将 25000点持ち の写し",
    players: 3,
    uma: [[12_000, 4_000, -4_000]],
    announcements: [{ minutesLeft: 10, call: "last_hand" }],
    pao: ["dai_sangen", "dai_suushii"],
  });
  await waitFor(() => expect(said).toEqual(["「健康麻将 25000点持ち の写し」を加えました。"]));
});

test("what the club's own rules do not say is marked, and settled by a tick or by another value", async () => {
  const changeRules = vi.fn((_key: string, _form: RuleForm) => answer(null));
  const assumed: RuleForm["assumed"] = ["deposit", "honba", "double_wind_pair_fu"];
  const silent = { ...usual, form: { ...usual.form, assumed } };
  show({ ruleList: () => answer([silent, preset]), changeRules });
  await press("白樺会ルール 2025：変える");
  const settled = await screen.findByLabelText("積み棒の点");
  expect(settled).toHaveProperty("checked", true);
  expect(screen.queryByLabelText("数え役満")).toBeNull();
  await userEvent.click(settled);
  await userEvent.selectOptions(screen.getByLabelText("連風牌の雀頭"), "2符");
  expect(screen.getByLabelText("連風牌の雀頭の符")).toHaveProperty("checked", false);
  await press("この内容に変える");
  await waitFor(() => expect(changeRules).toHaveBeenCalledOnce());
  expect(changeRules.mock.calls[0]?.[1].assumed).toEqual(["deposit"]);
});

test("two rule sets are compared by what differs, or in everything with a word for it", async () => {
  show();
  const side = within(await screen.findByRole("complementary", { name: "くらべる" }));
  const lines = () => side.getAllByRole("row").slice(1);
  expect(lines().map((line) => line.textContent)).toEqual([
    "持ち点30,000点25,000点",
    "返し30,000点返しなし",
    "順位点+30 +10 ▲10 ▲30+12 +4 ▲4 ▲12",
    "予告3分前「いまの局を終えてください」なし",
  ]);
  side.getByText("ほかの17項目は同じです。");
  await userEvent.click(side.getByRole("button", { name: "同じ項目も見る" }));
  expect(lines()).toHaveLength(21);
  expect(side.getAllByText("ちがう")).toHaveLength(4);
});

test("what is compared is tried out from there", async () => {
  const halfYear: ChosenPeriod = {
    kind: "half",
    from: null,
    to: null,
    heading: "令和8年度 下半期",
    previous: null,
    next: null,
  };
  const whatIf = vi.fn((_choice: ResultsChoice, _source: string) =>
    answer({ players: 4, hanchan: 0, leftOut: false, unit: "P", triedUnit: "P", rows: [] }),
  );
  show({
    periodOf: () => answer(halfYear),
    resultFilters: () => answer({ series: [], ruleSets: [], hasCompetitions: false }),
    whatIf,
  });
  const side = within(await screen.findByRole("complementary", { name: "くらべる" }));
  await userEvent.click(side.getByRole("button", { name: "別のルールで試す" }));
  await waitFor(() => expect(whatIf.mock.lastCall?.[1]).toBe("kenko-25000@1"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
});

describe("trying another rule set out", () => {
  const row = {
    person: 1,
    name: "𠮷田 髙子",
    kana: "よしだ たかこ",
    games: 12,
    rank: 3,
    total: { shown: "+30.2", order: 30_200 },
    triedRank: 1,
    triedTotal: { shown: "+14.0", order: 14_000 },
    rises: 2,
    difference: { shown: "▲16.2", order: -16_200 },
  };
  const tried: WhatIf = {
    players: 4,
    hanchan: 12,
    leftOut: true,
    unit: "P",
    triedUnit: "点",
    rows: [
      row,
      { ...row, person: 2, name: "下がる人", rises: -1 },
      { ...row, person: 3, name: "ゲスト", rank: null, triedRank: null, rises: null },
    ],
  };

  test("says in words how ranks move, and never by a sign alone", () => {
    renderInFrame(<TriedTable tried={tried} />);
    const moves = screen
      .getAllByRole("row")
      .slice(1)
      .map((line) => line.children[6]?.textContent);
    expect(moves).toEqual(["2つ上がる", "1つ下がる", ""]);
    // One unit in a row, whatever the rule set counts in.
    screen.getByText(/^単位：P。試したルールの成績は点で表しますが/);
    screen.getByText(/人数のちがう半荘は入っていません。/);
  });

  test("says so where nothing was played by that many", () => {
    renderInFrame(<TriedTable tried={{ ...tried, rows: [] }} />);
    screen.getByText("この期間には、このルールの人数で打った半荘がありません。");
  });
});
