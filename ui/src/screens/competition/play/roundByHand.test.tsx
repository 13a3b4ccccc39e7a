// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { MemberChoice, RoundToSeat, SeatsByHand } from "../../../platform";
import { play, proposed } from "../forTests";
import { openPlay } from "./playScreen";

const members: MemberChoice[] = [1, 2, 3, 4, 5].map((number) => ({
  id: 100 + number,
  number,
  name: `選手${number}`,
  kana: "",
  unranked: false,
}));
const due = members.slice(0, 4);

test("seats that people drew are typed, and then decided on as a draw is", async () => {
  const proposeTyped = vi.fn((_of: RoundToSeat, _seats: SeatsByHand) =>
    answer(proposed({ seed: null })),
  );
  openPlay(play(), {
    proposeCompetitionSeats: () => answer(proposed()),
    proposeTypedCompetitionSeats: proposeTyped,
    memberChoices: (typed) => answer(members.filter(({ number }) => `${number}` === typed)),
    lookAtCompetitionSeats: (_of, { tables }) => {
      const seated = tables.flat();
      const noPlace = due.filter(({ id }) => !seated.includes(id));
      const strangers = members.slice(4).filter(({ id }) => seated.includes(id));
      const of = (person: MemberChoice) => ({ person, round: 1 });
      return answer({
        amiss: { unfilled: [], twice: [], noPlace: noPlace.map(of), notThere: strangers.map(of) },
        isWhole: noPlace.length + strangers.length === 0,
        atTable: 4,
      });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "席を引く" }));
  await userEvent.click(await screen.findByRole("button", { name: "手で決めた席" }));
  const east = await screen.findByRole("combobox", { name: "A卓 東家" });
  await waitFor(() => expect(document.activeElement).toBe(east));
  await userEvent.keyboard("1{Enter}2{Enter}3{Enter}5{Enter}");
  await screen.findByText("まだ席のない人：選手4");
  await screen.findByText("選手5さんは、1回戦を打つ人ではありません。席から外してください。");
  const look = screen.getByRole("button", { name: /この席でよいか見る/ });
  expect(look.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(look);
  expect(proposeTyped).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("combobox", { name: "A卓 北家" }));
  await userEvent.keyboard("{Control>}a{/Control}4{Enter}");
  await waitFor(() => expect(look.getAttribute("aria-disabled")).toBeNull());
  await userEvent.click(look);
  await askedLast(
    proposeTyped,
    { competition: 1, stage: 1, round: 1 },
    { tables: [[101, 102, 103, 104]], sitsOut: [] },
  );
  await screen.findByRole("button", { name: "2回戦まで、この席に決める" });
  expect(screen.getByLabelText("くじの番号")).toHaveProperty("value", "");
});
