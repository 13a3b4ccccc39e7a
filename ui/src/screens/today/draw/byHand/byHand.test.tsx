// @vitest-environment jsdom

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { asked, renderSaying } from "../../../../frame/forTests";
import { answer } from "../../../../parts/inFrame";
import type {
  DrawPlace,
  MemberChoice,
  RoundDraw,
  SameFor,
  SeatsByHand,
  SeatsLook,
  SeatsRead,
} from "../../../../platform";
import { RoundDrawing } from "../RoundDrawing";

const member = (number: number, name = `会員${number}`): MemberChoice => ({
  id: number + 100,
  number,
  name,
  kana: "",
  unranked: false,
});
const people = [1, 2, 3, 4, 5, 6].map((number) => member(number));

/** One table of four and one person more, of whom everybody has to have a place. */
function lookOf({ tables, sitsOut }: SeatsByHand): SeatsLook {
  const seated = tables.flat().filter((id) => id !== null);
  const placed = [...seated, ...sitsOut];
  const isWhole =
    seated.length === 4 &&
    new Set(placed).size === placed.length &&
    people.slice(0, 5).every(({ id }) => placed.includes(id));
  const drawn = seated.map((id, at) => ({
    id,
    number: id - 100,
    name: `会員${id - 100}`,
    wind: "東南西北"[at] ?? null,
    satOut: 0,
  }));
  const amiss = {
    unfilled: seated.length === 4 ? [] : ["A"],
    twice: people.filter(({ id }) => placed.filter((one) => one === id).length > 1),
    noPlace: people
      .slice(0, 5)
      .filter(({ id }) => !placed.includes(id))
      .map((person) => ({ person, round: 1 })),
    notThere: [],
  };
  return {
    amiss,
    came: people.filter(({ id, number }) => number > 5 && placed.includes(id)),
    draw: isWhole
      ? {
          seed: null,
          tables: [{ label: "A", people: drawn }],
          sitsOut: [],
          quality: { metToday: [], repeatsThisMonth: 0, sameSeatAgain: 0, sitOutDifference: 0 },
        }
      : null,
  };
}

function open(read: SeatsRead = { kind: "nobody" }) {
  let round: RoundDraw = { present: 5, sheets: 0, kept: null, cameSince: [], notThere: [] };
  const keepSeats = vi.fn((_place: DrawPlace, seats: SeatsByHand, _same: SameFor) => {
    round = { ...round, kept: lookOf(seats).draw };
    return answer(null);
  });
  const readSeats = vi.fn((_place: DrawPlace, _list: string) => answer(read));
  const shown = renderSaying(
    <RoundDrawing
      day="2026-11-21"
      series={1}
      rules={[]}
      usualRules={5}
      tables={[]}
      planned={3}
      first={[101]}
      onAttendance={() => undefined}
      onSheets={() => undefined}
    />,
    {
      roundDraw: () => answer(round),
      memberChoices: (typed) =>
        answer(people.filter(({ number, name }) => `${number}` === typed || name.includes(typed))),
      lookAtSeats: (_place, seats) => answer(lookOf(seats)),
      readSeats,
      keepSeats,
    },
  );
  return { keepSeats, readSeats, ...shown };
}

async function begin() {
  await userEvent.click(await screen.findByRole("button", { name: "手で決めた席" }));
  return screen.findByRole("combobox", { name: "A卓 東家" });
}

const value = (name: string) => (screen.getByRole("combobox", { name }) as HTMLInputElement).value;

test("seats are typed by number, Enter going on, and kept for all rounds to come", async () => {
  const { keepSeats, said } = open();
  const east = await begin();
  await waitFor(() => expect(document.activeElement).toBe(east));
  await userEvent.keyboard("4{Enter}3{Enter}2{Enter}1{Enter}");
  await waitFor(() => expect(value("A卓 北家")).toBe("1 会員1"));
  expect(value("A卓 東家")).toBe("4 会員4");
  const keep = screen.getByRole("button", { name: /この席に決める/ });
  expect(keep.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(keepSeats).not.toHaveBeenCalled();
  await screen.findByText("まだ席のない人：会員5");
  await userEvent.click(screen.getByRole("button", { name: "残りの人はお休みにする" }));
  await waitFor(() => expect(value("お休み 1人目")).toBe("5 会員5"));
  await screen.findByText("全員の席が決まっています");
  await userEvent.click(screen.getByLabelText("残りの回も、同じ顔ぶれの卓で打つ"));
  expect(screen.getByLabelText("どの回まで")).toHaveProperty("value", "3");
  await userEvent.click(screen.getByLabelText(/1回ごとに席を1つずつ回す/));
  await userEvent.click(await screen.findByRole("button", { name: /1〜3回戦をこの席に決める/ }));
  await asked(
    keepSeats,
    expect.objectContaining({ round: 1 }),
    { tables: [[104, 103, 102, 101]], sitsOut: [105] },
    { last: 3, winds: "turn" },
  );
  expect(said).toEqual(["1回戦から3回戦までの席を決めました。"]);
  await screen.findByText("1回戦の席（決定済み、手で決めた席）");
});

test("lines pasted into a seat fill the tables, and who is doubtful is asked with suggestions", async () => {
  const place = (number: number) => ({ text: `${number}`, person: member(number), near: [] });
  const { readSeats, keepSeats } = open({
    kind: "seats",
    tables: [[place(1), place(2), { text: "会貝3", person: null, near: [member(3)] }, place(6)]],
    sits_out: [place(4), place(5)],
  });
  const east = await begin();
  east.focus();
  await userEvent.paste("1\t2\t会貝3\t6\nお休み 4 5");
  expect(readSeats).toHaveBeenCalledWith(
    expect.objectContaining({ round: 1 }),
    "1\t2\t会貝3\t6\nお休み 4 5",
  );
  const doubt = (await screen.findByText(/「会貝3」（A卓 西家）はどなたですか。/)).closest("li");
  await screen.findByText("出席にも入れます：会員6");
  await userEvent.click(within(doubt as HTMLElement).getByRole("button", { name: "3 会員3" }));
  await waitFor(() => expect(value("A卓 西家")).toBe("3 会員3"));
  await userEvent.click(await screen.findByRole("button", { name: /この席に決める/ }));
  await asked(
    keepSeats,
    expect.anything(),
    { tables: [[101, 102, 103, 106]], sitsOut: [104, 105] },
    { last: 1, winds: "as_typed" },
  );
});

test("a list that is none says in which line, and leaves what was typed", async () => {
  open({ kind: "too_many", line: 2, has: 5, takes: 4 });
  await begin();
  await userEvent.keyboard("4{Enter}");
  await waitFor(() => expect(value("A卓 東家")).toBe("4 会員4"));
  await userEvent.click(screen.getByRole("button", { name: "一覧から貼りつける" }));
  await userEvent.type(
    screen.getByLabelText("1行に1卓ずつ、東家から順に"),
    "1 2 3 4{Enter}5 6 7 8 9",
  );
  await userEvent.click(screen.getByRole("button", { name: "席に入れる" }));
  await screen.findByText(/2行目に5人います。/);
  expect(value("A卓 東家")).toBe("4 会員4");
});

test("who is typed twice is said, and Esc takes back what was typed", async () => {
  const { keepSeats } = open();
  await begin();
  await userEvent.keyboard("4{Enter}4{Enter}");
  await screen.findByText("会員4さんが2か所にいます。");
  await userEvent.click(screen.getByRole("combobox", { name: "A卓 東家" }));
  await userEvent.keyboard("何某");
  await screen.findByText(/「何某」（A卓 東家）はどなたですか。/);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(/何某/)).toBeNull());
  await screen.findByText("会員4さんが2か所にいます。");
  await userEvent.click(screen.getByRole("button", { name: "くじに戻る" }));
  await screen.findByRole("button", { name: "席を引く" });
  // What was typed is still there when one comes back.
  await begin();
  expect(value("A卓 東家")).toBe("4 会員4");
  expect(keepSeats).not.toHaveBeenCalled();
});
