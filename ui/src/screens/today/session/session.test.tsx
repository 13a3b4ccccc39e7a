// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast } from "../../../frame/forTests";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { Day, MoveTo, SessionDetails, SessionGiven } from "../../../platform";
import { PastSessions } from "./PastSessions";
import { SessionPart } from "./SessionPart";

const day: Day = { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" };
const other: Day = { iso: "2026-11-14", shown: "令和8年11月14日", weekday: "土" };
const series = [
  { id: 1, name: "水曜会" },
  { id: 2, name: "土曜会" },
] as const;

const details: SessionDetails = {
  isThere: true,
  venue: "公民館",
  note: "雨\n二人が早退",
  rounds: 3,
  usual: null,
  planned: null,
  came: 9,
  sheets: [],
};

function open(given: Partial<SessionDetails> = {}) {
  const describeSession = vi.fn((_day: string, _series: number, _given: SessionGiven) =>
    answer(null),
  );
  const moveSession = vi.fn((_day: string, _series: number, _to: MoveTo) => answer(null));
  const moveSheet = vi.fn((_id: number, _to: MoveTo) => answer(null));
  const renameSeries = vi.fn((_id: number, _name: string) => answer(null));
  const deleteSeries = vi.fn((_id: number) => answer(null));
  const deleteSession = vi.fn((_day: string, _series: number) => answer(null));
  const onMoved = vi.fn();
  renderInFrame(<SessionPart day={day} series={series[0]} allSeries={series} onMoved={onMoved} />, {
    sessionDetails: () => answer({ ...details, ...given }),
    dayFromText: () => answer(other),
    describeSession,
    moveSession,
    moveSheet,
    deleteSession,
    renameSeries,
    deleteSeries,
  });
  const deeds = { describeSession, moveSession, moveSheet, deleteSession };
  return { ...deeds, renameSeries, deleteSeries, onMoved };
}

test("a series is named otherwise, and one made by mistake is taken out", async () => {
  const { renameSeries, deleteSeries, onMoved } = open();
  const panel = await screen.findByRole("region", { name: "シリーズの名前" });
  const name = within(panel).getByLabelText("名前");
  await userEvent.clear(name);
  await userEvent.tab();
  expect(renameSeries).not.toHaveBeenCalled();
  await userEvent.clear(name);
  await userEvent.type(name, "水曜例会{Enter}");
  await waitFor(() => expect(renameSeries).toHaveBeenCalledExactlyOnceWith(1, "水曜例会"));
  await userEvent.click(within(panel).getByRole("button", { name: "このシリーズを消す" }));
  await waitFor(() => expect(onMoved).toHaveBeenCalledExactlyOnceWith(day, 2));
  expect(deleteSeries).toHaveBeenCalledExactlyOnceWith(1);
});

test("what is changed is saved on leaving the box, with the rest as it was", async () => {
  const { describeSession } = open();
  const rounds = await screen.findByLabelText("予定の回数");
  await userEvent.clear(rounds);
  await userEvent.type(rounds, "４{Enter}");
  await askedLast(describeSession, "2026-11-21", 1, {
    venue: "公民館",
    note: "雨\n二人が早退",
    rounds: 4,
  });
  const note = screen.getByLabelText("備考");
  await userEvent.type(note, "{Enter}晴{Tab}");
  await waitFor(() => expect(describeSession).toHaveBeenCalledTimes(2));
  expect(describeSession.mock.lastCall?.[2].note).toBe("雨\n二人が早退\n晴");
});

test("a number of rounds that cannot be read stays to be corrected and changes nothing", async () => {
  const { describeSession } = open();
  const rounds = await screen.findByLabelText("予定の回数");
  await userEvent.clear(rounds);
  await userEvent.type(rounds, "三回{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("三回");
  expect(describeSession).not.toHaveBeenCalled();
});

test("venue and rounds are taken from the last time by one button", async () => {
  const usual = { day: other, venue: "公民館", rounds: 3 };
  const { describeSession } = open({
    isThere: false,
    venue: "",
    note: "",
    rounds: null,
    usual,
  });
  const take = await screen.findByRole("button", {
    name: "前回（令和8年11月14日）と同じにする：公民館、3回戦",
  });
  await userEvent.click(take);
  expect(describeSession).toHaveBeenCalledExactlyOnceWith("2026-11-21", 1, {
    venue: "公民館",
    note: "",
    rounds: 3,
  });
  // There is nothing to move or delete yet.
  expect(screen.queryByRole("button", { name: "移す" })).toBeNull();
});

test("venue and rounds that the schedule has come before those of the last time", async () => {
  const { describeSession } = open({
    isThere: false,
    venue: "",
    note: "",
    rounds: null,
    usual: { day: other, venue: "公民館", rounds: 3 },
    planned: { venue: "会館", rounds: 4 },
  });
  const take = await screen.findByRole("button", { name: "予定のとおりにする：会館、4回戦" });
  expect(screen.queryByRole("button", { name: /^前回/ })).toBeNull();
  await userEvent.click(take);
  expect(describeSession.mock.lastCall?.[2]).toEqual({ venue: "会館", note: "", rounds: 4 });
});

test("a whole session or one sheet moves to another day and series", async () => {
  const { moveSession, moveSheet, onMoved } = open({
    sheets: [{ hanchan: 31, round: 2, table: "B" }],
  });
  const move = await screen.findByRole("button", { name: "移す" });
  expect(move).toHaveProperty("disabled", true);
  await userEvent.selectOptions(screen.getByLabelText("移す先のシリーズ"), "土曜会");
  await userEvent.click(move);
  const here = { day: "2026-11-21", series: 2 };
  await waitFor(() => expect(moveSession).toHaveBeenCalledExactlyOnceWith("2026-11-21", 1, here));
  expect(onMoved).toHaveBeenCalledWith(day, 2);

  await userEvent.selectOptions(screen.getByLabelText("移すもの"), "2回戦 B卓の用紙だけ");
  const box = screen.getByLabelText("移す先の日付");
  await userEvent.clear(box);
  await userEvent.type(box, "11/14{Tab}");
  await userEvent.click(move);
  const there = { day: "2026-11-14", series: 2 };
  await waitFor(() => expect(moveSheet).toHaveBeenCalledExactlyOnceWith(31, there));
});

test("only a session of which no sheet is in can be deleted", async () => {
  const { deleteSession } = open();
  await userEvent.click(await screen.findByRole("button", { name: "この会を消す" }));
  expect(deleteSession).toHaveBeenCalledExactlyOnceWith("2026-11-21", 1);
  cleanup();
  open({ sheets: [{ hanchan: 31, round: 2, table: "B" }] });
  expect(await screen.findByText(/記録用紙が1枚入っているので、消せません。/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "この会を消す" })).toBeNull();
});

test("past sessions are listed a year at a time, and opened by their button", async () => {
  const onOpen = vi.fn();
  const session = {
    day: other,
    series: 2,
    seriesName: "土曜会",
    venue: "",
    people: 9,
    tables: 6,
    missing: 1,
  };
  const pastSessions = vi.fn((year: number | null) =>
    answer({
      years: [
        { year: 2026, heading: "令和8年" },
        { year: 2025, heading: "令和7年" },
      ],
      year: year ?? 2026,
      sessions: [session],
    }),
  );
  renderInFrame(<PastSessions onOpen={onOpen} onClose={onOpen} />, { pastSessions });
  const row = within(await screen.findByRole("row", { name: /土曜会/ }));
  expect(row.getByText("6（1卓まだ）")).toBeTruthy();
  await userEvent.click(row.getByRole("button", { name: "令和8年11月14日の土曜会を開く" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(session);
  await userEvent.selectOptions(screen.getByLabelText("年"), "令和7年");
  await waitFor(() => expect(pastSessions).toHaveBeenLastCalledWith(2025));
});
