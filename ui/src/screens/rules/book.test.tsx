// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { Platform, RuleEntry } from "../../platform";
import { factsOf, preset, usual } from "./examples";
import RulesScreen from "./index";

async function showBook(list: RuleEntry[], commands: Partial<Platform> = {}) {
  const { said } = renderSaying(<RulesScreen />, {
    ruleList: () => answer(list),
    checkRules: (_, given) => answer({ problems: [], facts: factsOf(given) }),
    hanchanToWorkOut: () => answer([]),
    ...commands,
  });
  await userEvent.click(await screen.findByRole("radio", { name: "ルール集" }));
  return said;
}

async function turnTo(heading: RegExp) {
  const headings = within(await screen.findByRole("navigation", { name: "見出し" }));
  await userEvent.click(headings.getByRole("button", { name: heading }));
}

test("the book begins with what is written, and each heading says how much that is", async () => {
  await showBook([usual, preset]);
  const text = await screen.findByRole("textbox", { name: "流局" });
  expect(text).toHaveProperty("value", usual.form.book.draws);
  // A heading of its own is no rule.
  screen.getByRole("button", { name: /^流局\s*2項目$/ });
  screen.getByRole("button", { name: /^反則\s*なし$/ });
});

test("what is typed under a heading becomes a version with all else as it was", async () => {
  const changeRules = vi.fn(() => answer(null));
  const said = await showBook([usual, preset], { changeRules });
  await turnTo(/^反則/);
  await userEvent.type(screen.getByRole("textbox", { name: "反則" }), "多牌はアガリ放棄。");
  await userEvent.click(screen.getByRole("button", { name: "この文にする" }));
  const book = { ...usual.form.book, fouls: "多牌はアガリ放棄。" };
  expect(changeRules).toHaveBeenCalledExactlyOnceWith(usual.key, { ...usual.form, book });
  expect(said).toHaveLength(1);
});

test("what was typed is taken back before it is kept", async () => {
  await showBook([usual, preset]);
  const text = await screen.findByRole("textbox", { name: "流局" });
  await userEvent.clear(text);
  await userEvent.click(screen.getByRole("button", { name: "書きかえをやめる" }));
  expect(text).toHaveProperty("value", usual.form.book.draws);
  expect(screen.getByRole("button", { name: "この文にする" })).toHaveProperty("disabled", true);
});

test("an earlier version can only be read", async () => {
  const older = { ...usual, source: "shirakaba-2025@1", newest: false, usual: true };
  const newer = { ...usual, source: "shirakaba-2025@2", version: 2, usual: false };
  await showBook([older, newer]);
  expect(await screen.findByRole("textbox", { name: "流局" })).toHaveProperty("readOnly", true);
  expect(screen.queryByRole("button", { name: "この文にする" })).toBeNull();
});

test("a preset of an older file is offered the sample's text", async () => {
  const sample = { fouls: "多牌はアガリ放棄。" };
  await showBook([{ ...usual, form: { ...usual.form, book: {} }, sample }]);
  await userEvent.click(await screen.findByRole("button", { name: "見本の文を入れる" }));
  await turnTo(/^反則/);
  expect(screen.getByRole("textbox", { name: "反則" })).toHaveProperty("value", sample.fouls);
});

test("two books are compared by the headings under which they differ", async () => {
  const other = {
    ...preset,
    form: { ...preset.form, book: { draws: "途中流局あり。\n流し満貫なし。" } },
  };
  renderSaying(<RulesScreen />, {
    ruleList: () => answer([usual, other]),
    checkRules: (_, given) => answer({ problems: [], facts: factsOf(given) }),
    hanchanToWorkOut: () => answer([]),
  });
  const row = await screen.findByRole("row", { name: /^ルール集：流局/ });
  expect(row.textContent).toContain("2項目（文がちがう）");
});

test("a book is opened to be printed", async () => {
  const openReport = vi.fn(() => answer({ missing: [], place: "ルール集.pdf" }) as never);
  await showBook([usual], { openReport });
  await userEvent.click(screen.getByRole("button", { name: "ルール集" }));
  const document = { kind: "rule_book", rules: usual.source, competition: null };
  expect(openReport).toHaveBeenCalledExactlyOnceWith(
    document,
    expect.anything(),
    expect.anything(),
  );
});
