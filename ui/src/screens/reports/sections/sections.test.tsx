// @vitest-environment jsdom

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { ClubSettings, Section } from "../../../platform";
import { SectionList } from "./SectionList";

function renderList(first: Section[]) {
  const club: ClubSettings = {
    name: "白樺会",
    fiscalStart: 4,
    calendar: "japanese",
    sections: first,
  };
  const saved: ClubSettings[] = [];
  const { said } = renderSaying(<SectionList />, {
    clubSettings: () => answer(saved.at(-1) ?? club),
    changeClubSettings: (changed) => {
      saved.push(changed);
      return answer(null);
    },
  });
  return { club, saved, said };
}

const lines = () =>
  screen.getAllByRole("listitem").map((line) => line.getAttribute("data-section"));

test("sections are left out, put back at the end, and moved, and the keys stay with them", async () => {
  const user = userEvent.setup();
  const { club, saved, said } = renderList(["overview", "standings", "hands"]);
  await user.click(await screen.findByRole("checkbox", { name: "あらまし" }));
  expect(saved.at(-1)).toEqual({ ...club, sections: ["standings", "hands"] });
  expect(said.at(-1)).toBe("「あらまし」は載せません。");
  await user.click(await screen.findByRole("checkbox", { name: "累計の推移" }));
  expect(saved.at(-1)?.sections).toEqual(["standings", "hands", "progress"]);
  await user.click(await screen.findByRole("button", { name: "累計の推移を上へ" }));
  expect(saved.at(-1)?.sections).toEqual(["standings", "progress", "hands"]);
  expect(said.at(-1)).toBe("「累計の推移」を2番目に移しました。");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("累計の推移を上へ");
  expect(lines().slice(0, 4)).toEqual(["standings", "progress", "hands", "overview"]);
  await user.click(screen.getByRole("button", { name: "いつもの順に戻す" }));
  expect(saved.at(-1)?.sections).toHaveLength(11);
});

test("standings cannot be left out, and the ends go no further", async () => {
  const user = userEvent.setup();
  const { saved } = renderList(["standings", "hands"]);
  const up = await screen.findByRole("button", { name: "成績を上へ" });
  const standings = up.closest("li");
  expect(standings && within(standings).queryByRole("checkbox")).toBeNull();
  await user.click(up);
  await user.click(screen.getByRole("button", { name: "満貫以上の記録を下へ" }));
  expect(saved).toEqual([]);
});
