// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { FileShown, ImportCounts, ImportOutcome, Platform } from "../../platform";
import { texts } from "../../text";
import { ImportFiles } from "./ImportFiles";

const counts: ImportCounts = {
  ruleSetsAdded: 0,
  membersAdded: 3,
  membersUnchanged: 0,
  publicNames: 0,
  hanchan: 12,
  hands: 0,
  adjustments: 0,
  openings: 0,
};

const wrong: ImportOutcome = {
  counts: null,
  doubts: [],
  problems: [
    {
      file: "results.csv",
      line: 7,
      column: "points",
      problem: { kind: "points_short", difference: "300", expected: "120,000" },
    },
    { file: "members.csv", line: null, column: null, problem: { kind: "encoding" } },
  ],
  more: 5,
};

const file: FileShown = {
  name: "results.csv",
  sheets: [],
  sheet: null,
  headingLine: null,
  columns: [
    { heading: "日付", examples: ["2025-10-04"], takenFor: "date", leftOut: false },
    { heading: "スコア", examples: ["42300", "31000"], takenFor: null, leftOut: false },
  ],
  known: [
    { name: "date", japanese: "日付", required: true },
    { name: "points", japanese: "点数", required: true },
    { name: "chombo", japanese: "チョンボ", required: false },
  ],
  problem: null,
};

function shown(outcome: ImportOutcome, say: (sentence: string) => void = () => undefined) {
  const storeImport = vi.fn(() => answer(outcome));
  renderInFrame(
    <ImportFiles />,
    {
      ledger: () => answer(null),
      importChoice: () => answer([{ role: "results", files: [file] }]),
      workStep: () => answer(null),
      previewImport: () => answer(outcome),
      storeImport,
    },
    { say },
  );
  return { storeImport, user: userEvent.setup() };
}

test("every error is told with its file, line and column, and nothing can be imported", async () => {
  const { user } = shown(wrong);
  await user.click(await screen.findByRole("button", { name: "試してみる" }));
  const said = await screen.findByText(/^7か所おかしいので、何も取りこんでいません/);
  const rows = [...(said.closest("table")?.rows ?? [])].map((row) => row.textContent);
  expect(rows[1]).toContain("results.csv7点数300点足りません");
  expect(rows[2]).toContain("members.csv全体全体文字が読めません");
  expect(screen.queryByRole("button", { name: "取りこむ" })).toBeNull();
});

test("what would be brought is shown first, and stored only when asked for", async () => {
  const said: string[] = [];
  const { storeImport, user } = shown({ counts, doubts: [], problems: [], more: 0 }, (sentence) =>
    said.push(sentence),
  );
  await user.click(await screen.findByRole("button", { name: "試してみる" }));
  await screen.findByText("新しい会員");
  expect(storeImport).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "取りこむ" }));
  expect(said).toEqual(["取りこみました（半荘12回、新しい会員3人）。"]);
});

test.each(["ja", "en"] as const)(
  "an error is a whole sentence that says what to do (%s)",
  (language) => {
    for (const { problem } of wrong.problems) {
      expect(texts[language].imports.problem(problem)).toMatch(/[。.]$/);
    }
  },
);

test("a column that nobody knows is asked for, and matched by hand or left out", async () => {
  const matchImportColumn = vi.fn<Platform["matchImportColumn"]>(() => answer(undefined));
  renderInFrame(<ImportFiles />, {
    ledger: () => answer(null),
    importChoice: () => answer([{ role: "results", files: [file] }]),
    workStep: () => answer(null),
    matchImportColumn,
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/何の列かわからないものが1つあります/)).toBeDefined();
  expect(screen.getByText(/まだ決まっていません：点数。/)).toBeDefined();
  expect(screen.getByText("42300、31000")).toBeDefined();
  const choice = screen.getByRole("combobox", { name: "「スコア」は何の列か" });
  await user.selectOptions(choice, "点数（必要）");
  await user.selectOptions(choice, "取りこまない");
  expect(matchImportColumn.mock.calls).toEqual([
    ["results", 1, { kind: "as", name: "points" }],
    ["results", 1, { kind: "left_out" }],
  ]);
});

test("headings that do not stand in the first line are said to be found below", async () => {
  const titled = { ...file, headingLine: 4 };
  renderInFrame(<ImportFiles />, {
    ledger: () => answer(null),
    importChoice: () => answer([{ role: "results", files: [titled] }]),
    workStep: () => answer(null),
  });
  expect(
    await screen.findByText("4行目を列の名前として読みます。その上の行は取りこみません。"),
  ).toBeDefined();
});

test("how far a long import has come is shown, and it can be stopped", async () => {
  let end = (_: Awaited<ReturnType<Platform["previewImport"]>>): void => undefined;
  const stopWork = vi.fn<Platform["stopWork"]>(() => {
    end({ ok: false, problem: { kind: "cancelled" } });
    return answer(undefined);
  });
  let working = false;
  let begun: number | null = null;
  const { said } = renderSaying(<ImportFiles />, {
    ledger: () => answer(null),
    importChoice: () => answer([{ role: "results", files: [file] }]),
    workStep: () => answer(working ? { stage: "checking", done: 1_250, total: 25_000 } : null),
    previewImport: (work) => {
      begun = work;
      working = true;
      return new Promise((resolve) => {
        end = (given) => {
          working = false;
          resolve(given);
        };
      });
    },
    stopWork,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "試してみる" }));
  const progress = await screen.findByRole<HTMLProgressElement>("progressbar");
  expect([progress.value, progress.max]).toEqual([1_250, 25_000]);
  expect(screen.getByText("1,250 / 25,000")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "取りやめる" }));
  expect(stopWork).toHaveBeenCalledExactlyOnceWith("import", begun);
  await waitFor(() => expect(said).toEqual(["取りやめました。何も取りこんでいません。"]));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(document.activeElement?.textContent).toBe("試してみる");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what may be a slip of the finger is told beside what an import brings", async () => {
  const day = { iso: "2099-01-07", shown: "2099年1月7日(水)", weekday: "水" };
  const doubts: ImportOutcome["doubts"] = [
    { kind: "new_series", name: "水曜會" },
    { kind: "future_day", day },
    { kind: "before_joining", member: 1, day },
    { kind: "out_of_reach", member: 3, day, round: 1, table: "B", points: -1_000_000 },
  ];
  shown({ counts, doubts, problems: [], more: 0 });
  await userEvent.click(await screen.findByRole("button", { name: "試してみる" }));
  await screen.findByText(texts.ja.imports.lookAt);
  const told = screen
    .getAllByRole("listitem")
    .filter((item) => item.closest("[role=status]") !== null)
    .map((item) => item.textContent);
  expect(told).toEqual(doubts.map((doubt) => texts.ja.imports.doubt(doubt)));
  expect(told[0]).toBe("「水曜會」は、いままでになかったシリーズです。");
  expect(told.at(-1)).toContain("▲1,000,000点");
});
