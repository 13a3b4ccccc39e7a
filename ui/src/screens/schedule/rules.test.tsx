// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { ComingDay, MeetingRule, Platform, Problem } from "../../platform";
import { texts } from "../../text";
import { november, rule } from "./forTests";
import { Rules } from "./Rules";

const coming: ComingDay[] = [
  { day: november(4), holiday: null, isHeld: true },
  { day: november(3), holiday: "文化の日", isHeld: false },
];

const refuse = (problem: Problem) => Promise.resolve({ ok: false, problem } as const);

const entry = { id: 7, seriesName: "水曜会", rule, coming };

function open(more: Partial<Platform> = {}) {
  const addMeetingRule = vi.fn((_given: MeetingRule) => answer(null));
  const changeMeetingRule = vi.fn((_id: number, _given: MeetingRule) => answer(null));
  const deleteMeetingRule = vi.fn((_id: number) => answer(null));
  const previewMeetingRule = vi.fn((_given: MeetingRule) => answer(coming));
  const { said } = renderSaying(<Rules />, {
    meetingRules: () => answer({ rules: [entry], series: [{ id: 1, name: "水曜会" }] }),
    previewMeetingRule,
    addMeetingRule,
    changeMeetingRule,
    deleteMeetingRule,
    ...more,
  });
  return { addMeetingRule, changeMeetingRule, deleteMeetingRule, previewMeetingRule, said };
}

test("a rule stands in words, with the days that come by it", async () => {
  open();
  await screen.findByRole("heading", { name: "水曜会 第1・第3水曜日" });
  expect(screen.getByText("祝日は休会 公民館、13:00～17:00、3回戦")).toBeTruthy();
  const days = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(days).toContain("令和8年11月3日（火） 文化の日のため休会");
});

test("a rule is typed by keys, told in words as it is typed, and saved by Enter", async () => {
  const { addMeetingRule, previewMeetingRule, said } = open();
  await userEvent.click(await screen.findByRole("button", { name: "決まりを加える" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("シリーズ")));
  screen.getByLabelText("第3").focus();
  await userEvent.keyboard(" ");
  screen.getByLabelText("最終").focus();
  await userEvent.keyboard(" ");
  await userEvent.selectOptions(screen.getByLabelText("曜日"), "日曜日");
  await screen.findByText("水曜会 第1・最終日曜日");
  expect(previewMeetingRule.mock.lastCall?.[0]).toMatchObject({ weeks: [1], last: true });
  await userEvent.type(screen.getByLabelText("会場"), "公民館{Enter}");
  screen.getByLabelText("備考").focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(addMeetingRule).toHaveBeenCalledOnce());
  expect(addMeetingRule.mock.lastCall?.[0]).toMatchObject({
    series: 1,
    weekday: "sun",
    weeks: [1],
    last: true,
    details: { venue: "公民館" },
  });
  await waitFor(() => expect(said).toEqual(["水曜会の第1・最終日曜日を書きこみました。"]));
});

test("every week is one tick, and none at all is said beside the ticks", async () => {
  open({
    previewMeetingRule: ({ weeks }) =>
      weeks.length === 0 ? refuse({ kind: "no_weeks" }) : answer(coming),
  });
  await userEvent.click(await screen.findByRole("button", { name: "決まりを加える" }));
  await userEvent.click(screen.getByLabelText("毎週"));
  await screen.findByText("水曜会 毎週水曜日");
  expect(screen.queryByLabelText("第1")).toBeNull();
  await userEvent.click(screen.getByLabelText("毎週"));
  const told = await screen.findByText(/ひとつも選んでありません/);
  expect(screen.getByRole("group", { name: "第何週" }).getAttribute("aria-describedby")).toBe(
    told.id,
  );
});

test("a rule is corrected in its own boxes, and deleted by one button", async () => {
  const { changeMeetingRule, deleteMeetingRule, said } = open();
  await userEvent.click(
    await screen.findByRole("button", { name: "水曜会の第1・第3水曜日を直す" }),
  );
  const venue = screen.getByLabelText("会場");
  expect(venue).toHaveProperty("value", "公民館");
  await userEvent.clear(venue);
  await userEvent.type(venue, "会館{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "この決まりを書きこむ" }));
  await waitFor(() => expect(changeMeetingRule).toHaveBeenCalledOnce());
  expect(changeMeetingRule.mock.lastCall?.[0]).toBe(7);
  expect(changeMeetingRule.mock.lastCall?.[1].details.venue).toBe("会館");
  await userEvent.click(screen.getByRole("button", { name: "水曜会の第1・第3水曜日を消す" }));
  await waitFor(() => expect(deleteMeetingRule).toHaveBeenCalledExactlyOnceWith(7));
  await waitFor(() =>
    expect(said.at(-1)).toBe("水曜会の第1・第3水曜日を消しました。「元に戻す」で戻せます。"),
  );
});

test("an end before the beginning is said beside the end, and a time that is none beside its box", async () => {
  open({
    previewMeetingRule: ({ details: { begins: from, ends: to } }) => {
      if (from === "昼") {
        return refuse({ kind: "not_a_time", typed: from });
      }
      return from !== null && to !== null && to <= from
        ? refuse({ kind: "meeting_ends_early", begins: from, ends: to })
        : answer(coming);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "決まりを加える" }));
  const begins = screen.getByLabelText("始まり");
  await userEvent.type(begins, "昼{Enter}");
  await waitFor(() => expect(begins.getAttribute("aria-invalid")).toBe("true"));
  expect(begins).toHaveProperty("value", "昼");
  expect(screen.getByLabelText("終わり").getAttribute("aria-invalid")).toBe("false");
  await userEvent.clear(begins);
  await userEvent.type(begins, "13:00{Enter}");
  const ends = screen.getByLabelText("終わり");
  await userEvent.type(ends, "12:00{Enter}");
  await waitFor(() => expect(ends.getAttribute("aria-invalid")).toBe("true"));
  expect(begins.getAttribute("aria-invalid")).toBe("false");
});

describe("a rule in words", () => {
  test.each([
    [{}, "第1・第3水曜日", "first, third Wednesday"],
    [{ weeks: [1, 2, 3, 4, 5] }, "毎週水曜日", "every Wednesday"],
    [{ weeks: [], last: true }, "最終水曜日", "last Wednesday"],
    [{ weeks: [2], last: true }, "第2・最終水曜日", "second, last Wednesday"],
  ])("%o", (given, japanese, english) => {
    const asked = { ...rule, ...given };
    expect(texts.ja.schedule.ruleDays(asked)).toBe(japanese);
    expect(texts.en.schedule.ruleDays(asked)).toBe(english);
  });
});
