// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ClubOverview, Platform } from "../../platform";
import { StartScreen } from ".";

afterEach(cleanup);

const club: ClubOverview = {
  name: "白樺会(見本)",
  file: "/data/sample.hanchan",
  fileName: "sample.hanchan",
  sample: true,
};

test("the sample club is made once, however often its button is pressed meanwhile", async () => {
  let made = (_: { ok: true; value: ClubOverview }): void => undefined;
  const openSampleClub = vi.fn<Platform["openSampleClub"]>(
    () =>
      new Promise((resolve) => {
        made = resolve;
      }),
  );
  const opened = vi.fn();
  renderInFrame(<StartScreen onOpened={opened} onChoose={() => undefined} />, {
    recentClubs: () => answer([]),
    openSampleClub,
  });
  const button = screen.getByRole("button", { name: "見本の会を見てみる" });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(openSampleClub).toHaveBeenCalledOnce();
  expect(screen.getByText("読みこんでいます…")).toBeTruthy();
  made({ ok: true, value: club });
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith({ ok: true, value: club }));
});
