// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answer, backend, renderInFrame } from "../../parts/inFrame";
import type { Platform, RuleForm, RuleProblem, WhatIf } from "../../platform";
import { facts, form, preset, usual } from "./examples";
import RulesScreen from "./index";
import { TriedTable } from "./WhatIf";

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = [usual, preset];

function show(commands: Partial<Platform> = {}) {
  const said: string[] = [];
  renderInFrame(
    <RulesScreen />,
    {
      ruleList: () => answer(list),
      checkRules: () => answer({ problems: [], facts }),
      ...commands,
    },
    { say: (sentence) => said.push(sentence) },
  );
  return said;
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole("button", { name }));
}

describe("the list of rule sets", () => {
  test("says which is the usual one and what each is", async () => {
    show();
    const own = (await screen.findByText("いつものルール")).closest("li") as HTMLElement;
    expect(own.textContent).toContain(
      "4人　30,000点持ち30,000点返し　順位点 +30,000 / +10,000 / ▲10,000 / ▲30,000第1版　半荘24回",
    );
    expect(document.body.textContent).toContain(
      "4人　25,000点持ち・返しなし　順位点 +12,000 / +4,000 / ▲4,000 / ▲12,000",
    );
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
    expect(screen.queryByRole("button", { name: "健康麻将 25000点持ち：変える" })).toBeNull();
    await press("健康麻将 25000点持ち：いつものルールにする");
    expect(chooseUsualRules).toHaveBeenCalledExactlyOnceWith("kenko-25000");
    await waitFor(() => expect(own.querySelector("h4")?.textContent).toContain("健康麻将"));
    expect(said).toHaveLength(1);
  });
});

test("a rule set is explained with a game worked out and its table of values", async () => {
  show();
  await press("白樺会ルール 2025：くわしく見る");
  await screen.findByText(/^1回ごとに、その人の成績から10,000点を引きます。/);
  screen.getByText("1回戦は70分です。");
  const row = screen.getByText("42,300").closest("tr") as HTMLTableRowElement;
  expect([...row.cells].map((cell) => cell.textContent)).toEqual([
    "東",
    "42,300",
    "1着",
    "+12.3",
    "+30.0",
    "+42.3",
  ]);
  await userEvent.click(screen.getByText("点数の表を見る"));
  screen.getByText("1翻 30符");
  screen.getByText("役満 13翻〜");
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
            : { problems: [], facts },
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
    const second = screen.getByLabelText("2着");
    await userEvent.clear(second);
    await userEvent.type(second, "２００００{Enter}");
    const line = (await screen.findByText(/2着 \+20,000点/)).closest("tr") as HTMLElement;
    expect(line.textContent).toContain("2着 +10,000点");
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
    const second = await screen.findByLabelText("2着");
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
    await waitFor(() => expect(name.closest('div[data-typed="true"]')).not.toBeNull());
  });
});

test("what is half written is still there after a look at another screen, until it is cancelled", async () => {
  const platform = backend({
    ruleList: () => answer(list),
    checkRules: () => answer({ problems: [], facts }),
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
  await press("健康麻将 25000点持ち：写して新しく作る");
  await userEvent.selectOptions(await screen.findByLabelText("人数"), "三人麻雀");
  expect(screen.queryByLabelText("4着")).toBeNull();
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

test("two rule sets are compared by what differs, or in everything with a word for each", async () => {
  show();
  await press("2つをくらべる");
  await screen.findByText("4か所がちがいます。");
  const lines = () => screen.getAllByRole("row").slice(1);
  expect(lines()).toHaveLength(4);
  await userEvent.selectOptions(screen.getByLabelText("見るところ"), "すべて");
  expect(lines().length).toBeGreaterThan(20);
  const verdicts = lines().map((line) => line.lastElementChild?.textContent);
  expect(verdicts.filter((verdict) => verdict === "ちがう")).toHaveLength(4);
  expect(new Set(verdicts)).toEqual(new Set(["ちがう", "同じ"]));
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
    triedTotal: { shown: "+14,000", order: 14_000 },
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
    screen.getByText("単位：本当の成績と差はP、試した成績は点");
    screen.getByText(/人数のちがう半荘は入っていません。/);
  });

  test("says so where nothing was played by that many", () => {
    renderInFrame(<TriedTable tried={{ ...tried, rows: [] }} />);
    screen.getByText("この期間には、このルールの人数で打った半荘がありません。");
  });
});
