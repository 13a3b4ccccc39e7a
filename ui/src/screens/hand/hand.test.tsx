// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { answer, renderInFrame } from "../../parts/inFrame";
import type { AskedHand, HandAnswer, Platform, SheetHand } from "../../platform";
import { blankHand } from "../today/sheet";
import HandScreen from ".";
import { blankAsked, withoutLast, withTile } from "./asked";

const words = (ja: string) => ({ ja, en: ja });
const line: SheetHand = {
  ...blankHand,
  level: "役満",
  han: "13",
  yaku: "大三元",
  tiles: "555666777z33s22m",
};
const rules = {
  players: 4,
  reds: true,
  ippatsu: true,
  ura: true,
  north: false,
  nagashi: false,
  pao: [],
};
const seen = { concealed: ["1m"], win: null, melds: [], dora: [], ura: [] };
const missing: HandAnswer = {
  seen,
  worth: null,
  refusal: { kind: "count", field: "tiles", words: words("手牌があと13枚要ります。") },
  rules,
};
const wrong: HandAnswer = {
  ...missing,
  refusal: { kind: "tiles", field: "melds", words: words("「12m」は面子ではありません。") },
};
const won: HandAnswer = {
  seen,
  refusal: null,
  rules,
  worth: {
    yaku: [{ name: words("大三元"), han: 13 }],
    value: words("役満"),
    level: "yakuman",
    han: 13,
    fu: 0,
    fuItems: [],
    fuWay: null,
    payments: [{ who: words("放銃した人が払う"), points: "32,000" }],
    total: "32,000",
    way: words("役: 大三元＝役満"),
    fed: [],
    line,
  },
};

function show(said: HandAnswer, changes = {}) {
  const handWorth = vi.fn((_: AskedHand) => answer(said));
  const commands: Partial<Platform> = { handWorth, ruleList: () => answer([]) };
  return { handWorth, ...renderInFrame(<HandScreen />, commands, changes) };
}

test("each key is asked about at once, and what is missing is no fault", async () => {
  const { handWorth } = show(missing);
  await userEvent.type(await screen.findByLabelText("手牌"), "1m");
  await waitFor(() =>
    expect(handWorth).toHaveBeenLastCalledWith(expect.objectContaining({ tiles: "1m" })),
  );
  await screen.findByText("手牌があと13枚要ります。");
  expect(screen.getByLabelText("手牌").getAttribute("aria-invalid")).toBe("false");
  const write = screen.getByRole<HTMLButtonElement>("button", { name: "用紙に書く" });
  expect(write.disabled).toBe(true);
});

test("what cannot be is said beside its box", async () => {
  show(wrong);
  const box = await screen.findByLabelText("鳴き・槓");
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
  const told = document.getElementById(box.getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toBe("「12m」は面子ではありません。");
});

test("a value is told with who pays and the way to it, and goes to the sheet's line", async () => {
  const putOnSheet = vi.fn();
  const place = { day: "2026-11-28", series: 1, round: 2, table: "B" };
  const hand = { place, line: 1, hand: null, rules: 1 };
  const commands: Partial<Platform> = {
    handWorth: () => answer(won),
    handOfLine: () => answer({ ...blankAsked, tsumo: true }),
    ruleList: () => answer([]),
  };
  renderInFrame(<HandScreen />, commands, {
    putOnSheet,
    hand: { ...hand, hand: blankHand } as never,
  });
  await screen.findByText("役: 大三元＝役満");
  expect(screen.getAllByText("32,000点")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "用紙に書く" }));
  expect(putOnSheet).toHaveBeenCalledWith({
    place,
    line: 1,
    given: {
      level: "役満",
      han: "13",
      fu: "",
      yaku: "大三元",
      tiles: "555666777z33s22m",
      loser: "",
    },
  });
});

describe("pressed tiles", () => {
  test("go to where they are to go", () => {
    let asked = withTile(blankAsked, "tiles", "1m");
    asked = withTile(asked, "tiles", "2m");
    asked = withTile(asked, "tiles", "5z");
    expect(asked.tiles).toBe("12m5z");
    expect(withTile(asked, "win", "3s").win).toBe("3s");
    expect(withTile(withTile(asked, "chi", "3m"), "closedKan", "1z").melds).toEqual([
      "345m (1111z)",
    ]);
    expect(withTile(asked, "pon", "0p").melds).toEqual(["055p"]);
    expect(withTile(asked, "kan", "9s").melds).toEqual(["9999s"]);
    expect(withTile(asked, "chi", "8m")).toBe(asked);
  });

  test("are taken back one by one, a set as a whole", () => {
    const asked = { ...blankAsked, tiles: "12m5z", melds: ["345m (1111z)"], win: "3s" };
    expect(withoutLast(asked, "tiles").tiles).toBe("12m");
    expect(withoutLast({ ...asked, tiles: "12m" }, "tiles").tiles).toBe("1m");
    expect(withoutLast({ ...asked, tiles: "1m" }, "tiles").tiles).toBe("");
    expect(withoutLast({ ...asked, tiles: "一二東" }, "tiles").tiles).toBe("一二");
    expect(withoutLast(asked, "pon").melds).toEqual(["345m"]);
    expect(withoutLast(asked, "win").win).toBe("");
  });
});
