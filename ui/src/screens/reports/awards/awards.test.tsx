// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { AwardForm, Platform } from "../../../platform";
import { AwardList } from "./AwardList";
import { moved, newAward } from "./editing";

const first: AwardForm = {
  name: "優勝",
  figure: "total",
  lowest: false,
  minimum: { kind: "none" },
  goesTo: { kind: "place", place: 1 },
};
const rate: AwardForm = {
  ...first,
  name: "トップ率賞",
  figure: "top_rate",
  minimum: { kind: "games", games: 5 },
};
const everybody: AwardForm = {
  ...first,
  name: "皆勤賞",
  figure: "attendance",
  goesTo: { kind: "everybody_from", figure: 100 },
};

function awards(commands: Partial<Platform> = {}) {
  let kept = [first, rate, everybody];
  const { said } = renderSaying(<AwardList />, {
    awards: () => answer(kept),
    setAwards: (list) => {
      kept = list;
      return answer(null);
    },
    setUsualAwards: () => {
      kept = [first];
      return answer(null);
    },
    ...commands,
  });
  const user = userEvent.setup();
  return { kept: () => kept, said, user };
}

describe("the awards", () => {
  test("are told in words", async () => {
    awards();
    await screen.findByRole("heading", { name: /^表彰の決まり/ });
    screen.getByText("合計の得点の高いほうから1位の人");
    screen.getByText("トップ率の高いほうから1位の人（期間の半荘の三分の一、最少5半荘を打った人）");
    screen.getByText("来た開催日の割合が100％以上の全員");
  });

  test("are put in another order by keyboard, and the focus goes along", async () => {
    const { kept, said, user } = awards();
    await screen.findByRole("heading", { name: /^表彰の決まり/ });
    screen.getByRole("button", { name: "皆勤賞を上へ" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "皆勤賞を上へ" })),
    );
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(kept().map(({ name }) => name)).toEqual(["皆勤賞", "優勝", "トップ率賞"]),
    );
    expect(said.at(-1)).toBe("「皆勤賞」を1番目に移しました。");
  });

  test("have boxes for all that makes them, each saved at once", async () => {
    const { kept, user } = awards();
    await screen.findByRole("heading", { name: /^表彰の決まり/ });
    await user.click(screen.getByRole("button", { name: "トップ率賞を直す" }));
    // Five games are the minimum that grows, and no number of the club's own.
    const who = await screen.findByLabelText<HTMLSelectElement>("対象になる人");
    expect(who.selectedOptions[0]?.textContent).toBe("自動（期間の半荘の三分の一、最少5半荘）");
    expect(screen.queryByLabelText("打った半荘がこれ以上の人")).toBeNull();
    await user.selectOptions(who, "打った半荘がこれ以上の人");
    const games = await screen.findByLabelText("打った半荘がこれ以上の人");
    expect(games).toHaveProperty("value", "10");
    await user.clear(games);
    await user.type(games, "１２{Enter}");
    await waitFor(() => expect(kept()[1]?.minimum).toEqual({ kind: "games", games: 12 }));
    await user.selectOptions(
      screen.getByLabelText("対象になる人"),
      "来た開催日の割合がこれ以上の人",
    );
    await waitFor(() => expect(kept()[1]?.minimum).toEqual({ kind: "share", percent: 50 }));
    await user.selectOptions(screen.getByLabelText("何を競うか"), "平均順位");
    await waitFor(() => expect(kept()[1]).toMatchObject({ figure: "average_place", lowest: true }));
    await user.selectOptions(screen.getByLabelText("だれにあげるか"), "これに届いた全員");
    await waitFor(() => expect(kept()[1]?.goesTo).toEqual({ kind: "everybody_from", figure: 1 }));
  });

  test("keep what is refused in its box, with the reason below it", async () => {
    const { kept, user } = awards({
      setAwards: () =>
        Promise.resolve({ ok: false, problem: { kind: "taken", what: "award", key: "優勝" } }),
    });
    await screen.findByRole("heading", { name: /^表彰の決まり/ });
    await user.click(screen.getByRole("button", { name: "皆勤賞を直す" }));
    const name = await screen.findByLabelText("賞の名前");
    await user.clear(name);
    await user.type(name, "優勝{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("もう使われています");
    expect(name).toHaveProperty("value", "優勝");
    expect(kept()[2]?.name).toBe("皆勤賞");
  });

  test("are added, deleted and brought back to the usual ones", async () => {
    const { kept, said, user } = awards();
    await screen.findByRole("heading", { name: /^表彰の決まり/ });
    await user.click(screen.getByRole("button", { name: "優勝を消す" }));
    await waitFor(() => expect(kept()).toEqual([rate, everybody]));
    await user.click(screen.getByRole("button", { name: "賞を足す" }));
    await waitFor(() => expect(kept().at(-1)?.name).toBe("新しい賞"));
    expect(await screen.findByLabelText("賞の名前")).toHaveProperty("value", "新しい賞");
    await user.click(screen.getByRole("button", { name: "よくある賞に戻す" }));
    await waitFor(() => expect(kept()).toEqual([first]));
    expect(said.at(-1)).toContain("よくある賞に戻しました");
  });
});

test("a new award has a name that no other has", () => {
  const name = (number: number) => `賞${number}`;
  expect(newAward(name, [first]).name).toBe("賞1");
  expect(newAward(name, [{ ...first, name: "賞1" }]).name).toBe("賞2");
});

test("moving an award keeps all others in their order", () => {
  expect(moved([first, rate, everybody], 0, 2)).toEqual([rate, everybody, first]);
  expect(moved([first, rate, everybody], 2, 0)).toEqual([everybody, first, rate]);
});
