// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { ClubOverview, Platform } from "../../platform";
import { StartScreen } from ".";

const club: ClubOverview = {
  name: "白樺会(見本)",
  file: "/data/sample.hanchan",
  fileName: "sample.hanchan",
  sample: true,
};

/** What the form for a new club asks. */
const asked: Partial<Platform> = {
  recentClubs: () => answer([]),
  presetChoices: () =>
    answer([
      { id: "shirakaba-2025", name: "白樺会ルール 2025" },
      { id: "haku-2015", name: "白ルール" },
      { id: "kenko-25000", name: "健康麻将" },
    ]),
  newClubPlace: (name) => answer(`/home/書類/${name}.hanchan`),
  pastedMembers: () => answer({ members: [], leftOut: [] }),
};

test("a new club begins with its meeting, so that its first day can be opened", async () => {
  const createClub = vi.fn<Platform["createClub"]>(() => answer(club));
  const nameSeries = vi.fn<Platform["nameSeries"]>(() => answer(1 as never));
  const opened = vi.fn();
  renderInFrame(<StartScreen onOpened={opened} onChoose={() => undefined} />, {
    ...asked,
    createClub,
    nameSeries,
  });
  await userEvent.click(await screen.findByRole("button", { name: "この会を作る" }));
  await screen.findByText("会の名前を入れてください。");
  await userEvent.type(screen.getByLabelText("会の名前"), "さくら会");
  await userEvent.click(screen.getByRole("button", { name: /^＋ほかの見本（1）|ほかの見本/ }));
  await userEvent.click(screen.getByRole("radio", { name: /白ルール/ }));
  // From wherever the keys are.
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(createClub.mock.calls[0]?.[0]).toMatchObject({ name: "さくら会", rules: "haku-2015" });
  expect(nameSeries).toHaveBeenCalledExactlyOnceWith("例会");
});

test("of a pasted list it is said what is not taken and who has no reading", async () => {
  const person = (line: number, name: string, kana: string) => ({
    ...{ line, number: line, name, kana },
    problem: null,
  });
  renderInFrame(<StartScreen onOpened={() => undefined} onChoose={() => undefined} />, {
    ...asked,
    pastedMembers: (text) =>
      answer(
        text === ""
          ? { members: [], leftOut: [] }
          : {
              members: [person(1, "青木 太郎", "あおき たろう"), person(2, "西村 茂", "")],
              leftOut: [
                { place: 4, heading: "入会日" },
                { place: 5, heading: "" },
              ],
            },
      ),
  });
  const box = await screen.findByLabelText("会員の名簿");
  await userEvent.click(box);
  await userEvent.paste("1\t青木 太郎\tあおき たろう\tR7.4.1\tx");
  await screen.findByText("ふりがなのない人 1人");
  screen.getByText(/取りこまない列：入会日、5列目/);
  const row = (await screen.findByText("西村 茂")).closest("tr");
  expect(row?.textContent).toContain("あとで入れられます");
});

test("a club that is not there any more is said to be, and can be tried again", async () => {
  const openRecentClub = vi.fn<Platform["openRecentClub"]>(() => answer(club));
  renderInFrame(<StartScreen onOpened={() => undefined} onChoose={() => undefined} />, {
    ...asked,
    recentClubs: () => answer([{ name: "さくら会", file: "/usb/さくら会.hanchan", there: false }]),
    openRecentClub,
  });
  await screen.findByText(/前に開いた「さくら会」が、いまは見つかりません/);
  await userEvent.click(screen.getByRole("button", { name: "さくら会" }));
  expect(openRecentClub).toHaveBeenCalledExactlyOnceWith(0);
});

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
    ...asked,
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
