// @vitest-environment jsdom

import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../parts/inFrame";
import type { ClockChoices, ClockNow, ClockSetting, ClockView, Platform } from "../platform";
import { ClockAnnouncement } from "./ClockAnnouncement";
import { none, running } from "./forTests";
import { RoundClock } from "./RoundClock";
import * as sound from "./sound";

const choices: ClockChoices = {
  round: 2,
  usualRules: 5,
  ruleSets: [
    { id: 5, name: "会のルール", minutes: 70 },
    { id: 6, name: "教室", minutes: null },
  ],
  tables: [
    { round: 1, table: "A" },
    { round: 2, table: "A" },
    { round: 2, table: "B" },
  ],
};

const { setting } = running;

const told: ClockNow = {
  ...running,
  latest: {
    signal: { minutesLeft: 5, call: "last_hand" },
    at: "14:42",
    key: "a",
    late: false,
    sounds: true,
  },
};

/** A backend whose clock is what the test says, now and after each tick. */
function clockIs(first: ClockView) {
  let view = first;
  return {
    roundClock: () => answer(view),
    becomes: (next: ClockView) =>
      act(() => {
        view = next;
        window.dispatchEvent(new Event("hanchan-tick"));
        return Promise.resolve();
      }),
  };
}

function show(view: ClockView, changes: Partial<Platform> = {}, given = choices) {
  const clock = clockIs(view);
  renderInFrame(<RoundClock day="2026-11-21" series={1} />, {
    roundClock: clock.roundClock,
    clockChoices: () => answer(given),
    ...changes,
  });
  return clock;
}

const button = (name: string) => screen.findByRole("button", { name });

/** What can be done besides starting and stopping. */
const openPanel = async () => userEvent.click(await button("時計の設定"));

/** The figures, once they are these. */
const shows = (figures: string) =>
  waitFor(() => expect(screen.getByRole("timer").firstChild?.textContent).toBe(figures));

test.each([
  [0, "0:00"],
  [5, "0:05"],
  [65, "1:05"],
  [4200, "70:00"],
  [36_000, "600:00"],
])("%i seconds are %s", async (secondsLeft, shown) => {
  show({ ...none, clock: { ...running, secondsLeft } });
  await shows(shown);
});

test("the clock starts with the rule set's minutes for the round that is next", async () => {
  const startRoundClock = vi.fn((_: ClockSetting) => answer(null));
  show(none, { startRoundClock });
  await userEvent.click(await button("時計を始める"));
  expect(startRoundClock).toHaveBeenCalledExactlyOnceWith(setting);
});

test("minutes just typed hold for the press that follows at once", async () => {
  const startRoundClock = vi.fn((_: ClockSetting) => answer(null));
  // Its answer never comes in time.
  const prepareRoundClock = () => new Promise<never>(() => undefined);
  show(none, { startRoundClock, prepareRoundClock });
  await openPanel();
  const box = await screen.findByLabelText("時間");
  await userEvent.clear(box);
  await userEvent.type(box, "４５");
  await userEvent.click(await button("時計を始める"));
  expect(startRoundClock).toHaveBeenCalledExactlyOnceWith({ ...setting, minutes: 45 });
});

test("an untimed rule set asks for minutes before it starts", async () => {
  const startRoundClock = vi.fn((_: ClockSetting) => answer(null));
  const prepareRoundClock = vi.fn((_: ClockSetting) => answer(null));
  show(none, { startRoundClock, prepareRoundClock }, { ...choices, usualRules: 6 });
  const start = await button("時計を始める");
  await userEvent.click(start);
  expect(startRoundClock).not.toHaveBeenCalled();
  expect(screen.getByText(/何分打つか/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("時間"), "30{Enter}");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await button("時計を始める"));
  expect(startRoundClock).toHaveBeenCalledExactlyOnceWith({ ...setting, rules: 6, minutes: 30 });
  expect(prepareRoundClock).toHaveBeenCalledExactlyOnceWith({ ...setting, rules: 6, minutes: 30 });
});

test("the clock ticks, and a double click stops it only once", async () => {
  const pauseRoundClock = vi.fn(() => answer(null));
  const clock = show({ ...none, clock: running }, { pauseRoundClock });
  await shows("69:05");
  await clock.becomes({ ...none, clock: { ...running, secondsLeft: 4144 } });
  await shows("69:04");
  expect(screen.getByText("残り 69分4秒")).toBeTruthy();
  await userEvent.dblClick(await button("止める"));
  expect(pauseRoundClock).toHaveBeenCalledTimes(1);
});

test("a reset keeps the focus in the clock, and can be taken back", async () => {
  const resetRoundClock = vi.fn((_: boolean) => answer(null));
  const bringBackRoundClock = vi.fn(() => answer(null));
  const clock = show({ ...none, clock: running }, { resetRoundClock, bringBackRoundClock });
  await openPanel();
  await userEvent.click(await button("始めに戻す"));
  expect(resetRoundClock).toHaveBeenCalledExactlyOnceWith(false);
  const ready: ClockNow = { ...running, state: "ready", endsAt: null };
  await clock.becomes({ ...none, clock: ready, canBringBack: true });
  expect(document.activeElement).toBe(await button("時計を始める"));
  await openPanel();
  await userEvent.click(await button("前の時計に戻す"));
  expect(bringBackRoundClock).toHaveBeenCalledTimes(1);
});

test("after the end comes the next round", async () => {
  const resetRoundClock = vi.fn((_: boolean) => answer(null));
  show(
    { ...none, clock: { ...running, state: "over", secondsLeft: 0, next: null } },
    {
      resetRoundClock,
    },
  );
  expect(await screen.findByText("時間です")).toBeTruthy();
  await userEvent.click(await button("次の回戦へ"));
  expect(resetRoundClock).toHaveBeenCalledExactlyOnceWith(true);
});

test("a clock that cannot be kept says so", async () => {
  show({ ...none, clock: running, safe: false });
  expect(await screen.findByText("閉じると消えます")).toBeTruthy();
  await openPanel();
  expect(await screen.findByText(/半荘帳を閉じると、時計は消えます/)).toBeTruthy();
});

test("the window for the hall is opened on the round that is set", async () => {
  const prepareRoundClock = vi.fn((_: ClockSetting) => answer(null));
  const openHall = vi.fn(() => answer(null));
  show(none, { prepareRoundClock, openHall });
  await openPanel();
  await userEvent.click(await button("会場の画面を開く"));
  expect(prepareRoundClock).toHaveBeenCalledExactlyOnceWith(setting);
  await waitFor(() => expect(openHall).toHaveBeenCalledTimes(1));
});

test("an announcement is heard once, and stays until it is understood", async () => {
  const play = vi.spyOn(sound, "play").mockResolvedValue(true);
  const clock = clockIs({ ...none, clock: told });
  renderInFrame(
    <>
      <input aria-label="点数" />
      <ClockAnnouncement />
    </>,
    { roundClock: clock.roundClock },
  );
  const words = "残り5分です。いまの局が最後です。";
  expect((await screen.findByText(words)).closest("[aria-live]")).toBeTruthy();
  await clock.becomes({ ...none, clock: { ...told, secondsLeft: 100 } });
  expect(play).toHaveBeenCalledExactlyOnceWith("call");

  const box = screen.getByLabelText("点数");
  await userEvent.click(box);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("わかりました");
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText(words)).toBeNull();
  expect(document.activeElement).toBe(box);
});

test("what came due while the program was closed is shown without a sound", async () => {
  const play = vi.spyOn(sound, "play").mockResolvedValue(true);
  const latest = told.latest && { ...told.latest, late: true, sounds: false };
  const clock = clockIs({ ...none, clock: { ...told, latest } });
  renderInFrame(<ClockAnnouncement />, { roundClock: clock.roundClock });
  expect(await screen.findByText(/14:42の知らせでしたが/)).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

test("a computer without sound says so beside the words", async () => {
  vi.spyOn(sound, "play").mockResolvedValue(false);
  const clock = clockIs({ ...none, clock: told });
  renderInFrame(<ClockAnnouncement />, { roundClock: clock.roundClock });
  expect(await screen.findByText(/音が出せません/)).toBeTruthy();
});

test("one table of the round that is timed is given minutes of its own", async () => {
  const addTableMinutes = vi.fn((_table: string, _minutes: number) => answer(null));
  const { roundClock } = clockIs({ ...none, clock: running });
  renderInFrame(<RoundClock day="2026-11-21" series={1} />, {
    roundClock,
    clockChoices: () => answer(choices),
    addTableMinutes,
  });
  await openPanel();
  await userEvent.click(await screen.findByText("1卓だけ時間を延ばす"));
  const table = screen.getByLabelText("卓");
  expect([...table.children].map((option) => option.textContent)).toEqual(["A卓", "B卓"]);
  await userEvent.selectOptions(table, "B");
  await userEvent.click(screen.getByRole("button", { name: "B卓に5分足す" }));
  await waitFor(() => expect(addTableMinutes).toHaveBeenCalledExactlyOnceWith("B", 5));
});
