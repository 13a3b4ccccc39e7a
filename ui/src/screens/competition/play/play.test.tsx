// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { askedLast, askedOnce } from "../../../frame/forTests";
import { answer } from "../../../parts/inFrame";
import type {
  CutShown,
  Document,
  DrawSwap,
  Happening,
  Paper,
  Platform,
  ToDraw,
} from "../../../platform";
import { latestWork } from "../../../work";
import { keptDay } from "../../today/keptDay";
import { drawn, good, newYear, people, person, play, proposed, stage, undrawn } from "../forTests";
import { openPlay } from "./playScreen";

function open(given = play(), more: Partial<Platform> = {}) {
  const recordHappened = vi.fn((_id: number, _happened: Happening[]) =>
    answer({ promoted: [], ranks: [] }),
  );
  const proposeCompetitionSeats = vi.fn(({ seed }: ToDraw, _work: number) =>
    answer(proposed({ seed })),
  );
  const acceptCompetitionSeats = vi.fn((_id: number, _day: string, _rounds: number) =>
    answer(null),
  );
  const calls = { recordHappened, proposeCompetitionSeats, acceptCompetitionSeats };
  return { ...openPlay(given, { ...calls, ...more }), ...calls };
}

const button = (name: string) => screen.findByRole("button", { name });

test("seats are drawn, judged in words, and decided on for one round or for all", async () => {
  const { said, proposeCompetitionSeats, acceptCompetitionSeats } = open();
  expect(await screen.findByText("本戦1回戦の席を決めます。")).toBeTruthy();
  // The one press draws at once, by a number of the program's own.
  await userEvent.click(await button("席を引く"));
  expect(await screen.findByRole("region", { name: "本戦1回戦の席決め" })).toBeTruthy();
  const own = await button("2回戦まで、この席に決める");
  await waitFor(() => expect(document.activeElement).toBe(own));
  expect(proposeCompetitionSeats).toHaveBeenCalledOnce();
  await userEvent.clear(screen.getByLabelText("くじの番号"));
  await userEvent.type(screen.getByLabelText("くじの番号"), "４２{Enter}");
  await waitFor(() => expect(proposeCompetitionSeats).toHaveBeenCalledTimes(2));
  const all = await button("2回戦まで、この席に決める");
  expect(proposeCompetitionSeats).toHaveBeenLastCalledWith(
    { competition: 1, stage: 1, round: 1, seed: 42, despite_missing_sheets: null },
    latestWork("seating"),
  );
  expect(screen.getByText("2度同じ卓になる人どうしはいません。")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(all));
  await userEvent.click(screen.getByRole("button", { name: "1回戦だけ、この席に決める" }));
  await askedOnce(acceptCompetitionSeats, 1, "2015-01-04", 1);
  await waitFor(() => expect(said).toEqual(["本戦1回戦の席を決めました。"]));
});

test("whoever draws a round anew is told of the sheets that are in", async () => {
  open(play({ stages: [stage({ rounds: [drawn(1, ["B"]), undrawn(2)] })] }));
  await userEvent.click(await button("席を引き直す"));
  expect(await screen.findByText(/この回の記録用紙がもう1枚入っています。/)).toBeTruthy();
});

test("a swap in what is proposed says what it costs", async () => {
  const worse = { ...good, repeats: 3, meetingsMost: 2 };
  const swapInProposedSeats = vi.fn((_id: number, _round: number, _people: DrawSwap) =>
    answer(proposed({ quality: worse })),
  );
  const { said } = open(play(), { swapInProposedSeats });
  await userEvent.click(await button("席を引く"));
  const first = within(await screen.findByRole("region", { name: "1回戦の席" }));
  await userEvent.click(first.getByRole("button", { name: "A卓 東家 1 選手1" }));
  await userEvent.click(first.getByRole("button", { name: "B卓 東家 5 選手5" }));
  await waitFor(() =>
    expect(said.at(-1)).toBe(
      "選手1さんと選手5さんを入れ替えました。前は「2度同じ卓になる人どうしはいません。」、いまは「2度目以上の同卓が、のべ3組あります（いちばん多い2人で2回）。」。",
    ),
  );
  expect(swapInProposedSeats).toHaveBeenCalledExactlyOnceWith(1, 1, { one: 101, other: 105 });
});

test("a search that was stopped says so; one that cannot be drawn says why", async () => {
  open(play(), { proposeCompetitionSeats: () => answer(proposed({ stopped: true })) });
  await userEvent.click(await button("席を引く"));
  expect(await screen.findByText(/途中で止めたので、そこまででいちばんよい案です。/)).toBeTruthy();
  cleanup();
  const problem = { kind: "not_whole_tables", missing: "2" } as const;
  open(play(), { proposeCompetitionSeats: () => Promise.resolve({ ok: false, problem }) });
  await userEvent.click(await button("席を引く"));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "全員が卓に着くには、あと2人足りません。",
  );
});

test("a round that is drawn shows what is missing, goes to its sheets, and prints", async () => {
  const openReport = vi.fn((_document: Document, _paper: Paper) => answer(null));
  const given = play({ stages: [stage({ rounds: [drawn(1, ["B"]), undrawn(2)], quality: good })] });
  const { went, said } = open(given, { openReport });
  const next = within(await screen.findByRole("region", { name: "次にすること" }));
  expect(next.getByRole("status").textContent).toBe("B卓の用紙を入れます。");
  expect(screen.getByText("2枚のうち1枚")).toBeTruthy();
  const all = "1回戦の紙をまとめて印刷（卓組表・記録用紙）";
  await userEvent.click(screen.getByRole("button", { name: "印刷" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: all }));
  await waitFor(() => expect(said).toEqual(["印刷するものを開きました。"]));
  expect(openReport.mock.calls[0]?.[0]).toEqual({
    kind: "round_papers",
    competition: 1,
    stage: 1,
    round: 1,
  });
  await userEvent.click(screen.getByRole("button", { name: "印刷" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "卓組表を印刷" }));
  await waitFor(() => expect(openReport).toHaveBeenCalledTimes(2));
  expect(openReport.mock.calls[1]?.[0]).toEqual({
    kind: "table_plan",
    draw: { day: "2015-01-04", series: 9, round: 1 },
  });
  await userEvent.click(screen.getByRole("button", { name: "本戦1回戦の記録用紙を入れる" }));
  await waitFor(() => expect(went).toEqual(["today"]));
  const opened = { day: newYear, series: 9 };
  expect(keptDay("", "2015-01-04")).toEqual({ ...opened, sheet: null });
  await userEvent.click(screen.getByRole("button", { name: "本戦1回戦B卓の記録用紙を開く" }));
  await waitFor(() => expect(went).toEqual(["today", "today"]));
  const sheet = { round: 1, table: "B" };
  expect(keptDay("", "2015-01-04")).toEqual({ ...opened, sheet });
});

test("two seats are swapped in a round that was decided, and what it costs is said", async () => {
  const swapInCompetitionRound = vi.fn(
    (_id: number, _stage: number, _round: number, _people: DrawSwap) =>
      answer({ before: good, after: good }),
  );
  const given = play({ stages: [stage({ rounds: [drawn(1, []), undrawn(2)] })] });
  const { said } = open(given, { swapInCompetitionRound });
  await userEvent.click(await button("2人を入れ替える"));
  await userEvent.click(await button("A卓 東家 1 選手1"));
  await userEvent.click(await button("B卓 北家 8 選手8"));
  await waitFor(() =>
    expect(said).toEqual([
      "選手1さんと選手8さんを入れ替えました。組み合わせの良さは変わりません。",
    ]),
  );
  expect(swapInCompetitionRound).toHaveBeenCalledWith(1, 1, 1, { one: 101, other: 108 });
});

test("a correction after a draw by standing is said, and changes nothing by itself", async () => {
  const round = { ...drawn(2, []), seatedOtherwise: ["A"], strangers: [person(40)] };
  open(play({ stages: [stage({ rounds: [drawn(1, []), round] })] }));
  expect(
    await screen.findByText(/いまの順位なら、A卓に座る人が違います。決めた席は変えていません。/),
  ).toBeTruthy();
  expect(screen.getByText(/申し込みのない人が打っています：40 選手40。/)).toBeTruthy();
});

test("a lot is drawn by the program, or written down in the order of the slips", async () => {
  const drawLot = vi.fn((_id: number, _stage: number, _people: number[], _seed: number) =>
    answer([person(2), person(1)]),
  );
  const tied = stage({ complete: true, asksForLot: [[person(1), person(2)]] });
  const { said, recordHappened } = open(play({ stages: [tied] }), { drawLot });
  await userEvent.click(await button("くじを引く"));
  await waitFor(() =>
    expect(said).toEqual(["くじの結果は、2 選手2、1 選手1の順です。記録しました。"]),
  );
  expect(drawLot.mock.calls[0]?.slice(0, 3)).toEqual([1, 1, [101, 102]]);
  await userEvent.click(await button("1番目：2 選手2"));
  await userEvent.click(await button("2番目：1 選手1"));
  await userEvent.click(await button("この順に決める"));
  await askedOnce(recordHappened, 1, [
    { kind: "lot_drawn", stage: 1, order: [102, 101], seed: null },
  ]);
});

const cut: CutShown = {
  through: 4,
  byLastHanchan: false,
  proposed: people(1, 3),
  tied: [person(4), person(5)],
  placesForTied: 1,
  movedUp: [],
  absent: [],
  decided: null,
  toDecideAnew: false,
  wouldGoOn: [],
  wouldNot: [],
  next: { stage: 2, stageName: "決勝", round: 1 },
};

const final = stage({ number: 2, name: "決勝", players: [], rounds: [undrawn(1)] });

test("a tie at a cut is asked, and only as many go on as there are places", async () => {
  const before = stage({ complete: true, rounds: [drawn(1, [])], cut });
  const { recordHappened } = open(play({ stages: [before, final] }));
  expect(await screen.findByText(/4 選手4、5 選手5が同点で、残りは1人です。/)).toBeTruthy();
  expect(
    screen.getByText("決勝：前の段階から進む人が決まると、ここで席を決められます。"),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "この3人に決める" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByLabelText("選手5さんが進む"));
  await userEvent.click(screen.getByRole("button", { name: "この4人に決める" }));
  await askedOnce(recordHappened, 1, [
    { kind: "cut_decided", stage: 1, through: [101, 102, 103, 105] },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "選手2さんは次の段階に出られない" }));
  await askedLast(recordHappened, 1, [{ kind: "absent", person: 102, stage: 2, round: 1 }]);
});

test("a cut that was decided stays, and what would be now is said", async () => {
  const decided = {
    ...cut,
    tied: [],
    decided: people(1, 4),
    wouldGoOn: [person(5)],
    wouldNot: [person(4)],
  };
  const before = stage({ complete: true, rounds: [drawn(1, [])], cut: decided });
  open(play({ stages: [before, final] }));
  expect(await screen.findByText("進む人（4人、決定済み）")).toBeTruthy();
  expect(screen.getByText(/^席や進む人を決めたあとで、本戦の成績が直されました。/)).toBeTruthy();
  expect(
    screen.getByText(
      "決めたあとで成績が変わりました。いまの成績なら5 選手5が進み、4 選手4は進みません。決めたことは変えていません。",
    ),
  ).toBeTruthy();
});

test("lateness, replacement and penalties are written down with what they need", async () => {
  const { recordHappened } = open();
  await userEvent.click(await button("遅刻・交代・減点を書く"));
  const form = within(await screen.findByRole("region", { name: "遅刻・欠席・交代・減点" }));
  await userEvent.click(form.getByRole("button", { name: "書きこむ" }));
  expect((await form.findByRole("alert")).textContent).toBe("だれのことかを選んでください。");
  await userEvent.selectOptions(form.getByLabelText("だれ"), "102");
  await userEvent.type(form.getByLabelText("遅れた時間"), "１０{Enter}");
  await askedLast(recordHappened, 1, [{ kind: "late", person: 102, minutes: 10 }]);
  await userEvent.selectOptions(form.getByLabelText("何があったか"), "replaced");
  await userEvent.selectOptions(form.getByLabelText("だれ"), "103");
  await userEvent.selectOptions(form.getByLabelText("代わりに打つスタッフ"), "131");
  await userEvent.selectOptions(form.getByLabelText("どの回から"), "1 2");
  await userEvent.click(form.getByRole("button", { name: "書きこむ" }));
  await askedLast(recordHappened, 1, [
    { kind: "replaced", person: 103, by: 131, stage: 1, round: 2 },
  ]);
  await userEvent.selectOptions(form.getByLabelText("何があったか"), "adjusted");
  await userEvent.selectOptions(form.getByLabelText("だれ"), "101");
  await userEvent.type(form.getByLabelText("何点"), "1000{Enter}");
  await userEvent.type(form.getByLabelText("理由"), "牌を倒した{Enter}");
  await askedLast(recordHappened, 1, [
    {
      kind: "adjusted",
      person: 101,
      stage: 1,
      round: null,
      points: -1000,
      reason: "牌を倒した",
    },
  ]);
});

test("a penalty is cancelled with a reason", async () => {
  const penalty = {
    event: 8,
    at: { day: newYear, time: "09:40" },
    person: person(2),
    kind: "late",
    points: "▲5.0",
    minutes: 10,
    reason: "",
    lifted: null,
    replaced: false,
  } as const;
  const { recordHappened } = open(play({ penalties: [penalty] }));
  await userEvent.click(await button("選手2さんの10分遅刻（▲5.0）を取り消す"));
  const reason = await screen.findByLabelText("取り消す理由");
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("理由を書いてください。")).toBeTruthy();
  await userEvent.type(reason, "電車の遅れ{Enter}");
  await askedOnce(recordHappened, 1, [{ kind: "lifted", event: 8, reason: "電車の遅れ" }]);
});
