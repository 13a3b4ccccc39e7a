// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { Happening, ToDraw } from "../../../platform";
import { drawn, people, person, play, proposed, stage, undrawn } from "../forTests";
import { openPlay } from "./playScreen";

const button = (name: string) => screen.findByRole("button", { name });

test("a round by standing waits for its sheets, or is drawn for a reason that is kept", async () => {
  const propose = vi.fn(({ seed, despite_missing_sheets }: ToDraw, _work: number) =>
    despite_missing_sheets === null
      ? Promise.resolve({
          ok: false as const,
          problem: { kind: "sheets_missing" as const, rounds: [{ round: 1, tables: ["B"] }] },
        })
      : answer(proposed({ seed })),
  );
  const waits = stage({ rounds: [drawn(1, ["B"]), undrawn(2)] });
  openPlay(play({ stages: [waits] }), { proposeCompetitionSeats: propose });
  await userEvent.click(await button("本戦2回戦を開く"));
  await userEvent.click(await button("席を引く"));
  expect((await screen.findByRole("alert")).textContent).toContain("1回戦のB卓の用紙がまだです。");
  const reason = screen.getByLabelText("用紙を待たずに決めるわけ");
  await userEvent.type(reason, "B卓は中止{Enter}");
  await waitFor(() => expect(propose.mock.lastCall?.[0].despite_missing_sheets).toBe("B卓は中止"));
  expect(await screen.findByRole("heading", { name: /席の案（まだ決めていません）/ })).toBeTruthy();
});

test("whose rank a happening changes is said", async () => {
  const recordHappened = vi.fn((_id: number, _happened: Happening[]) =>
    answer({
      promoted: [],
      ranks: [
        { person: person(1), before: 1, after: null },
        { person: person(2), before: 2, after: 1 },
      ],
    }),
  );
  const { said } = openPlay(play(), { recordHappened });
  await userEvent.click(await button("遅刻・交代・減点を書く"));
  const form = within(await screen.findByRole("region", { name: "遅刻・欠席・交代・減点" }));
  await userEvent.selectOptions(form.getByLabelText("何があったか"), "returned");
  await userEvent.selectOptions(form.getByLabelText("だれ"), "101");
  await userEvent.selectOptions(form.getByLabelText("どの回から"), "1 2");
  await userEvent.click(form.getByRole("button", { name: "書きこむ" }));
  await askedLast(recordHappened, 1, [{ kind: "returned", person: 101, stage: 1, round: 2 }]);
  expect(said.at(-1)).toBe(
    "選手1さんのことを書きこみました。順位が変わりました：選手1 1位→順位なし、選手2 2位→1位。",
  );
});

test("a cut is to be decided anew once somebody who was to go on is absent", async () => {
  const cut = {
    through: 4,
    byLastHanchan: false,
    proposed: people(2, 5),
    tied: [],
    placesForTied: 0,
    movedUp: [person(5)],
    absent: [person(1)],
    decided: people(1, 4),
    toDecideAnew: true,
    wouldGoOn: [person(5)],
    wouldNot: [person(1)],
    next: { stage: 2, stageName: "決勝", round: 1 },
  };
  const before = stage({ complete: true, rounds: [drawn(1, [])], cut });
  const final = stage({ number: 2, name: "決勝", players: people(2, 4), rounds: [undrawn(1)] });
  openPlay(play({ stages: [before, final] }), {});
  expect(
    await screen.findByText("進むはずの人が出られなくなりました。本戦から進む人を決め直します。"),
  ).toBeTruthy();
});
