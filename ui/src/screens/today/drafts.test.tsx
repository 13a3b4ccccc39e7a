// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { club } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { DraftSheet, Platform, Sheet } from "../../platform";
import {
  box,
  choices,
  dayWithOne,
  doOther,
  east,
  keeping,
  openToday,
  people,
  scores,
  scoresOf,
  typeScores,
} from "./forTests";
import TodayScreen from "./index";
import { blankSheet, placeOf } from "./sheet";

test("a half-typed sheet is brought back, and forgotten once it is saved", async () => {
  const backend = keeping();
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  const left = openToday({ ...backend, enterSheet }, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}423{Enter}31");
  await waitFor(() => expect(scoresOf(backend.kept[0]?.draft.sheet)?.[1]).toBe("31"));
  left.unmount();

  openToday({ ...backend, enterSheet }, dayWithOne);
  expect(await screen.findByText(/^書きかけの入力を戻しました。/)).toBeTruthy();
  expect(await east()).toHaveProperty("value", "11 会員11");
  expect(box("東の点数").value).toBe("423");
  expect(box("南の点数").value).toBe("31");
  expect(document.activeElement).toBe(box("南の点数"));
  await userEvent.type(box("南の点数"), "0{Enter}");
  await typeScores(scores.slice(2));
  await waitFor(() => expect(enterSheet).toHaveBeenCalledTimes(1));
  expect(scoresOf(enterSheet.mock.calls[0]?.[0])).toEqual(scores);
  await waitFor(() => expect(backend.kept).toEqual([]));
});

/** A window in which one goes from today's screen to another, and comes back. */
function Window() {
  const [away, go] = useState(false);
  return (
    <>
      <button type="button" onClick={() => go(!away)}>
        行き来
      </button>
      {!away && <TodayScreen />}
    </>
  );
}

const goOrComeBack = () => userEvent.click(screen.getByRole("button", { name: "行き来" }));

test("whoever comes back has the half-typed sheet at once", async () => {
  const backend = keeping();
  const drafts = vi.fn<Platform["drafts"]>(() => new Promise(() => undefined));
  drafts.mockImplementationOnce(() => answer([...backend.kept]));
  openToday({ ...backend, drafts }, dayWithOne, undefined, { club }, <Window />);
  await east();
  await userEvent.keyboard("{F4}423{Enter}31");
  await goOrComeBack();
  expect(screen.queryByLabelText("東の点数")).toBeNull();
  await goOrComeBack();
  expect(box("東の点数").value).toBe("423");
  expect(box("南の点数").value).toBe("31");
});

test("a sheet is no draft for whoever comes back after its save, though it was answered meanwhile", async () => {
  const backend = keeping();
  let show = (): void => undefined;
  const dayView = vi.fn<Platform["dayView"]>(() => answer(dayWithOne));
  const enterSheet = vi.fn((_given: Sheet) => answer(null));
  const commands = { ...backend, dayView, enterSheet };
  openToday(commands, dayWithOne, undefined, { club }, <Window />);
  await east();
  await userEvent.keyboard("{F4}");
  await typeScores(scores.slice(0, -1));
  await userEvent.keyboard(scores.slice(-1)[0] ?? "");
  await waitFor(() => expect(scoresOf(backend.kept[0]?.draft.sheet)).toEqual(scores));
  dayView.mockImplementation(
    () =>
      new Promise((answered) => {
        show = () => answered({ ok: true, value: dayWithOne });
      }),
  );
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(dayView).toHaveBeenCalledTimes(2));
  await goOrComeBack();
  show();
  await waitFor(() => expect(backend.kept).toEqual([]));
  dayView.mockImplementation(() => answer(dayWithOne));
  await goOrComeBack();
  await east();
  expect(box("東の点数").value).toBe("");
});

test("how many sheets are not saved yet is told, also after saving has failed", async () => {
  const backend = keeping();
  const told: number[] = [];
  let full = true;
  const enterSheet = () =>
    full
      ? Promise.resolve({ ok: false, problem: { kind: "disk_full", file: "a.hanchan" } } as const)
      : answer(null);
  const tellUnsaved = (sheets: number) => void told.push(sheets);
  openToday({ ...backend, enterSheet }, dayWithOne, undefined, { tellUnsaved });
  await east();
  await waitFor(() => expect(told.at(-1)).toBe(0));
  await userEvent.keyboard("{F4}");
  await typeScores(scores);
  await screen.findByText(/のある場所がいっぱいで、保存できませんでした。/);
  await waitFor(() => expect(told.at(-1)).toBe(1));
  full = false;
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  await waitFor(() => expect(told.at(-1)).toBe(0));
});

test("a name that has found nobody yet is brought back too", async () => {
  const backend = keeping();
  const left = openToday({ ...backend, memberChoices: () => answer([]) });
  await east();
  await userEvent.keyboard("さと");
  await waitFor(() => expect(backend.kept[0]?.draft.sheet.seats[0]?.search).toBe("さと"));
  left.unmount();
  openToday({ ...backend, memberChoices: () => answer([]) });
  expect(await east()).toHaveProperty("value", "さと");
});

test("a backend that does not answer holds up no other", async () => {
  openToday({ drafts: () => new Promise<never>(() => undefined) });
  await screen.findAllByText("読みこんでいます…");
  cleanup();
  openToday();
  expect(await east()).toHaveProperty("value", "");
});

test("the day may change under a half-typed sheet, which stays in hand", async () => {
  let view = dayWithOne;
  openToday({ dayView: () => answer(view), setTableAside: () => answer(null) });
  await east();
  await userEvent.keyboard("{F4}423{Enter}");
  expect(screen.getByRole("heading", { name: "2回戦 A卓の入力" })).toBeTruthy();
  // What an undo of the sheet before would come to, read again after a write.
  view = { ...dayWithOne, next: { round: 1, table: "A" } };
  await userEvent.click(await screen.findByRole("button", { name: "1回戦A卓の記録用紙を開く" }));
  await userEvent.click(await screen.findByRole("button", { name: "2回戦A卓の続きを入れる" }));
  expect(screen.getByRole("heading", { name: "2回戦 A卓の入力" })).toBeTruthy();
  expect(box("東の点数").value).toBe("423");
});

test("a half-typed sheet of another day is one press away, with its day in words", async () => {
  const other = { iso: "2026-11-14", shown: "令和8年11月14日", weekday: "土" };
  const begun = (round: number, score: string): DraftSheet => {
    const sheet = blankSheet(other.iso, 2, undefined, { round, table: "B" });
    const seats = people.map(({ id }) => ({ person: id, search: "", score, chombo: "" }));
    const draft = { place: placeOf(sheet, null), sheet: { ...sheet, seats } };
    return { draft, day: other, people };
  };
  const backend = keeping([begun(2, "250"), begun(3, "30")]);
  openToday({
    ...backend,
    dayChoices: () =>
      answer({ ...choices, series: [...choices.series, { id: 2, name: "土曜会" }] }),
  });
  await east();
  const words = "令和8年11月14日（土）の土曜会を開いて、2回戦B卓の続きを入れる";
  await userEvent.click(screen.getByRole("button", { name: words }));
  expect(await screen.findByRole("heading", { name: "2回戦 B卓の入力" })).toBeTruthy();
  const when = screen.getByRole("button", { name: /11月14日（土）/ });
  expect(when.textContent).toContain("令和8年 土曜会");
  expect(await east()).toHaveProperty("value", "11 会員11");
  expect(box("東の点数").value).toBe("250");
  // The other sheet of that day is of the day that is open now.
  await userEvent.click(screen.getByRole("button", { name: "3回戦B卓の続きを入れる" }));
  expect(box("東の点数").value).toBe("30");
});

test("what is thrown away can be taken up again", async () => {
  const backend = keeping();
  openToday(backend, dayWithOne);
  await east();
  await userEvent.keyboard("{F4}423{Enter}");
  await doOther("書きかけを捨てる");
  expect(box("東の点数").value).toBe("");
  await waitFor(() => expect(backend.kept).toEqual([]));
  await userEvent.click(screen.getByRole("button", { name: "捨てた書きかけを戻す" }));
  expect(box("東の点数").value).toBe("423");
});
