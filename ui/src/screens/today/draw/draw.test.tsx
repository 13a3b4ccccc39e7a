// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { asked, renderSaying } from "../../../frame/forTests";
import { answer, renderInFrame } from "../../../parts/inFrame";
import type { DrawnPerson, DrawPlace, DrawSwap, DrawView, RoundDraw } from "../../../platform";
import { RoundDrawing } from "./RoundDrawing";

const winds = ["東", "南", "西", "北"];

function person(number: number, wind: string | null): DrawnPerson {
  return { id: number + 100, number, name: `会員${number}`, wind, satOut: 0 };
}

/** One table and one who sits out; every swap is done to the numbers, as the backend does. */
function drawOf(seed: number, swaps: DrawSwap[], met: [string, string][] = []): DrawView {
  const order = [1, 2, 3, 4, 5];
  for (const { one, other } of swaps) {
    const [at, to] = [order.indexOf(one - 100), order.indexOf(other - 100)];
    [order[at], order[to]] = [other - 100, one - 100];
  }
  const people = order.map((number, place) => person(number, winds[place] ?? null));
  return {
    seed,
    tables: [{ label: "A", people: people.slice(0, 4) }],
    sitsOut: people.slice(4),
    quality: {
      metToday: met,
      repeatsThisMonth: met.length * 2,
      sameSeatAgain: 0,
      sitOutDifference: 1,
    },
  };
}

const undrawn: RoundDraw = { present: 5, sheets: 0, kept: null, cameSince: [], notThere: [] };

function open(given: Partial<RoundDraw> = {}, met: [string, string][] = []) {
  let round: RoundDraw = { ...undrawn, ...given };
  const proposeDraw = vi.fn((_place: DrawPlace, seed: number, swaps: DrawSwap[]) =>
    answer(drawOf(seed, swaps, met)),
  );
  const keepDraw = vi.fn((_place: DrawPlace, seed: number, swaps: DrawSwap[]) => {
    round = { ...round, kept: drawOf(seed, swaps) };
    return answer(null);
  });
  const lookAtSwap = (_place: DrawPlace, people: DrawSwap) =>
    answer(drawOf(7, [people], [["会員1", "会員3"]]));
  const swapInDraw = vi.fn((_place: DrawPlace, people: DrawSwap) => {
    round = { ...round, kept: drawOf(7, [people]) };
    return answer(null);
  });
  const deleteDraw = vi.fn((_place: DrawPlace) => {
    round = { ...round, kept: null };
    return answer(null);
  });
  const onSheets = vi.fn();
  const onAttendance = vi.fn();
  const { said } = renderSaying(
    <RoundDrawing
      day="2026-11-21"
      series={1}
      rules={[]}
      usualRules={5}
      tables={[]}
      planned={3}
      first={[]}
      onAttendance={onAttendance}
      onSheets={onSheets}
    />,
    { roundDraw: () => answer(round), proposeDraw, keepDraw, lookAtSwap, swapInDraw, deleteDraw },
  );
  return { proposeDraw, keepDraw, swapInDraw, deleteDraw, onSheets, onAttendance, said };
}

/** The box for the number of the draw, which is seldom needed. */
async function seedBox() {
  await userEvent.click(await screen.findByRole("button", { name: "くわしく" }));
  return screen.findByLabelText("くじの番号");
}

const seats = () =>
  [...document.querySelectorAll(".drawn-table li button")].map((seat) => seat.textContent);

test("seats are drawn, read with what is to be said of them, and kept by keys alone", async () => {
  const { proposeDraw, keepDraw, said, onSheets } = open({}, [["会員1", "会員3"]]);
  (await screen.findByRole("button", { name: "席を引く" })).focus();
  await userEvent.keyboard("{Enter}");
  const keep = await screen.findByRole("button", { name: "この席に決める" });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  expect(screen.getByText("今日2度目の同卓が1組")).toBeTruthy();
  expect(screen.getByText(/いちばん少ない/)).toBeTruthy();
  expect(screen.getByText("今月のほかの日にも同卓だった組が2組")).toBeTruthy();
  expect(screen.getByText("今日1回目のお休み")).toBeTruthy();
  const seed = proposeDraw.mock.calls[0]?.[1];
  await userEvent.click(screen.getByRole("button", { name: "くわしく" }));
  expect(screen.getByLabelText("くじの番号")).toHaveProperty("value", String(seed));
  keep.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText(`1回戦の席（決定済み、くじの番号 ${seed}）`);
  expect(keepDraw).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ round: 1 }), seed, []);
  expect(said).toEqual(["1回戦の席を決めました。"]);
  await userEvent.keyboard("{Enter}");
  expect(onSheets).toHaveBeenCalledOnce();
});

test("a number that is typed repeats a draw, and what is none changes nothing", async () => {
  const { proposeDraw } = open();
  const box = await seedBox();
  await userEvent.type(box, "４２{Enter}");
  await screen.findByRole("button", { name: "この席に決める" });
  expect(proposeDraw).toHaveBeenLastCalledWith(expect.anything(), 42, []);
  for (const none of ["-1", "4294967296", "四二"]) {
    await userEvent.clear(box);
    await userEvent.type(box, `${none}{Enter}`);
    expect(await screen.findByText(new RegExp(`「?${none}`))).toBeTruthy();
  }
  expect(proposeDraw).toHaveBeenCalledTimes(1);
});

test("two people are swapped by the arrow keys, also with who sits out, and Esc gives up", async () => {
  const { proposeDraw, keepDraw, said } = open();
  await userEvent.type(await seedBox(), "7{Enter}");
  const east = await screen.findByRole("button", { name: "A卓 東家 1 会員1" });
  east.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("会員1さんと入れ替える人を選んでください。")).toBeTruthy();
  expect(east.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(east.getAttribute("aria-pressed")).toBe("false");
  await userEvent.keyboard("{Enter}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() =>
    expect(seats()).toEqual(["5 会員5", "2 会員2", "3 会員3", "4 会員4", "1 会員1"]),
  );
  expect(said).toEqual(["会員1さんと会員5さんを入れ替えました。"]);
  const swap = { one: 101, other: 105 };
  expect(proposeDraw).toHaveBeenLastCalledWith(expect.anything(), 7, [swap]);
  await userEvent.click(screen.getByRole("button", { name: "この席に決める" }));
  await waitFor(() => expect(keepDraw).toHaveBeenCalledWith(expect.anything(), 7, [swap]));
});

test("kept seats say who came since and who is not there; a swap in them is saved at once", async () => {
  const { swapInDraw, deleteDraw, said } = open({
    kept: drawOf(7, []),
    cameSince: ["会員9"],
    notThere: ["会員2"],
    sheets: 1,
  });
  expect(await screen.findByText(/席を決めたあとに来た人：会員9。/)).toBeTruthy();
  expect(screen.getByText(/この回の出席にない人：会員2。/)).toBeTruthy();
  expect(screen.getByText(/もう1枚入っています/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "A卓 南家 2 会員2" }));
  await userEvent.click(screen.getByRole("button", { name: "お休み 5 会員5" }));
  await asked(swapInDraw, expect.anything(), { one: 102, other: 105 });
  await waitFor(() => expect(seats()[1]).toBe("5 会員5"));
  await userEvent.click(screen.getByRole("button", { name: "くわしく" }));
  await userEvent.click(screen.getByRole("button", { name: "この席決めを消す" }));
  await screen.findByRole("button", { name: "席を引く" });
  expect(deleteDraw).toHaveBeenCalledOnce();
  expect(said.at(-1)).toBe("1回戦の席決めを消しました。「元に戻す」で戻せます。");
});

test("what a swap would cost is said before it is made", async () => {
  const { swapInDraw } = open({ kept: drawOf(7, []) });
  (await screen.findByRole("button", { name: "A卓 南家 2 会員2" })).focus();
  await userEvent.keyboard("{Enter}{ArrowRight}");
  const cost = (await screen.findByText("今日の同卓の重なり")).closest("li");
  expect(cost?.textContent).toBe("今日の同卓の重なり01ふえます");
  expect(swapInDraw).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("今日の同卓の重なり")).toBeNull();
});

test("the order key with Enter draws, keeps and goes on to the sheets", async () => {
  const { keepDraw, onSheets } = open();
  await screen.findByRole("button", { name: "席を引く" });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("button", { name: "この席に決める" });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("button", { name: "記録用紙を入れる" });
  expect(keepDraw).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onSheets).toHaveBeenCalledOnce();
});

test("kept seats stay until others are kept in their place", async () => {
  const { keepDraw } = open({ kept: drawOf(7, []) });
  await userEvent.click(await screen.findByRole("button", { name: "引き直す" }));
  await userEvent.click(screen.getByRole("button", { name: "席を引く" }));
  await screen.findByRole("button", { name: "前の席に代えて、この席に決める" });
  await userEvent.click(screen.getByRole("button", { name: "前の席に戻る" }));
  expect(await screen.findByText("1回戦の席（決定済み、くじの番号 7）")).toBeTruthy();
  expect(keepDraw).not.toHaveBeenCalled();
});

test("where nobody is there the way to the attendance is shown; too few are said in words", async () => {
  const { onAttendance } = open({ present: 0 });
  await userEvent.click(await screen.findByRole("button", { name: "出席をつける" }));
  expect(onAttendance).toHaveBeenCalledOnce();
  cleanup();
  const problem = { kind: "too_few_present", round: 1, present: "3", needed: "4" } as const;
  renderInFrame(
    <RoundDrawing
      day="2026-11-21"
      series={1}
      rules={[]}
      usualRules={5}
      tables={[]}
      planned={null}
      first={[]}
      onAttendance={onAttendance}
      onSheets={onAttendance}
    />,
    {
      roundDraw: () => answer({ ...undrawn, present: 3 }),
      proposeDraw: () => Promise.resolve({ ok: false, problem }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "席を引く" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "1回戦にいる人は3人で、4人の卓を作れません。",
  );
});
