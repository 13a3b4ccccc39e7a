// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedOnce } from "../../frame/forTests";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { MemberChoice, PersonAdjustments, Platform } from "../../platform";
import { Adjustments } from "./Adjustments";
import { DeletedMembers } from "./DeletedMembers";
import { MembershipSteps } from "./MembershipSteps";
import { MergeMember } from "./MergeMember";
import { member } from "./sample";

const twin: MemberChoice = {
  id: 9,
  number: 31,
  name: "吉田 高子",
  kana: "よしだ たかこ",
  unranked: true,
};

const today = { iso: "2026-11-21", shown: "令和8年11月21日", weekday: "土" };

const adjustments: PersonAdjustments = {
  rows: [
    {
      id: 4,
      day: today,
      series: 2,
      seriesName: "水曜会",
      shown: "▲20.0P",
      direction: "taken",
      points: 20_000,
      reason: "遅刻",
    },
  ],
  today,
  series: [
    { id: 2, name: "水曜会" },
    { id: 1, name: "土曜会" },
  ],
  inP: true,
};

test.each([
  [{ kind: "guest" as const }, "会員にする", "join"],
  [{}, "今日で退会にする", "leave"],
  [{ left: today, gone: true }, "退会を取り消す", "come_back"],
])("a step into the club or out of it is one button (%#)", async (given, button, step) => {
  const changeMembership = vi.fn<Platform["changeMembership"]>(() => answer(null));
  const say = vi.fn();
  renderInFrame(
    <MembershipSteps member={{ ...member, ...given }} />,
    { changeMembership },
    { say },
  );
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(changeMembership).toHaveBeenCalledExactlyOnceWith(7, step);
  expect(say.mock.lastCall?.[0]).toContain("𠮷田 髙子さん");
});

test("who was deleted is brought back by number", async () => {
  const restoreMember = vi.fn<Platform["restoreMember"]>(() => answer(3));
  const say = vi.fn();
  const people = [{ number: 8, name: "佐藤", kana: "さとう", erased: false }];
  renderInFrame(
    <DeletedMembers onClose={() => undefined} />,
    { deletedMembers: () => answer(people), restoreMember },
    { say },
  );
  await screen.findByText("消した人（1人）");
  await userEvent.click(await screen.findByRole("button", { name: "8 佐藤 名簿に戻す" }));
  expect(restoreMember).toHaveBeenCalledExactlyOnceWith(8);
  expect(say).toHaveBeenCalledWith("佐藤さんを名簿に戻しました。");
});

async function chooseTwin() {
  await userEvent.type(screen.getByRole("combobox", { name: "もうひとつの記入" }), "31{Enter}");
}

test("what joining two entries does is shown first, whichever of them stays", async () => {
  const mergeMembers = vi.fn<Platform["mergeMembers"]>(() => answer(null));
  const onMerged = vi.fn();
  renderInFrame(<MergeMember member={member} onMerged={onMerged} onClose={() => undefined} />, {
    memberChoices: () => answer([twin]),
    previewMerge: (keep) => {
      const other = { ...member, ...twin, kind: "guest" as const };
      const [stays, goes] = keep === 7 ? [member, other] : [other, member];
      return answer({
        keep: stays,
        gone: goes,
        hanchan: 5,
        hands: 2,
        adjustments: 1,
        openings: 0,
        sessions: 3,
      });
    },
    mergeMembers,
  });
  await chooseTwin();
  expect(
    await screen.findByText(
      "番号31の半荘5回、満貫以上の和了2回、調整1件、出席3日が、番号12に移ります。",
    ),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "31 吉田 高子" }));
  await userEvent.click(await screen.findByRole("button", { name: "番号12を番号31にまとめる" }));
  expect(mergeMembers).toHaveBeenCalledExactlyOnceWith(9, 7);
  expect(onMerged).toHaveBeenCalledExactlyOnceWith(9);
});

test("two people are not joined, and the reason is said", async () => {
  renderInFrame(
    <MergeMember member={member} onMerged={() => undefined} onClose={() => undefined} />,
    {
      memberChoices: () => answer([twin]),
      previewMerge: () =>
        Promise.resolve({
          ok: false,
          problem: { kind: "played_together", keep: 12, gone: 31, day: "2026-04-01" },
        }),
    },
  );
  await chooseTwin();
  expect(await screen.findByText(/同じ人ではありません/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /にまとめる/ })).toBeNull();
});

test("a penalty is typed without a sign, and asks for its reason", async () => {
  const addAdjustment = vi.fn<Platform["addAdjustment"]>(() => answer(null));
  renderInFrame(<Adjustments member={member} />, {
    adjustmentsOf: () => answer(adjustments),
    addAdjustment,
  });
  await userEvent.click(await screen.findByRole("button", { name: "調整を加える" }));
  await userEvent.type(screen.getByLabelText("点数"), "１２.５{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  expect((await screen.findByRole("alert")).textContent).toBe("理由を入れてください。");
  expect(addAdjustment).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("理由"), "チョンボ{Enter}");
  await askedOnce(addAdjustment, {
    person: 7,
    day: "2026-11-21",
    series: 2,
    direction: "taken",
    points: 12_500,
    reason: "チョンボ",
  });
});

test("an adjustment is corrected and deleted where it stands", async () => {
  const correctAdjustment = vi.fn<Platform["correctAdjustment"]>(() => answer(null));
  const deleteAdjustment = vi.fn<Platform["deleteAdjustment"]>(() => answer(null));
  renderInFrame(<Adjustments member={member} />, {
    adjustmentsOf: () => answer(adjustments),
    correctAdjustment,
    deleteAdjustment,
  });
  const named = "令和8年11月21日 ▲20.0P";
  await userEvent.click(await screen.findByRole("button", { name: `${named} 直す` }));
  await userEvent.selectOptions(
    screen.getByLabelText("加えるか、引くか"),
    "加える（ボーナスなど）",
  );
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  await waitFor(() => expect(correctAdjustment.mock.lastCall?.[1].direction).toBe("given"));
  await userEvent.click(await screen.findByRole("button", { name: `${named} 消す` }));
  expect(deleteAdjustment).toHaveBeenCalledExactlyOnceWith(4);
});
