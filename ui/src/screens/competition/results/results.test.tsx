// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast, renderSaying } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type { Document, Happening, Paper, RankingFile, RankingOf } from "../../../platform";
import { results } from "../forTests";
import { ResultsPart } from "./ResultsPart";

function open(given = results) {
  const recordHappened = vi.fn((_id: number, _happened: Happening[]) =>
    answer({ promoted: [], ranks: [] }),
  );
  const openReport = vi.fn((_document: Document, _paper: Paper) => answer(null));
  const saveRanking = vi.fn((_of: RankingOf, _paper: Paper, _file: RankingFile) =>
    answer("/home/books/大会順位表-新春大会.xlsx"),
  );
  const { said } = renderSaying(<ResultsPart id={1} />, {
    competitionResults: () => answer(given),
    recordHappened,
    openReport,
    saveRanking,
  });
  return { said, recordHappened, openReport, saveRanking };
}

test("the ranking of all comes first once it is over, and each stage can be chosen", async () => {
  open();
  const ranking = within(await screen.findByRole("table", { name: "総合順位" }));
  expect(ranking.getAllByRole("row")).toHaveLength(5);
  expect(ranking.getByText("途中まで")).toBeTruthy();
  const best = within(screen.getByRole("list", { name: "3位まで" }));
  expect(best.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    "1選手11番+9.0",
    "2選手22番+8.0",
    "3選手33番+7.0",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "本戦の成績" }));
  const stage = within(await screen.findByRole("table", { name: "本戦の成績" }));
  expect(stage.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "順位",
    "名前",
    "1回戦",
    "2回戦",
    "1-2-3-4着",
    "減点・加点",
    "合計（P）",
    "備考",
  ]);
  expect(stage.getByText("▲1.0")).toBeTruthy();
});

test("as long as sheets are missing everything is provisional, and nothing is picked", async () => {
  open({ ...results, over: false });
  expect(await screen.findByText(/まだ入っていない記録用紙がある/)).toBeTruthy();
  expect(screen.getByRole("table", { name: "本戦の成績" })).toBeTruthy();
  expect(screen.queryByLabelText("選んだ賞品")).toBeNull();
  expect(screen.queryByRole("button", { name: "賞状を印刷" })).toBeNull();
  expect(screen.queryByRole("button", { name: "選手3さんに案内した" })).toBeNull();
});

test("prizes are picked in order, and the booby prize says when it is lost", async () => {
  const { said, recordHappened } = open();
  expect(await screen.findByText("次に選ぶのは選手1さんです。")).toBeTruthy();
  expect(screen.getByText("ブービー賞：選手3さん。ただし遅刻か違反のため、なし。")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("選んだ賞品"), "時計{Enter}");
  await waitFor(() => expect(said).toEqual(["選手1さんが「時計」を選びました。"]));
  expect(recordHappened).toHaveBeenCalledExactlyOnceWith(1, [
    { kind: "prize_picked", person: 101, prize: "時計" },
  ]);
});

test("places are offered down the ranking, and the answers written down", async () => {
  const { recordHappened } = open();
  const offers = within(
    await screen.findByRole("region", { name: "「18歳以下の代表選考会」の枠（2人分）" }),
  );
  expect(offers.getByText("選手2さんは飛ばします（もう枠を持っている）。")).toBeTruthy();
  const place = "18歳以下の代表選考会";
  await userEvent.click(offers.getByRole("button", { name: "選手1さんが辞退した" }));
  await askedLast(recordHappened, 1, [{ kind: "place_declined", person: 101, place }]);
  await userEvent.click(offers.getByRole("button", { name: "選手3さんに案内した" }));
  await askedLast(recordHappened, 1, [{ kind: "place_offered", person: 103, place }]);
});

test("a ranking is saved as a workbook", async () => {
  const { saveRanking, said } = open();
  await userEvent.click(await screen.findByRole("button", { name: "順位表をファイルに保存" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /XLSX/ }));
  await waitFor(() => expect(said[0]).toContain("大会順位表-新春大会.xlsx"));
  expect(saveRanking.mock.calls[0]?.[0]).toMatchObject({ competition: 1 });
  expect(saveRanking.mock.calls[0]?.[2]).toBe("xlsx");
});

test("certificates are printed in one press", async () => {
  const { openReport, said } = open();
  await userEvent.click(await screen.findByRole("button", { name: "賞状を印刷" }));
  await waitFor(() => expect(said).toEqual(["印刷するものを開きました。"]));
  expect(openReport.mock.calls[0]?.[0]).toEqual({
    kind: "certificates",
    occasion: { kind: "competition", competition: 1 },
    given: { signed: "", day: null },
  });
});
