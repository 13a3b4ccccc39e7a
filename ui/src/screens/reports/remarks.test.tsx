// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderSaying } from "../../frame/forTests";
import { answer } from "../../parts/inFrame";
import type { ChosenPeriod, PeriodRemarks, Platform } from "../../platform";
import type { About } from "./kinds";
import { Remarks } from "./Remarks";

const october: ChosenPeriod = {
  kind: "month",
  from: { iso: "2026-10-01", shown: "令和8年10月1日", weekday: "木" },
  to: { iso: "2026-10-31", shown: "令和8年10月31日", weekday: "土" },
  heading: "令和8年10月",
  previous: null,
  next: null,
};

const written: PeriodRemarks = {
  comments: [
    { series: null, seriesName: "", text: "紅葉の月でした" },
    { series: 2, seriesName: "水曜会", text: "" },
  ],
  notes: [
    { member: 7, number: 7, name: "髙橋 勇", text: "" },
    { member: 12, number: 12, name: "濵口 正雄", text: "おめでとう" },
  ],
};

function remarks(about: Partial<About> = {}, commands: Partial<Platform> = {}) {
  const kept: unknown[][] = [];
  const { said } = renderSaying(
    <Remarks about={{ period: october, comments: true, notes: "everybody", ...about }} />,
    {
      remarks: () => answer(written),
      setRemark: (...given) => {
        kept.push(given);
        return answer(null);
      },
      ...commands,
    },
  );
  return { kept, said, user: userEvent.setup() };
}

test("a comment is kept on leaving its box, over several lines", async () => {
  const { kept, said, user } = remarks();
  const box = await screen.findByLabelText("幹事より");
  await user.clear(box);
  await user.type(box, "役満が出ました{Enter}次は満月会");
  expect(kept).toEqual([]);
  await user.tab();
  expect(kept).toEqual([["2026-10-01", "2026-10-31", null, null, "役満が出ました\n次は満月会"]]);
  expect(said).toEqual(["「幹事より」を保存しました。"]);
});

test("a series has a box of its own, and so has each member once they are unfolded", async () => {
  const { kept, user } = remarks();
  await user.type(await screen.findByLabelText("水曜会のひとこと"), "六人でした");
  await user.tab();
  expect(screen.queryByLabelText("7 髙橋 勇へのひとこと")).toBeNull();
  await user.click(screen.getByText("ひとりずつへのひとこと（2人のうち1人）"));
  await user.type(await screen.findByLabelText("7 髙橋 勇へのひとこと"), "皆勤です");
  await user.tab();
  expect(kept).toEqual([
    ["2026-10-01", "2026-10-31", 2, null, "六人でした"],
    ["2026-10-01", "2026-10-31", null, 7, "皆勤です"],
  ]);
});

test("a personal report has the one member's box only", async () => {
  remarks({ comments: false, notes: 12 });
  expect(await screen.findByLabelText("12 濵口 正雄へのひとこと")).toHaveProperty(
    "value",
    "おめでとう",
  );
  expect(screen.queryByLabelText("幹事より")).toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

test("what is refused stays in its box, with the reason below it", async () => {
  const { said, user } = remarks(
    {},
    {
      setRemark: () =>
        Promise.resolve({ ok: false, problem: { kind: "long_text", field: "text", most: 2000 } }),
    },
  );
  const box = await screen.findByLabelText("幹事より");
  await user.clear(box);
  await user.type(box, "とても長い");
  await user.tab();
  expect((await screen.findByRole("alert")).textContent).toContain("2000文字まで");
  expect(box).toHaveProperty("value", "とても長い");
  expect(said).toEqual([]);
});

test("about days of which no report is made nothing is asked", () => {
  remarks({ period: { ...october, kind: "custom" } });
  expect(screen.queryByRole("textbox")).toBeNull();
});
