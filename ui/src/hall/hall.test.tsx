// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { none, running } from "../clock/forTests";
import { newQueryClient } from "../command";
import { stubBrowser } from "../frame/forTests";
import { answer, backend } from "../parts/inFrame";
import type { ClockNow, ClockView, HallView, Platform } from "../platform";
import { Hall } from "./Hall";

beforeEach(() => stubBrowser());

const clock: ClockNow = { ...running, next: null };

const view: ClockView = { ...none, clock, hallWindow: "open" };

const hall: HallView = {
  club: "白樺会",
  round: {
    stage: null,
    tables: [{ table: "A", missing: false, people: ["会員1", "会員2", "会員3", "会員4"] }],
    sitsOut: ["会員5"],
    unit: "P",
    standings: [{ rank: 1, name: "会員1", total: "+42.3" }],
  },
};

function show(changes: Partial<Platform> = {}, first = view) {
  let now = first;
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Hall
        platform={backend({
          roundClock: () => answer(now),
          hallView: () => answer(hall),
          ...changes,
        })}
      />
    </QueryClientProvider>,
  );
  return (next: ClockView) =>
    act(() => {
      now = next;
      window.dispatchEvent(new Event("hanchan-tick"));
      return Promise.resolve();
    });
}

/** The figures, once they are these. */
const shows = (figures: string) =>
  waitFor(() => expect(screen.getByRole("timer").firstChild?.textContent).toBe(figures));

test("the hall sees the clock, the round and who sits where", async () => {
  show();
  await shows("69:05");
  expect(screen.getByText("2回戦")).toBeTruthy();
  expect(screen.getByText("A卓").closest("li")?.textContent).toBe(
    "A卓東 会員1南 会員2西 会員3北 会員4",
  );
  expect(screen.getByText("会員5", { exact: false })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("白樺会　会場の画面"));
});

test("each tick is shown, and the record read again only when it has changed", async () => {
  const hallView = vi.fn(() => answer(hall));
  const becomes = show({ hallView });
  await shows("69:05");
  await becomes({ ...view, clock: { ...clock, secondsLeft: 4144 } });
  await shows("69:04");
  expect(hallView).toHaveBeenCalledTimes(1);
  await becomes({ ...view, changes: 2 });
  await waitFor(() => expect(hallView).toHaveBeenCalledTimes(2));
});

test("what is called out stands in large words until something else does", async () => {
  const becomes = show();
  await shows("69:05");
  const signal = { minutesLeft: 10, call: "declare_points" } as const;
  const latest = { signal, at: "14:37", key: "a", late: false, sounds: true };
  await becomes({ ...view, clock: { ...clock, latest } });
  expect((await screen.findByText("点数を申告してください")).ariaLive).toBe("assertive");
  const over = { ...latest, signal: { minutesLeft: 0, call: "over_one_more" } as const };
  await becomes({ ...view, clock: { ...clock, state: "over", secondsLeft: 0, latest: over } });
  expect(await screen.findByText(/^時間です。いまの局が最後です。.*もう1局/)).toBeTruthy();
});

test("the standings or the clock alone are shown where they are wanted", async () => {
  const becomes = show({}, { ...view, hallPart: "standings" });
  expect((await screen.findByText("会員1")).closest("li")?.textContent).toBe("1会員1+42.3");
  expect(screen.getByText("この日の成績（P）")).toBeTruthy();
  await becomes({ ...view, hallPart: "clock_only" });
  await waitFor(() => expect(screen.queryByText("会員1")).toBeNull());
  await shows("69:05");
});

test("a table that plays on is told beside the round's time", async () => {
  const late = { table: "B", minutes: 5, secondsLeft: 100 };
  const becomes = show({}, { ...view, clock: { ...clock, tables: [late] } });
  const told = (await screen.findByText("B卓は5分延長")).closest("li");
  expect(told?.textContent).toContain("1:40");
  await becomes({ ...view, clock: { ...clock, tables: [{ ...late, secondsLeft: 0 }] } });
  await waitFor(() => expect(told?.textContent).toBe("B卓は5分延長 時間です"));
});

test("of a competition the hall sees which sheets are missing, and how its stage stands", async () => {
  const table = (name: string, missing: boolean) => ({
    table: name,
    missing,
    people: [`${name}東`, `${name}南`, `${name}西`, `${name}北`],
  });
  const ofStage = (tables: ReturnType<typeof table>[]): HallView => ({
    club: "白樺会",
    round: {
      tables,
      sitsOut: [],
      stage: "予選",
      unit: "P",
      standings: [{ rank: 1, name: "会員1", total: "+42.3" }],
    },
  });
  let now = ofStage([table("A", true), table("B", true)]);
  const becomes = show({ hallView: () => answer(now) });
  await screen.findByText("A卓");
  // Nobody waits for sheets before the first is in.
  expect(screen.queryByText("記録用紙がまだの卓")).toBeNull();
  now = ofStage([table("A", false), table("B", true)]);
  await becomes({ ...view, changes: 2 });
  const told = await screen.findByText("用紙 まだ");
  expect(told.closest("li")?.querySelector("h2")?.textContent).toBe("B卓");
  expect(screen.getByText("用紙 済み").closest("li")?.textContent).toContain("A卓");
  await becomes({ ...view, changes: 2, hallPart: "standings" });
  expect(await screen.findByRole("region", { name: "予選の成績" })).toBeTruthy();
});

test("F11 fills the screen, where Esc gives the frame and its buttons back", async () => {
  const fillHallScreen = vi.fn((_: boolean) => answer(null));
  const becomes = show({ fillHallScreen });
  await screen.findByRole("button", { name: /F11/ });
  await userEvent.keyboard("{Escape}");
  expect(fillHallScreen).not.toHaveBeenCalled();
  await userEvent.keyboard("{F11}");
  expect(fillHallScreen).toHaveBeenLastCalledWith(true);
  await becomes({ ...view, hallWindow: "fills_screen" });
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  await userEvent.keyboard("{Escape}");
  expect(fillHallScreen).toHaveBeenLastCalledWith(false);
});

test("on a Mac, which has F11 for itself, the keys for it are the Mac's", async () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  const fillHallScreen = vi.fn((_: boolean) => answer(null));
  show({ fillHallScreen });
  await screen.findByRole("button", { name: "全画面にする（⌃⌘F）" });
  await userEvent.keyboard("{F11}");
  expect(fillHallScreen).not.toHaveBeenCalled();
  await userEvent.keyboard("{Control>}{Meta>}f{/Meta}{/Control}");
  expect(fillHallScreen).toHaveBeenLastCalledWith(true);
  vi.restoreAllMocks();
});

test("the language is that of the main window, at once", async () => {
  show();
  await screen.findByText("2回戦");
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent("storage", { key: "view", newValue: '{"language":"en"}' }),
      ),
  );
  expect(await screen.findByText("Round 2")).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
});

test("before a clock is set the hall is told so", async () => {
  show({ hallView: () => answer({ ...hall, round: null }) }, { ...view, clock: null });
  expect(await screen.findByText("時計はまだ合わせてありません。")).toBeTruthy();
});
