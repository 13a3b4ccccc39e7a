// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { ImportOutcome, LedgerShown, Platform } from "../../platform";
import { texts } from "../../text";
import { ImportFiles } from "./ImportFiles";

const day = (iso: string) => ({ iso, shown: iso, weekday: "水" });

/** A list of which two people and one row are not certain. */
const open: LedgerShown = {
  name: "2024.xlsx",
  series: "水曜会",
  knownSeries: ["水曜会"],
  saidKind: null,
  saidAmounts: null,
  fiscalYear: null,
  from: null,
  to: null,
  sheets: [
    {
      name: "4月",
      taken: true,
      kind: "players",
      heads: [3],
      columns: [
        { heading: "日", examples: ["2日"], taken: { kind: "of", column: "date" } },
        { heading: "だれ", examples: ["青木"], taken: { kind: "of", column: "name" } },
        { heading: "計", examples: ["0"], taken: { kind: "sum" } },
      ],
      amounts: "result",
    },
  ],
  people: [
    {
      name: "青木",
      count: 12,
      who: { kind: "open" },
      certain: false,
      suggestions: [{ number: 1, name: "青木 一郎" }],
    },
    { name: "新田", count: 3, who: { kind: "open" }, certain: false, suggestions: [] },
    {
      name: "井上花子",
      count: 9,
      who: { kind: "member", number: 2 },
      certain: true,
      suggestions: [],
    },
  ],
  members: [
    { number: 1, name: "青木 一郎" },
    { number: 2, name: "井上 花子" },
  ],
  rows: [
    {
      sheet: "4月",
      line: 7,
      became: { kind: "wrong", problem: { what: "sum", sum: "+1.0", expected: "0.0" } },
      said: null,
    },
    { sheet: "4月", line: 12, became: { kind: "skipped", why: "sum" }, said: null },
    {
      sheet: "4月",
      line: 4,
      became: { kind: "hanchan", day: day("2024-04-02"), round: 1, table: "A" },
      said: null,
    },
  ],
  moreRows: 5,
  assumed: ["points_found", "no_seats"],
  wrong: [],
  unreadable: [],
  hanchan: 3,
  totals: 0,
  openRows: 1,
  isClear: false,
};

const stored: ImportOutcome = {
  counts: {
    ruleSetsAdded: 0,
    membersAdded: 1,
    membersUnchanged: 0,
    publicNames: 0,
    hanchan: 3,
    hands: 0,
    adjustments: 0,
    openings: 4,
  },
  doubts: [],
  problems: [],
  more: 0,
};

/** The window over a list that becomes clear by what is said of it. */
function shown() {
  let list: LedgerShown | null = null;
  const said: Parameters<Platform["sayOfLedger"]>[0][] = [];
  const storeImport = vi.fn(() => answer(stored));
  const { said: told } = renderSaying(<ImportFiles />, {
    importChoice: () => answer([]),
    workStep: () => answer(null),
    ledger: () => answer(list),
    chooseLedger: () => {
      list = open;
      return answer(null);
    },
    sayOfLedger: (says) => {
      said.push(says);
      if (said.length === 3 && list !== null) {
        const people = list.people.map((one) => ({ ...one, certain: true }));
        list = { ...list, people, openRows: 0, isClear: true };
      }
      return answer(null);
    },
    previewImport: () => answer(stored),
    storeImport,
  });
  return { said, told, storeImport };
}

test("a list comes in by a few actions, each doubt settled, and nothing before", async () => {
  const { said, told, storeImport } = shown();
  const user = userEvent.setup();
  const words = texts.ja.ledger;
  await user.click(await screen.findByRole("button", { name: words.choose }));
  expect(await screen.findByText(words.open(3))).toBeDefined();
  expect(screen.queryByRole("button", { name: texts.ja.imports.preview })).toBeNull();
  for (const what of open.assumed) {
    expect(screen.getByText(words.granted(what))).toBeDefined();
  }
  await user.click(screen.getByRole("button", { name: words.asSuggested }));
  await user.click(await screen.findByRole("button", { name: words.unknownAreNew }));
  const row = await screen.findByRole("combobox", { name: words.whatOf(7) });
  await user.selectOptions(row, words.asItStands);
  expect(said).toEqual([
    { of: "as_suggested" },
    { of: "unknown_are_new" },
    { of: "row", sheet: "4月", line: 7, said: "as_it_stands" },
  ]);
  expect(await screen.findByText(words.clear)).toBeDefined();
  await user.click(await screen.findByRole("button", { name: texts.ja.imports.preview }));
  await user.click(await screen.findByRole("button", { name: texts.ja.imports.store }));
  expect(storeImport).toHaveBeenCalledOnce();
  expect(told).toEqual([texts.ja.imports.done(3, 1)]);
});

test("each person, column and sheet can be said otherwise", async () => {
  const { said } = shown();
  const user = userEvent.setup();
  const words = texts.ja.ledger;
  await user.click(await screen.findByRole("button", { name: words.choose }));
  const who = await screen.findByRole("combobox", { name: words.whoOf("青木") });
  const choices = within(who).getAllByRole("option");
  expect(choices.map((one) => one.textContent)).toEqual([
    words.pleaseChoose,
    words.near(1, "青木 一郎"),
    words.newMember,
    words.newGuest,
    words.nobody,
    words.member(2, "井上 花子"),
  ]);
  await user.selectOptions(who, words.newGuest);
  const column = screen.getByRole("combobox", { name: texts.ja.imports.takenForOf("だれ") });
  await user.selectOptions(column, words.column("kana"));
  expect(said).toEqual([
    { of: "person", name: "青木", who: { kind: "new_guest" } },
    { of: "column", place: 1, to: { kind: "as", column: "kana" } },
  ]);
});

test.each(["ja", "en"] as const)("whatever is wrong says what to do (%s)", (language) => {
  for (const problem of [
    { what: "no_list" },
    { what: "person", name: "青木" },
    { what: "no_year", day: "4/5" },
    { what: "no_day" },
    { what: "not_a_day", text: "来週" },
    { what: "no_period" },
    { what: "not_a_number", text: "二万" },
    { what: "sum", sum: "+1.0", expected: "0.0" },
    { what: "players", count: 3, expected: 4 },
    { what: "twice", name: "青木" },
    { what: "tied" },
    { what: "differs" },
    { what: "again", round: 1, table: "A" },
    { what: "no_series" },
  ] as const) {
    expect(texts[language].ledger.problem(problem)).toMatch(/[。.]$/);
  }
});
