// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { Backups, DayTable, DayView, Platform, Results } from "../../../platform";
import { Close } from "./Close";

const day = { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" };

const table = (label: string, state: DayTable["state"]): DayTable => ({
  round: 1,
  table: label,
  hanchan: null,
  state,
  people: [],
  places: [],
  totals: [],
  rules: null,
});

function show(tables: DayTable[], changes: Partial<Platform> = {}) {
  const onSheets = vi.fn();
  const view = {
    competition: null,
    unit: "P",
    rounds: null,
    present: 4,
    tables,
    missing: tables.filter(({ state }) => state === "missing").length,
    standings: [{ person: 1, rank: 1, name: "会員1", games: 1, total: "+42.3", course: [] }],
    next: null,
    first: [],
  } as unknown as DayView;
  const { said } = renderSaying(
    <Close
      day={day}
      series={{ id: 1, name: "土曜会" } as Parameters<typeof Close>[0]["series"]}
      view={view}
      onSheets={onSheets}
      onDraw={() => undefined}
    />,
    {
      backups: () => answer({ second: null, latestFirst: [] } as unknown as Backups),
      plannedMonths: () => answer({ today: day, series: [], months: [] }),
      results: () =>
        answer({
          rows: [],
          yakuman: [],
          records: [
            {
              kind: "highest_points",
              figure: "62,300",
              holders: [{ name: "会員2", at: { day: "", series: "", round: 3, table: "A" } }],
              more: 0,
            },
          ],
        } as unknown as Results),
      ...changes,
    },
  );
  return { said, onSheets };
}

test("with all sheets in, one press opens the day's paper, and one makes a backup", async () => {
  const openReport = vi.fn<Platform["openReport"]>(() => answer(null));
  const backUp = vi.fn(() => answer({ file: "控え.hanchan", hanchan: 3, second: null }));
  const { said } = show([table("A", "entered"), table("B", "entered")], { openReport, backUp });
  expect(await screen.findByText("おつかれさまでした")).toBeTruthy();
  expect(screen.getByText("残りは2つです")).toBeTruthy();
  expect((await screen.findByText("最高の半荘")).nextElementSibling?.textContent).toBe(
    "会員262,300点　3回戦A卓",
  );
  // The keys are where the next thing is done.
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(openReport).toHaveBeenCalledOnce());
  expect(openReport.mock.calls[0]?.[0]).toEqual({ kind: "session", day: "2026-11-21", series: 1 });
  expect(await screen.findByText("残りは1つです")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "いま控えをとる" }));
  expect(await screen.findByText("すべて済みました")).toBeTruthy();
  expect(said[0]).toBe("日別成績表を開きました。");
  expect(said[1]).toContain("控えをとり、読み直して確かめました");
  cleanup();
  // What was done is known to whoever comes back from a sheet.
  show([table("A", "entered")]);
  expect(await screen.findByText("すべて済みました")).toBeTruthy();
});

test("sheets that are still to come are named, and one press goes there", async () => {
  const { onSheets } = show([table("A", "entered"), table("B", "missing")]);
  expect(await screen.findByText("記録用紙があと1枚です")).toBeTruthy();
  expect(screen.getByText("まだの卓：1回戦B卓")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "まだの用紙を入れる" }));
  expect(onSheets).toHaveBeenCalledOnce();
});

test("a backup that fails is said in place, and is still to be made", async () => {
  const problem = { kind: "disk_full" } as const;
  show([table("A", "entered")], {
    backUp: () => Promise.resolve({ ok: false, problem }) as ReturnType<Platform["backUp"]>,
  });
  await userEvent.click(await screen.findByRole("button", { name: "いま控えをとる" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("残りは2つです")).toBeTruthy();
});
