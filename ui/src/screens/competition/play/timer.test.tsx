// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { none, running } from "../../../clock/forTests";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { ClockNow } from "../../../platform";
import { drawn, play, stage, undrawn } from "../forTests";
import { RoundTimer } from "./RoundTimer";

const clock: ClockNow = {
  ...running,
  setting: { day: "2015-01-04", series: 9, round: 1, rules: 1, minutes: 50 },
  secondsLeft: 495,
};

function open(now: ClockNow) {
  const pauseRoundClock = vi.fn(() => answer(null));
  const given = play({ stages: [stage({ rounds: [drawn(1, ["B"]), undrawn(2)] })] });
  renderInFrame(<RoundTimer id={1} />, {
    roundClock: () => answer({ ...none, clock: now }),
    competitionPlay: () => answer(given),
    pauseRoundClock,
  });
  return { pauseRoundClock };
}

test("the clock of the competition's own round stands in the bar, and is stopped there", async () => {
  const { pauseRoundClock } = open(clock);
  expect(await screen.findByText("残り 8分15秒")).toBeTruthy();
  expect(screen.getByText("本戦1回戦")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "止める" }));
  await waitFor(() => expect(pauseRoundClock).toHaveBeenCalledOnce());
});

test("another day's clock is no concern of the competition", async () => {
  open({ ...clock, setting: { ...clock.setting, day: "2015-01-05" } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/残り/)).toBeNull();
});
