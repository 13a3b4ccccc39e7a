// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ImportCounts, ImportOutcome } from "../../platform";
import { texts } from "../../text";
import { ImportFiles } from "./ImportFiles";

afterEach(cleanup);

const counts: ImportCounts = {
  rule_sets_added: 0,
  members_added: 3,
  members_unchanged: 0,
  hanchan: 12,
  hands: 0,
  adjustments: 0,
};

const wrong: ImportOutcome = {
  counts: null,
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

function shown(outcome: ImportOutcome, say: (sentence: string) => void = () => undefined) {
  const storeImport = vi.fn(() => answer(outcome));
  renderInFrame(
    <ImportFiles />,
    {
      importChoice: () => answer([{ role: "results", files: ["results.csv"] }]),
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
  await screen.findByText(/^7か所おかしいので、何も取りこんでいません/);
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toContain("results.csv7points300点足りません");
  expect(rows[2]).toContain("members.csv全体全体文字が読めません");
  expect(screen.queryByRole("button", { name: "取りこむ" })).toBeNull();
});

test("what would be brought is shown first, and stored only when asked for", async () => {
  const said: string[] = [];
  const { storeImport, user } = shown({ counts, problems: [], more: 0 }, (sentence) =>
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
