import { describe, expect, test } from "vitest";
import type { RuleForm } from "../../platform";
import { texts } from "../../text";
import { facts, form } from "./examples";
import { compared, groups } from "./lines";

/** Another value for each field; what is said must differ, or a comparison would call them equal. */
const others: { [Field in keyof Omit<RuleForm, "name">]: RuleForm[Field][] } = {
  players: [3],
  start: [25_000],
  fromReturn: [false],
  returnPoints: [25_000],
  rounding: ["toward_return", "five_down_six_up", "four_down_five_up", "down", "up"],
  top: ["residual"],
  byFloating: [true],
  uma: [[[30_000, 10_000, -10_000, -30_100]], [[0, 0, 0, 0]]],
  tie: ["starting_seat", "last_dealer"],
  deposit: ["stays"],
  chombo: ["each", "mangan"],
  chomboPoints: [0, 20_000],
  unit: ["whole_p", "points"],
  bust: ["ends_daily_play", "ends"],
  minutes: [null, 50],
  announcements: [
    [{ minutesLeft: 5, call: "last_hand" }],
    [{ minutesLeft: 5, call: "finish_hand" }],
    [{ minutesLeft: 5, call: "declare_points" }],
  ],
  atEnd: ["one_more_after_settlement"],
  finalUntimed: [true],
  roundedUpMangan: [false],
  countedYakuman: [false],
  combinedYakuman: ["add_up"],
  doubleYakuman: [true],
  doubleWindPairFu: [2],
  honba: [0, 600],
  severalRon: ["two_only", "all"],
  pao: [[], ["dai_sangen"]],
  nagashiMangan: [true],
  valueTable: ["standard", "thirty_to_eighty", "no_fu"],
  assumed: [["honba"], ["tie", "honba"]],
};

const changes = Object.entries(others).flatMap(([field, values]) =>
  values.map((value) => ({ field, value, changed: { ...form, [field]: value } as RuleForm })),
);

describe.each(["ja", "en"] as const)("the words of a rule set (%s)", (language) => {
  const text = texts[language];

  test.each(changes)("say that $field is $value", ({ changed }) => {
    const lines = compared(text, { form, facts }, { form: changed, facts });
    expect(lines.filter(({ differs }) => differs)).not.toEqual([]);
  });

  test("of one field are never the same for two of its values", () => {
    for (const field of Object.keys(others)) {
      const said = changes
        .filter((change) => change.field === field)
        .map(({ changed }) =>
          compared(text, { form, facts }, { form: changed, facts })
            .map(({ other }) => other)
            .join(),
        );
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test("are whole sentences, with nothing of the data's own in them", () => {
    const end = language === "ja" ? "。" : ".";
    for (const { changed } of [...changes, { changed: form }]) {
      for (const { other } of compared(text, { form, facts }, { form: changed, facts })) {
        expect(other.endsWith(end)).toBe(true);
        expect(other).not.toMatch(/undefined|null|_|NaN/);
      }
    }
  });

  test("say where the gap to the return goes", () => {
    const said = (changed: RuleForm, follows: Partial<typeof facts>) =>
      text.rules.words.oka(changed, { ...facts, ...follows });
    const gap = { oka: "20,000" };
    const all = [
      said(form, {}),
      said(form, gap),
      said(form, { ...gap, umaGivesOka: true }),
      said({ ...form, top: "residual" }, gap),
      said({ ...form, top: "residual" }, {}),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const sentence of all.slice(1, 4)) {
      expect(sentence).toContain("20,000");
    }
  });
});

test("every group's lines are there once, and the same rule sets differ nowhere", () => {
  const lines = Object.values(groups).flat();
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.sort()).toEqual(Object.keys(texts.ja.rules.labels).sort());
  const same = compared(texts.ja, { form, facts }, { form, facts });
  expect(same.some(({ differs }) => differs)).toBe(false);
});
